/** Chat intakes over the table: turns, races, confirmation, handover, files, erasure and the nightly sweep. */
import { beforeAll, describe, expect, it } from 'vitest';
import type { Caller } from '../../shared/http/api-gateway.ts';
import type { Backend } from '../support/backend.ts';
import { eventsOf } from '../support/call-endpoint.ts';
import { everyRow } from '../support/every-row.ts';
import { sharedBackend } from '../support/shared-backend.ts';
import { applicationCalls, hiring } from './support/application-calls.ts';
import { intakeCalls, pageParams, personOf } from './support/intake-calls.ts';
import { privacyCalls } from './support/privacy-calls.ts';

let backend: Backend;
let now = new Date();
const clock = () => now;
let chats: ReturnType<typeof intakeCalls>;
let applications: ReturnType<typeof applicationCalls>;
let privacy: ReturnType<typeof privacyCalls>;
beforeAll(async () => {
  backend = await sharedBackend();
  chats = intakeCalls(backend, clock);
  applications = applicationCalls(backend, clock);
  privacy = privacyCalls(backend, clock);
});

const form = {
  application_form: {
    fields: [
      { key: 'nights', label: 'Night shifts?', type: 'boolean', required: true, options: [] },
      { key: 'start', label: 'When can you start?', type: 'date', required: false, options: [] },
    ],
  },
} as object;
/** Up to the summary: consent, names, address, both questions, no CV, phone, place and link. */
const toSummary = [
  'yes',
  'Ana',
  'Lopez',
  'ana@example.com',
  'no',
  '5 March 2027',
  'yes',
  'skip',
  '+49 30 1234567',
  'Porto',
  'skip',
  'no',
];
const typesOf = async (caller: Caller) =>
  (await eventsOf(backend, caller))
    .map(({ type }) => type)
    .filter((type) => type.startsWith('intake.'))
    .sort();

describe('the name of who chats', () => {
  it('is null until a part of it is given', async () => {
    const { caller, job } = await hiring(backend, form);
    const { body, answers } = await chats.begin(caller, job);
    const nameNow = async () => {
      const { data } = (await chats.list({ caller })).body;
      return data.find(({ id }: { id: string }) => id === body.id).person_name;
    };
    await answers('yes');
    expect(await nameNow()).toBeNull();
    await answers('Ana');
    expect(await nameNow()).toBe('Ana');
    await answers('Lopez');
    expect(await nameNow()).toBe('Ana Lopez');
  });
});

describe('a chat', () => {
  it('becomes an application of the chatbot, and its events have no word of it', async () => {
    const { caller, job } = await hiring(backend, form);
    const { body, params, person, answers } = await chats.begin(caller, job);
    expect(body).toMatchObject({
      status: 'active',
      turn: 0,
      input: { key: 'consent_processing', type: 'boolean' },
    });
    expect(body.session_token).toMatch(/^svc_ct_live_\w{38}$/);
    const summary = (await answers(...toSummary)).body;
    expect(summary).toMatchObject({ status: 'reviewing', input: { type: 'summary' } });
    expect(summary.answers.map(({ text }: { text: string }) => text)).toEqual(
      expect.arrayContaining(['Ana', 'ana@example.com', 'No', 'March 5, 2027', 'Porto']),
    );
    const done = await chats.confirm({ caller: person, params });
    expect(done).toMatchObject({ status: 200, body: { status: 'completed', input: null } });
    const [application] = (await applications.list({ caller, query: { expand: 'submission' } })).body.data;
    expect(application).toMatchObject({
      id: done.body.application_id,
      source: { type: 'chatbot' },
      consent: { processing: { given: true } },
      submission: {
        first_name: 'Ana',
        phone: '+49 30 1234567',
        answers: [
          { key: 'nights', value: false },
          { key: 'start', value: '2027-03-05' },
        ],
      },
    });
    expect(await typesOf(caller)).toEqual(['intake.completed', 'intake.started']);
    const events = JSON.stringify(await eventsOf(backend, caller));
    for (const text of ['Ana', 'Lopez', 'ana@', 'Porto', '1234567', 'svc_ct'])
      expect(events).not.toContain(text);
    expect((await chats.list({ caller })).body.data).toMatchObject([{ id: params.id, status: 'completed' }]);
    const transcript = (await chats.transcript({ caller, params })).body;
    expect(transcript.messages).toContainEqual(expect.objectContaining({ from: 'person', text: 'Porto' }));
  });

  it('confirmed several times at once is one application', async () => {
    const { caller, job } = await hiring(backend, form);
    const { params, person, answers } = await chats.begin(caller, job);
    await answers(...toSummary);
    const done = await Promise.all([1, 2, 3, 4].map(() => chats.confirm({ caller: person, params })));
    const ids = new Set(done.map(({ body }) => body.application_id ?? body.error.code));
    expect([...ids]).toHaveLength(1);
    expect((await applications.list({ caller })).body.data).toHaveLength(1);
    expect(await typesOf(caller)).toEqual(['intake.completed', 'intake.started']);
  });

  it('asks what its form asks since, before it is sent', async () => {
    const { caller, job } = await hiring(backend, form);
    const { params, person, answers } = await chats.begin(caller, job);
    await answers(...toSummary);
    const field = {
      id: 'fld_01JD8ZC4G8M9Q3RXW5T7V2B6NK',
      key: 'new',
      label: 'A new question',
      type: 'short_text' as const,
    };
    const added = { ...field, required: true, options: [], is_knockout: false };
    await applications.jobs.change(
      {
        organizationId: caller.organizationId,
        environment: 'production',
        actor: { type: 'system', id: 'x' },
        requestId: null,
        now,
        newEventId: () => 'evt_1',
      },
      job.id,
      (before) => ({
        next: {
          ...before,
          application_form: {
            ...before.application_form,
            fields: [...before.application_form.fields, added],
          },
        },
        events: [],
      }),
    );
    const asked = (await chats.confirm({ caller: person, params })).body;
    expect(asked).toMatchObject({ status: 'active', input: { key: 'answers.new', required: true } });
    expect((await applications.list({ caller })).body.data).toEqual([]);
  });
});

describe('the number of a turn', () => {
  it('makes a repeated message harmless, and shows races', async () => {
    const { caller, job } = await hiring(backend, form);
    const { params, person } = await chats.begin(caller, job);
    const say = (turn: number, text: string) => chats.say({ caller: person, params, body: { turn, text } });
    const same = await Promise.all([1, 2, 3].map(() => say(1, 'yes')));
    expect(same.map(({ status, body }) => [status, body.turn, body.input.key])).toEqual(
      Array(3).fill([200, 1, 'first_name']),
    );
    expect(same.map(({ body }) => body.messages)).toEqual(Array(3).fill(same[0]?.body.messages));
    expect((await say(1, 'no')).body.error).toMatchObject({ code: 'turn_taken', param: 'turn' });
    expect((await say(3, 'Ana')).body.error.code).toBe('turn_taken');
    const raced = await Promise.all(['Ana', 'Eva'].map((text) => say(2, text)));
    expect(raced.map(({ status }) => status).sort()).toEqual([200, 409]);
    const { body } = await chats.get({ caller: person, params });
    expect(body).toMatchObject({ turn: 2, input: { key: 'last_name' } });
    expect(body.messages.filter(({ from }: { from: string }) => from === 'person')).toHaveLength(2);
  });

  it.each([
    [{ turn: 1 }, 'required'],
    [{ turn: 1, text: 'yes', value: true }, 'contradictory'],
    [{ turn: 1, text: 'a'.repeat(2001) }, 'too_long'],
    [{ turn: 1, text: ' ' }, 'invalid_format'],
  ])('%j is refused', async (body, code) => {
    const { caller, job } = await hiring(backend, form);
    const { params, person } = await chats.begin(caller, job);
    const refused = await chats.say({ caller: person, params, body });
    expect([refused.status, refused.body.error.details[0].code]).toEqual([422, code]);
  });
});

describe('a human', () => {
  it('can be asked for, answers, and leaves', async () => {
    const { caller, job } = await hiring(backend, form);
    const { params, person, answers, answer } = await chats.begin(caller, job);
    const team = (turn: number, text: string) => chats.say({ caller, params, body: { turn, text } });
    expect((await team(1, 'Hello')).body.error.code).toBe('invalid_state_transition');
    expect((await answers('yes', 'a human')).body).toMatchObject({
      status: 'handed_over',
      input: { type: 'message' },
    });
    expect((await answers('Is the job part time?')).body.messages).toEqual([]);
    expect((await team(4, 'Yes, it is.')).body).toMatchObject({ status: 'handed_over', turn: 4 });
    const { body } = await chats.get({ caller: person, params });
    expect(body.messages.at(-1)).toEqual({ from: 'team', text: 'Yes, it is.' });
    const back = await chats.handOver({ caller: person, params, body: { to: 'program' } });
    expect(back.body).toMatchObject({ status: 'active', turn: 5, input: { key: 'first_name' } });
    expect((await chats.handOver({ caller: person, params, body: { to: 'program' } })).body.turn).toBe(5);
    expect((await answer({ turn: 6, text: 'Ana' })).body.input.key).toBe('last_name');
    expect(await typesOf(caller)).toEqual(['intake.handover_requested', 'intake.started']);
  });
});

describe('a CV', () => {
  it('is read, awaited, and becomes that of the application', async () => {
    const { caller, job } = await hiring(backend);
    const { params, person, answers, answer } = await chats.begin(caller, job);
    await answers('yes', 'Ana', 'Lopez', 'ana.cv@example.com');
    const { body: target } = await chats.upload({
      caller: person,
      params,
      body: { filename: 'cv.txt', size: 5 },
    });
    const put = await fetch(target.upload_url, { method: 'PUT', headers: target.headers, body: 'Hello' });
    expect(put.status).toBe(200);
    expect((await answer({ value: 'att_01JD8ZC4G8M9Q3RXW5T7V2B6NK' })).status).toBe(422);
    expect((await answer({ value: target.id })).body.input.type).toBe('wait');
    expect((await answer({ value: 'wait' })).body).toMatchObject({ turn: 5, input: { type: 'wait' } });
    const key = `attachments/${caller.organizationId}/${params.id}/${target.id}`;
    await applications.receive(`pending/${key}`);
    const stored = await chats.intakes.get(caller.organizationId, params.id);
    expect(stored.files).toMatchObject([{ status: 'stored', kind: 'resume', scan_id: expect.any(String) }]);
    now = new Date(now.getTime() + 60_000);
    const on = await answer({ value: 'wait' });
    expect(on.body).toMatchObject({ turn: 6, status: 'active', input: { key: 'phone' } });
    await answers('skip', 'skip', 'skip', 'no');
    now = new Date();
    const done = await chats.confirm({ caller: person, params });
    expect(done).toMatchObject({ status: 200, body: { status: 'completed' } });
    const { body } = await applications.get({ caller, params: { id: done.body.application_id } });
    expect(body).toMatchObject({
      scan_id: stored.files[0]?.scan_id,
      submission: { attachments: [{ id: target.id, status: 'stored', filename: 'cv.txt' }] },
    });
    const scan = await chats.scans.get(caller.organizationId, body.scan_id);
    expect(scan).toMatchObject({
      application_id: body.id,
      candidate_id: body.candidate_id,
      source: { type: 'chatbot' },
    });
  });
});

describe('what was said', () => {
  const completed = async () => {
    const { caller, job } = await hiring(backend, form);
    const begun = await chats.begin(caller, job);
    await begun.answers(...toSummary);
    const confirmed = await chats.confirm({ caller: begun.person, params: begun.params });
    expect(confirmed.body.status, confirmed.text).toBe('completed');
    const intake = await chats.intakes.get(caller.organizationId, begun.params.id);
    return { caller, ...begun, candidate: { id: intake.candidate_id ?? '' } };
  };

  it('is exported with its candidate', async () => {
    const { caller, candidate } = await completed();
    const { body, status } = await privacy.order({ caller, params: candidate });
    expect(status, JSON.stringify(body)).toBe(202);
    await privacy.write({ organizationId: caller.organizationId, exportId: body.id }, false);
    const { body: done } = await privacy.exported({ caller, params: { id: body.id } });
    const exported = JSON.parse(await (await fetch(done.url)).text());
    expect(exported.intakes).toHaveLength(1);
    expect(JSON.stringify(exported.intakes[0].transcript)).toContain('Porto');
  });

  it.each(['remove', 'anonymize'] as const)('is gone after "%s" of its candidate', async (what) => {
    const { caller, params, candidate } = await completed();
    const order = await privacy[what]({ caller, params: candidate });
    expect(order.status, order.text).toBeLessThan(300);
    const erasureId = what === 'remove' ? order.body.id : undefined;
    const orders = (await eventsOf(backend, caller)).length;
    expect(orders).toBeGreaterThan(0);
    const id = erasureId ?? (await erasureOf(caller.organizationId));
    await privacy.erase({ organizationId: caller.organizationId, erasureId: id });
    const gone = await chats.get({ caller, params });
    expect(gone.status, gone.text).toBe(404);
    const rows = (await everyRow(backend)).filter(
      ({ pk }) => pk.includes(params.id) && !pk.startsWith('ERASED'),
    );
    expect(rows).toEqual([]);
  });

  const erasureOf = async (organizationId: string) =>
    (await everyRow(backend)).find(({ pk }) => pk === `ORG#${organizationId}#ERASURE`)?.sk ?? '';

  it('is deleted by its person, with its files', async () => {
    const { caller, job } = await hiring(backend, form);
    const { params, person, answers } = await chats.begin(caller, job);
    await answers('yes', 'Ana');
    expect((await chats.remove({ caller: person, params })).body).toEqual({
      object: 'intake',
      id: params.id,
      deleted: true,
    });
    expect((await chats.remove({ caller: person, params })).status).toBe(404);
    expect(
      (await everyRow(backend)).filter(({ pk }) => pk.includes(params.id) && !pk.startsWith('ERASED')),
    ).toEqual([]);
    const done = await completed();
    const refused = await chats.remove({ caller: done.person, params: done.params });
    expect(refused.body.error.code).toBe('invalid_state_transition');
  });

  it('is abandoned after a day, and gone after 30 more', async () => {
    const { caller, job } = await hiring(backend, form);
    const { params, person, answers } = await chats.begin(caller, job);
    await answers('yes');
    const begunAt = now;
    const later = (days: number) => (now = new Date(begunAt.getTime() + days * 86_400_000));
    later(1.01);
    expect((await chats.get({ caller: person, params })).body.status).toBe('abandoned');
    const late = await chats.say({ caller: person, params, body: { turn: 2, text: 'Ana' } });
    expect(late.body.error.code).toBe('invalid_state_transition');
    await chats.sweep();
    expect((await chats.intakes.get(caller.organizationId, params.id)).status).toBe('abandoned');
    expect(await typesOf(caller)).toEqual(['intake.abandoned', 'intake.started']);
    later(29);
    await chats.sweep();
    expect((await chats.list({ caller })).body.data).toHaveLength(1);
    later(32.1);
    await chats.sweep();
    const gone = await chats.get({ caller, params });
    now = new Date();
    expect(gone.status, gone.text).toBe(404);
  });
});

describe('a page', () => {
  it('starts a chat with its token, ten times in ten minutes', async () => {
    const { caller, job } = await hiring(backend);
    const params = pageParams(caller, job);
    const { text } = await chats.page({ params });
    const form_token = /data-token="([^"]+)"/.exec(text)?.[1];
    const start = (token = form_token) =>
      chats.start({ params, body: { form_token: token, locale: 'de' }, address: '192.0.2.77' });
    expect((await start('other')).status).toBe(404);
    for (let n = 0; n < 10; n++) expect((await start()).status).toBe(201);
    expect((await start()).status).toBe(429);
  });

  it('of another chat or organization gets 404', async () => {
    const { caller, job } = await hiring(backend);
    const [one, other] = [await chats.begin(caller, job), await chats.begin(caller, job)];
    const foreign = (await hiring(backend)).caller;
    for (const by of [one.person, personOf(foreign, other.params.id), foreign])
      expect((await chats.get({ caller: by, params: other.params })).status).toBe(404);
  });
});
