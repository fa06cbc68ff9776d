/** Forms that no page of this service sends, and words of applicants that nobody expected. */
import { beforeAll, describe, expect, it } from 'vitest';
import { renderRefusal } from '../../shared/portal/refusal-page.ts';
import type { Backend } from '../support/backend.ts';
import { sharedBackend } from '../support/shared-backend.ts';
import { applicationCalls, hiring } from './support/application-calls.ts';
import { jobCalls } from './support/job-calls.ts';
import { formOf, portalCalls, questions } from './support/portal-calls.ts';

let backend: Backend;
let portal: ReturnType<typeof portalCalls>;
let applications: ReturnType<typeof applicationCalls>;
beforeAll(async () => {
  backend = await sharedBackend();
  portal = portalCalls(backend);
  applications = applicationCalls(backend);
});

const cv = (name = 'cv.pdf', text = '%PDF-1.7 a CV') => new File([text], name);
const person = { first_name: 'Jana', email: 'jana@example.com', consent_processing: 'true' };
const asking = {
  application_form: {
    fields: questions(
      { key: 'why', label: 'Why?', type: 'long_text' },
      {
        key: 'places',
        label: 'Places',
        type: 'multi_select',
        options: Array.from({ length: 200 }, (_, n) => ({ value: `${n}`.padEnd(100, '.'), label: `${n}` })),
      },
      { key: 'diploma', label: 'Diploma', type: 'file' },
    ),
  },
};
const listOf = async (caller: Parameters<typeof portal.form>[0]) =>
  (await applications.list({ caller, query: { expand: 'submission', limit: '100' } })).body.data;

describe('a text that is refused', () => {
  const fields = [
    'first_name',
    'last_name',
    'email',
    'phone',
    'location',
    'link',
    'cover_letter',
    'answers.why',
  ];
  it.each(
    fields.flatMap((field) => [`${'x'.repeat(20_001)}`, 'a\u0000b', 'a\u0001b'].map((text) => [field, text])),
  )('in %s shows the form again with what was entered', async (field, text) => {
    const { caller, job } = await hiring(backend, asking);
    const { status, text: page } = await portal.submit(caller, job, formOf({ ...person, [field]: text }));
    if (status === 200) return expect(JSON.stringify(await listOf(caller))).not.toContain('\\u0000');
    expect(status).toBe(422);
    expect(page).toContain(`id="${field}-problem"`);
    expect(page).toContain('name="first_name"');
    expect(await listOf(caller)).toEqual([]);
  });
});

describe('a file', () => {
  it.each([
    ['with folders and invisible letters in its name', '../../etc/a\u202Efdp.pdf', 'afdp.pdf'],
    ['from Windows', 'C:\\\\fakepath\\\\cv.pdf', 'cv.pdf'],
  ])('%s is stored under a plain one', async (_, sent, stored) => {
    const { caller, job } = await hiring(backend, asking);
    expect((await portal.submit(caller, job, formOf({ ...person, resume: cv(sent) }))).status).toBe(200);
    const [{ submission }] = await listOf(caller);
    expect(submission.attachments.map(({ filename }: { filename: string }) => filename)).toEqual([stored]);
  });

  it.each([
    ['resume', `${'x'.repeat(300)}.pdf`],
    ['answers.diploma', `${'x'.repeat(100_000)}.pdf`],
  ])('in %s with a name that nobody stores shows the form again', async (field, name) => {
    const { caller, job } = await hiring(backend, asking);
    const { status, text } = await portal.submit(caller, job, formOf({ ...person, [field]: cv(name) }));
    expect([status, text.includes(`id="${field}-problem"`)]).toEqual([422, true]);
  });

  it('comes once for each field, however many a program sends', async () => {
    const { caller, job } = await hiring(backend, asking);
    const form = formOf(person);
    for (let n = 0; n < 200; n++) form.append('resume', cv(`${n}.pdf`));
    const { status, text } = await portal.submit(caller, job, form);
    expect([status, text.includes('Choose one file.')]).toEqual([422, true]);
    expect(await listOf(caller)).toEqual([]);
  });

  it('is part of what a token stands for: the same token with another one is refused', async () => {
    const { caller, job } = await hiring(backend, asking);
    const form = { ...person, form_token: await portal.token(caller, job) };
    expect((await portal.submit(caller, job, formOf({ ...form, resume: cv() }))).status).toBe(200);
    const other = await portal.submit(caller, job, formOf({ ...form, resume: cv('cv.pdf', 'another') }));
    expect([other.status, other.text.includes('This form was already sent')]).toEqual([409, true]);
    expect((await portal.submit(caller, job, formOf({ ...form, resume: cv() }))).status).toBe(200);
  });
});

it('takes every choice of a question with many long ones', async () => {
  const { caller, job } = await hiring(backend, asking);
  const values = asking.application_form.fields[1]?.options.map(({ value }) => value) ?? [];
  const sent = await portal.submit(caller, job, formOf({ ...person, 'answers.places': values }));
  expect(sent.status, sent.text).toBe(200);
  expect((await listOf(caller))[0].submission.answers[0].value).toHaveLength(200);
});

it('refuses texts that are together too large for a page, and counts every form of an address', async () => {
  const { caller, job } = await hiring(backend, asking);
  const large = await portal.submit(caller, job, formOf({ ...person, cover_letter: '"'.repeat(300_000) }));
  expect([large.status, large.text.includes('Your form is too large')]).toEqual([413, true]);
  const statuses: number[] = [];
  for (let n = 0; n < 302; n++)
    statuses.push((await portal.submit(caller, job, formOf({}), '192.0.2.9')).status);
  expect(statuses.filter((status) => status === 429)).toHaveLength(2);
});

it.each(['constructor', '__proto__', 'constructor-x', 'toString', ''])(
  'shows a refusal to %j',
  (languages) => {
    expect(renderRefusal({ code: languages || 'not_found', requestId: 'req_1', languages })).toContain(
      '<h1>',
    );
  },
);

describe('a job that asks', () => {
  it.each([
    ['for what no object can hold', questions({ key: 'constructor', label: 'a', type: 'short_text' })],
    [
      'for more files than an application has',
      questions(
        ...Array.from({ length: 11 }, (_, n) => ({ key: `f${n}`, label: 'a', type: 'file' as const })),
      ),
    ],
  ])('%s is refused', async (_, fields) => {
    const { caller } = await hiring(backend);
    const body = { name: 'Nurse', application_form: { fields } };
    expect((await jobCalls(backend).create({ caller, body })).status).toBe(422);
  });
});
