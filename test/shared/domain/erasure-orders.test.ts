import { expect, it } from 'vitest';
import {
  anonymizeApplication,
  completeErasure,
  erasedScanEvent,
  erasureCompletedEvent,
  erasureSnapshot,
  newErasure,
  refusePersonal,
} from '../../../shared/domain/erasure.ts';
import { completeExport, exportSnapshot, newExport } from '../../../shared/domain/export.ts';
import type { Application } from '../../../shared/domain/stored/application.ts';
import { sampleApplication } from './support/applications.ts';
import { instant, secondsLater } from './support/samples.ts';

const at = instant.toISOString();
const later = secondsLater(60);

it('an order names nothing but what it is about, and nothing when it is done', () => {
  const order = newErasure({ id: 'era_1', kind: 'candidate_erased', candidate_id: 'cand_1' }, instant);
  const nobody = { merged_ids: [], joined: [], addresses: [] };
  const nothing = { job_ids: [], application_ids: [], scan_ids: [], file_keys: [], ...nobody };
  const whole = { id: 'era_1', kind: 'candidate_erased', candidate_id: 'cand_1', scan_id: null, ...nothing };
  const times = { version: 1, external_id: null, created_at: at, updated_at: at };
  expect(order).toEqual({
    ...whole,
    ...times,
    sequence: 1,
    status: 'processing',
    receipt: null,
    completed_at: null,
  });
  const receipt = { rows: 1 } as never;
  const full = { ...order, job_ids: ['j'], application_ids: ['a'], scan_ids: ['s'], file_keys: ['f'] };
  expect(completeErasure(full, receipt, later)).toEqual({
    ...order,
    status: 'completed',
    receipt,
    completed_at: later.toISOString(),
  });
});

it('events of an erasure have ids alone', () => {
  const order = { id: 'era_1', sequence: 4, candidate_id: 'cand_1' };
  const of = (fields: object) => newErasure({ kind: 'candidate_erased', ...order, ...fields }, instant);
  const context = { erasure_id: 'era_1' };
  expect(erasureSnapshot(of({}))).toEqual({
    object: 'erasure',
    id: 'era_1',
    kind: 'candidate_erased',
    of: 'cand_1',
  });
  expect(erasureSnapshot(of({ candidate_id: null, scan_id: 'scan_1' })).of).toBe('scan_1');
  expect(erasureCompletedEvent(of({}))).toEqual({
    type: 'candidate.deleted',
    sequence: 4,
    object: { object: 'candidate', id: 'cand_1', deleted: true },
    previous: null,
    context,
  });
  expect(erasureCompletedEvent(of({ kind: 'candidate_anonymized' }))).toEqual({
    type: 'candidate.anonymized',
    sequence: 4,
    object: { object: 'candidate', id: 'cand_1' },
    previous: null,
    context,
  });
  expect(erasureCompletedEvent(of({ candidate_id: null }))).toBeNull();
  expect(erasedScanEvent({ id: 'scan_1', version: 2 }, 'era_1')).toEqual({
    type: 'scan.deleted',
    sequence: 3,
    object: { object: 'scan', id: 'scan_1', deleted: true },
    previous: null,
    context,
  });
});

it('an anonymized application takes no text, label or id, and may move on', () => {
  const { application } = sampleApplication({ external_id: 'a', metadata: { team: 'core' } });
  const before = anonymizeApplication(application);
  const stage = { ...before.stage, name: 'Talk' };
  const allowed: Partial<Application>[] = [{}, { stage }, { status: 'hired', hired_at: at }, { tags: [] }];
  for (const change of allowed) expect(() => refusePersonal(before, { ...before, ...change })).not.toThrow();
  const message = 'The person of this application was anonymized: it takes no text, label or id any more.';
  const refused = expect.objectContaining({ code: 'invalid_state_transition', message });
  const personal: Partial<Application>[] = [
    { tags: ['a'] },
    { external_id: 'b' },
    { metadata: { a: 'b' } },
    { scan_id: 'scan_1' },
    { stage, submission: application.submission },
    { rejection: { reason: 'Too far away', note: null, at } },
  ];
  for (const change of personal)
    expect(() => refusePersonal(before, { ...before, ...change }), JSON.stringify(change)).toThrow(refused);
  for (const happening of [{ reason: 'Too far' }, { note: 'Called' }])
    expect(() => refusePersonal(before, { ...before, stage }, happening)).toThrow(refused);
  expect(() => refusePersonal(before, before, { reason: null, note: null })).not.toThrow();
  const listed = {
    rejection_reason_id: 'rr_01KERMBJX0R3N8G5W2ZKQ7T4VC',
    reason: null,
    note: null,
    at: before.updated_at,
  };
  const named = { reason: 'Position filled', note: null };
  const rejected = { ...before, rejection: listed };
  expect(() => refusePersonal(before, rejected, named), 'the name of a listed reason').not.toThrow();
  const own = { ...before, rejection: { ...listed, reason: 'Too junior' } };
  expect(() => refusePersonal(before, own, named)).toThrow(refused);
});

it('an export is pending until it has its file, and is kept for its days', () => {
  const order = newExport({ id: 'exp_1', candidate_id: 'cand_1' }, instant, 17);
  expect(order).toEqual({
    id: 'exp_1',
    candidate_id: 'cand_1',
    status: 'pending',
    size: null,
    file_version: null,
    version: 1,
    external_id: null,
    created_at: at,
    updated_at: at,
    completed_at: null,
    kept_until: '2026-12-08T10:00:00.000Z',
  });
  expect(completeExport(order, { size: 9, version: 'v2' }, later)).toEqual({
    ...order,
    status: 'completed',
    size: 9,
    file_version: 'v2',
    completed_at: later.toISOString(),
  });
  expect(exportSnapshot(order)).toEqual({ object: 'export', id: 'exp_1' });
});
