import { beforeAll, expect, it } from 'vitest';
import { addCandidateAttachment } from '../../functions/candidates/add-candidate-attachment.ts';
import type { Backend } from '../support/backend.ts';
import { eventsOf } from '../support/call-endpoint.ts';
import { otherLast } from '../support/other-last.ts';
import { sharedBackend } from '../support/shared-backend.ts';
import { candidateCalls, knowing } from './support/candidate-calls.ts';
import { privacyCalls } from './support/privacy-calls.ts';

let backend: Backend;
beforeAll(async () => {
  backend = await sharedBackend();
});
const body = { kind: 'certificate', filename: 'certificate.pdf', size: 7 };

it('declares a file, signs its upload, and emits the changed field with the id of the file', async () => {
  const calls = candidateCalls(backend);
  const { caller, params } = await knowing(backend, calls);
  const added = await calls.attach({ caller, params, body });
  expect(added.status).toBe(201);
  expect(added.body).toMatchObject({
    ...{ object: 'attachment', candidate_id: params.id, kind: 'certificate', filename: 'certificate.pdf' },
    ...{ status: 'awaiting_upload', method: 'PUT' },
  });
  expect(new URL(added.body.upload_url).pathname).toContain(added.body.id);
  const last = (await eventsOf(backend, caller)).at(-1);
  expect(last).toMatchObject({
    type: 'candidate.updated',
    data: { context: { changed: ['attachments'], attachment_id: added.body.id } },
  });
  expect(JSON.stringify(last)).not.toContain('certificate');
});

it('declares one file for a request that is repeated with its Idempotency-Key', async () => {
  const calls = candidateCalls(backend);
  const { caller, params } = await knowing(backend, calls);
  const sent = { caller, params, body, headers: { 'Idempotency-Key': `add-${params.id}` } };
  const [first, again] = [await calls.attach(sent), await calls.attach(sent)];
  expect(again.body.id).toBe(first.body.id);
  expect((await calls.files({ caller, params })).body.data).toHaveLength(1);
});

it('refuses an anonymized candidate, and one that does not exist', async () => {
  const calls = candidateCalls(backend);
  const { caller, params } = await knowing(backend, calls);
  const missing = await calls.attach({ caller, params: { id: otherLast(params.id) }, body });
  await privacyCalls(backend).anonymize({ caller, params });
  const refused = await calls.attach({ caller, params, body });
  expect([missing.status, refused.status]).toEqual([404, 409]);
});

it('stores nothing a second time where a first run of the request has stored it', async () => {
  const candidate = { id: 'cand_1', merged_ids: [], anonymized_at: null };
  const stored = { id: 'att_1', candidate_id: 'cand_1', filename: 'certificate.pdf' };
  const changes: unknown[] = [];
  const add = addCandidateAttachment({
    candidates: {
      change: async (_origin: unknown, _id: string, make: (one: unknown) => Promise<unknown>) => {
        changes.push(await make(candidate));
        return { ...candidate, joined: [] };
      },
    },
    candidateFiles: {
      find: async () => stored,
      keep: () => [],
      refuseOneTooMany: async () => undefined,
    },
    takeFiles: async () => new Map([['att_1', { upload_url: 'https://uploads.example' }]]),
  } as never);
  const origin = { organizationId: 'org_1' };
  const call = { params: { id: 'cand_1' }, body, origin, now: new Date(), newId: () => 'att_1' };
  await add(call as never);
  expect(changes).toEqual([null]);
});
