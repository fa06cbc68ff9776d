import { beforeAll, describe, expect, it } from 'vitest';
import type { Backend } from '../support/backend.ts';
import { eventsOf, newCaller } from '../support/call-endpoint.ts';
import { inOneLine } from '../support/contact-shapes.ts';
import { sharedBackend } from '../support/shared-backend.ts';
import { type CandidateCalls, candidateCalls, knowing } from './support/candidate-calls.ts';

let backend: Backend;
let calls: CandidateCalls;
beforeAll(async () => {
  backend = await sharedBackend();
  calls = candidateCalls(backend);
});

const jane = {
  first_name: 'Jane',
  last_name: 'Miller',
  email: 'Jane.Miller@example.com',
  phone: '+31 20 794 0800',
  location: inOneLine('Rotterdam'),
  links: ['https://example.com/jane'],
  tags: ['night shifts', 'night shifts', 'icu'],
  source: { type: 'referral', utm: {}, referrer: null },
  external_id: 'crm-record-1',
  metadata: { team: 'a' },
};

describe('201', () => {
  it('keeps what was sent, each tag once, and starts without applications', async () => {
    const caller = await newCaller(backend);
    const { status, body, headers } = await calls.create({ caller, body: jane });
    expect(status).toBe(201);
    expect(headers.Location).toBe(`http://127.0.0.1:4010/v1/candidates/${body.id}`);
    expect(body).toMatchObject({ ...jane, tags: ['night shifts', 'icu'], status: 'new', version: 1 });
    expect(body).toMatchObject({ applications: [], scan_id: null, consent: null, anonymized_at: null });
    expect((await calls.get({ caller, params: { id: body.id } })).body).toEqual(body);
  });

  it('takes a candidate of whom nothing is known yet', async () => {
    const { body } = await calls.create({ caller: await newCaller(backend), body: {} });
    expect(body).toMatchObject({
      first_name: null,
      email: null,
      source: { type: 'api', utm: {}, referrer: null },
      links: [],
      metadata: {},
    });
  });

  it('emits its event once, and begins the timeline', async () => {
    const { caller, params } = await knowing(backend, calls, jane);
    expect(await eventsOf(backend, caller)).toMatchObject([
      { type: 'candidate.created', sequence: 1, data: { object: params, previous: null } },
    ]);
    const { body } = await calls.timeline({ caller, params });
    expect(body.data).toMatchObject([{ type: 'candidate_created', candidate_id: params.id }]);
  });

  it('knows one address in two organizations as two people', async () => {
    const one = await knowing(backend, calls, { email: jane.email });
    const other = await knowing(backend, calls, { email: jane.email });
    expect(one.candidate.id).not.toBe(other.candidate.id);
  });
});

describe('409', () => {
  it('refuses an external_id that another candidate carries', async () => {
    const { caller } = await knowing(backend, calls, { external_id: 'crm-record-1' });
    const { body } = await calls.create({ caller, body: { external_id: 'crm-record-1' } });
    expect(body.error).toMatchObject({ status: 409, code: 'external_id_taken' });
  });
});

describe('422', () => {
  it('refuses a known e-mail address however it is written, with the id of its candidate', async () => {
    const { caller, candidate } = await knowing(backend, calls, { ...jane, last_name: 'Zebrowska' });
    const { body, text } = await calls.create({ caller, body: { email: ' jane.miller@EXAMPLE.com ' } });
    expect(body.error).toMatchObject({
      status: 422,
      code: 'validation_failed',
      param: 'email',
      details: [{ param: 'email', code: 'taken', id: candidate.id }],
    });
    for (const known of ['Zebrowska', 'miller', 'crm-record-1']) {
      expect(text.toLowerCase()).not.toContain(known.toLowerCase());
    }
    expect((await calls.list({ caller })).body.data).toHaveLength(1);
    expect(await eventsOf(backend, caller)).toHaveLength(1);
  });

  it('gives one of ten at once the address', async () => {
    const caller = await newCaller(backend);
    const body = { email: 'jane@example.com' };
    const answers = await Promise.all(Array.from({ length: 10 }, () => calls.create({ caller, body })));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array(9).fill(422)]);
  });

  it.each([
    ['an address without a domain', { email: 'jane' }, 'email'],
    ['a link that is none', { links: ['example'] }, 'links.0'],
    ['a status, which the applications make', { status: 'hired' }, 'status'],
    ['an empty name', { first_name: ' ' }, 'first_name'],
    ['an empty tag', { tags: [''] }, 'tags.0'],
  ])('refuses %s', async (_, body, param) => {
    const { error } = (await calls.create({ caller: await newCaller(backend), body })).body;
    expect(error).toMatchObject({ code: 'validation_failed', param });
  });
});
