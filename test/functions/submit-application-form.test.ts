import { beforeAll, describe, expect, it } from 'vitest';
import { filePutter } from '../../shared/storage/put-file.ts';
import type { Backend } from '../support/backend.ts';
import { eventsOf } from '../support/call-endpoint.ts';
import { everyRow } from '../support/every-row.ts';
import { sharedBackend } from '../support/shared-backend.ts';
import { applicationCalls, applicationFor, hiring, publishedJob } from './support/application-calls.ts';
import { jobCalls } from './support/job-calls.ts';
import { formOf, portalCalls, questions } from './support/portal-calls.ts';
import { searchDesk } from './support/search-desk.ts';

let backend: Backend;
let now = new Date();
let portal: ReturnType<typeof portalCalls>;
let applications: ReturnType<typeof applicationCalls>;
beforeAll(async () => {
  backend = await sharedBackend();
  portal = portalCalls(backend, () => now);
  applications = applicationCalls(backend, () => now);
});

const cv = (name = 'cv.pdf', text = '%PDF-1.7 a CV') => new File([text], name);
const person = { first_name: 'Jana', email: 'jana@example.com', consent_processing: 'true' };
const everyType = questions(
  { key: 'motto', label: 'Motto', type: 'short_text' },
  { key: 'why', label: 'Why?', type: 'long_text' },
  { key: 'nights', label: 'Nights?', type: 'boolean', required: true },
  { key: 'years', label: 'Years', type: 'number' },
  { key: 'start', label: 'Start', type: 'date', required: true },
  { key: 'site', label: 'Site', type: 'url' },
  { key: 'shift', label: 'Shift', type: 'single_select', options: [{ value: 'a', label: 'Early' }] },
  {
    key: 'languages',
    label: 'Languages',
    type: 'multi_select',
    options: ['de', 'fr'].map((value) => ({ value, label: value })),
  },
  { key: 'diploma', label: 'Diploma', type: 'file' },
);

const listOf = async (caller: Parameters<typeof portal.form>[0]) =>
  (await applications.list({ caller, query: { expand: 'submission', limit: '100' } })).body.data;

describe('a form of a browser', () => {
  it('becomes an application with typed answers and stored files', async () => {
    const { caller, job } = await hiring(backend, { application_form: { fields: everyType } });
    const token = await portal.token(caller, job);
    now = new Date(now.getTime() + 60_000);
    const sent = await portal.submit(
      caller,
      job,
      formOf({
        ...person,
        form_token: token,
        link: 'https://example.com/jana',
        cover_letter: 'I care.\r\nA lot.',
        resume: cv(),
        'answers.motto': 'Care',
        'answers.why': '',
        'answers.nights': 'false',
        'answers.years': '4.5',
        'answers.start': '2027-01-31',
        'answers.shift': 'a',
        'answers.languages': ['de', 'fr'],
        'answers.diploma': cv('diploma.docx'),
      }),
    );
    expect(sent.status, sent.text).toBe(200);
    expect(sent.text).toContain('Thank you for your application');
    const [application] = await listOf(caller);
    expect(application).toMatchObject({
      source: { type: 'portal' },
      screening: { status: 'clean', signals: [] },
      submission: { first_name: 'Jana', cover_letter: 'I care.\nA lot.', locale: 'en' },
    });
    const { answers, attachments } = application.submission;
    expect(
      Object.fromEntries(answers.map((one: { key: string; value: unknown }) => [one.key, one.value])),
    ).toEqual({
      motto: 'Care',
      nights: false,
      years: 4.5,
      start: '2027-01-31',
      shift: 'a',
      languages: ['de', 'fr'],
    });
    expect(
      attachments.map(({ kind, filename }: { kind: string; filename: string }) => [kind, filename]),
    ).toEqual([
      ['resume', 'cv.pdf'],
      ['diploma', 'diploma.docx'],
    ]);
    const created = (await eventsOf(backend, caller)).find(({ type }) => type === 'application.created');
    expect(created?.data.context.actor).toEqual({ type: 'system', id: 'portal' });
  });

  it('shows every problem at once, with what was entered, and stores nothing', async () => {
    const { caller, job } = await hiring(backend, { application_form: { fields: everyType } });
    const token = await portal.token(caller, job);
    const sent = await portal.submit(
      caller,
      job,
      formOf({
        form_token: token,
        first_name: ' ',
        email: 'nobody',
        phone: '<b>7</b>',
        link: 'javascript:alert(1)',
        cover_letter: 'Dear <team>',
        'answers.start': '31.1.2027',
        'answers.languages': ['fr', 'xx'],
      }),
    );
    expect(sent.status).toBe(422);
    const problems = [...sent.text.matchAll(/id="([\w.]+)-problem">([^<]+)/g)].map(([, field]) => field);
    expect(problems).toEqual([
      'first_name',
      'email',
      'link',
      'answers.nights',
      'answers.start',
      'answers.languages',
      'consent_processing',
    ]);
    expect(sent.text).toContain('value="nobody"');
    expect(sent.text).toContain('value="&lt;b>7&lt;/b>"'.replaceAll('>', '&gt;'));
    expect(sent.text).toContain('Dear &lt;team&gt;');
    expect(sent.text).toMatch(/value="fr" checked/);
    expect(await listOf(caller)).toEqual([]);
    expect(sent.text, 'a new token').not.toContain(token);
  });

  it.each([
    ['of a type that nobody reads', cv('cv.exe'), 'Files of this type are not accepted.'],
    ['that is too large', cv('cv.pdf', 'x'.repeat(3 * 1024 * 1024 + 1)), 'This file is too large.'],
  ])('is shown again with a file %s, and then taken with another one', async (_, file, problem) => {
    const { caller, job } = await hiring(backend);
    const form_token = await portal.token(caller, job);
    const sent = await portal.submit(caller, job, formOf({ ...person, form_token, resume: file }));
    expect(sent.status).toBe(422);
    expect(sent.text).toContain(`id="resume-problem">${problem}`);
    const again = await portal.submit(caller, job, formOf({ ...person, form_token, resume: cv() }));
    expect(again.status).toBe(200);
    expect(await listOf(caller)).toHaveLength(1);
  });
});

describe('the token of a form', () => {
  it('stores one application, however often and concurrently it is sent', async () => {
    const { caller, job } = await hiring(backend);
    const form = { ...person, form_token: await portal.token(caller, job) };
    const sent = await Promise.all([1, 2, 3].map(() => portal.submit(caller, job, formOf(form))));
    expect(sent.map(({ status }) => status).filter((status) => status !== 200 && status !== 409)).toEqual([]);
    const later = await portal.submit(caller, job, formOf(form));
    expect([later.status, later.headers['Idempotent-Replayed']]).toEqual([200, 'true']);
    const other = await portal.submit(caller, job, formOf({ ...form, email: 'other@example.com' }));
    expect(other.status).toBe(409);
    expect(other.text).toContain('This form was already sent');
    expect(await listOf(caller)).toHaveLength(1);
  });

  it('stores the files of an application whose first try could not store them', async () => {
    const { caller, job } = await hiring(backend);
    const put = filePutter(backend.s3, backend.bucketName);
    let tries = 0;
    const failing = portalCalls(
      backend,
      () => now,
      async (...file) => {
        if (++tries === 1) throw Object.assign(new Error('busy'), { name: 'SlowDown' });
        await put(...file);
      },
    );
    const form = { ...person, form_token: await portal.token(caller, job), resume: cv() };
    await expect(failing.submit(caller, job, formOf(form))).rejects.toThrow('refused with 503');
    expect((await failing.submit(caller, job, formOf(form))).status).toBe(200);
    expect([tries, (await listOf(caller)).length]).toEqual([2, 1]);
  });

  it.each([
    ['three seconds', 2_999, ['sent_too_fast']],
    ['a minute', 60_000, []],
  ])('says whether it took %s', async (_, elapsed, signals) => {
    const { caller, job } = await hiring(backend);
    const form_token = await portal.token(caller, job);
    now = new Date(now.getTime() + elapsed);
    await portal.submit(caller, job, formOf({ ...person, form_token }));
    expect((await listOf(caller))[0].screening.signals).toEqual(signals);
  });

  it('of another job, or made up, is worth none, and refuses nobody', async () => {
    const { caller, job } = await hiring(backend);
    const other = await hiring(backend);
    const tokens = [
      await portal.token(other.caller, other.job),
      'mr2k1x0c.aaaa.bbbb',
      '',
      'Á',
      'x'.repeat(300),
    ];
    now = new Date(now.getTime() + 60_000);
    for (const form_token of tokens) {
      const email = `${crypto.randomUUID()}@example.com`;
      expect((await portal.submit(caller, job, formOf({ ...person, email, form_token }))).status).toBe(200);
    }
    const signals = (await listOf(caller)).map(({ screening }: { screening: object }) => screening);
    expect(signals).toEqual(tokens.map(() => ({ status: 'flagged', signals: ['sent_too_fast'] })));
  });
});

it('flags a field that only programs fill, and a burst from one address', async () => {
  const { caller, job } = await hiring(backend);
  const send = (extra: object, address: string) => {
    const fields = { ...person, email: `${crypto.randomUUID()}@example.com`, ...extra };
    return portal.submit(caller, job, formOf(fields), address);
  };
  await send({ nickname: 'bot' }, '192.0.2.1');
  expect((await listOf(caller))[0].screening.signals).toContain('honeypot_filled');
  for (let sent = 0; sent < 11; sent++) await send({}, '192.0.2.2');
  const bursts = (await listOf(caller)).filter(isBurst);
  expect(bursts).toHaveLength(1);
});

it('takes nothing for a job that is closed or pauses', async () => {
  const { caller, job } = await hiring(backend, { visibility: { accept_applications: false } });
  const pausing = await portal.submit(caller, job, formOf(person));
  expect(pausing.status).toBe(409);
  expect(pausing.text).toContain('This job does not take applications at the moment.');
  expect((await portal.form(caller, job)).status).toBe(409);
  await jobCalls(backend).close({ caller, params: { id: job.id } });
  expect((await portal.submit(caller, job, formOf(person))).status).toBe(410);
  expect(await listOf(caller)).toEqual([]);
});

it('is in the language of its job, also where it shows problems', async () => {
  const { caller, job } = await hiring(backend, { language: 'de' });
  const sent = await portal.submit(caller, job, formOf({ first_name: 'Jana', email: '' }));
  expect(sent.text).toContain('E-Mail-Adresse: Dieses Feld muss ausgefüllt sein.');
});

const isBurst = ({ screening }: { screening: { signals: string[] } }) =>
  screening.signals.includes('address_burst');

it('recognizes a repeated application behind 26 newer ones of the same person', async () => {
  const { caller, job } = await hiring(backend);
  const other = await publishedJob(backend, caller);
  const apply = (to: typeof job) => applications.create({ caller, body: applicationFor(to) });
  await apply(job);
  for (let made = 0; made < 26; made++) await apply(other);
  const sent = { ...person, email: 'jane.miller@example.com' };
  expect((await portal.submit(caller, job, formOf(sent))).status).toBe(200);
  const newest = (await listOf(caller)).find(
    ({ source }: { source: { type: string } }) => source.type === 'portal',
  );
  expect(newest.screening.signals).toContain('repeated_application');
});

it('leaves no fingerprint of a form after the erasure of its person', async () => {
  const { caller, job } = await hiring(backend);
  const sent = await portal.submit(caller, job, formOf(person), undefined, 'a key of a form');
  expect(sent.status).toBe(200);
  const rows = async () =>
    (await everyRow(backend)).filter(
      ({ pk, data }) => pk.startsWith('IDEM#') && (data as { fingerprint?: string }).fingerprint,
    );
  const before = await rows();
  const [{ candidate_id }] = await listOf(caller);
  const desk = searchDesk(backend, () => now);
  await desk.erase(caller, candidate_id);
  expect((await rows()).length).toBe(before.length - 1);
});

it('stores no fingerprint that can be found by trying, also of a form that is refused', async () => {
  const { caller, job } = await hiring(backend);
  const body = { ...applicationFor(job), resume: { filename: 'cv.pages' } };
  const fingerprints = async () =>
    (await everyRow(backend)).flatMap(({ pk, data }) =>
      pk.startsWith('IDEM#') ? (data as { fingerprint?: string }).fingerprint || [] : [],
    );
  const before = (await fingerprints()).length;
  for (const key of ['one key', 'another key']) {
    const { status } = await applications.create({ caller, body, headers: { 'idempotency-key': key } });
    expect(status).toBe(422);
  }
  const all = await fingerprints();
  expect(all).toHaveLength(before + 2);
  // The same request has another fingerprint under each key.
  expect(new Set(all).size).toBe(all.length);
});
