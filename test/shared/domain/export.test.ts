import { expect, it } from 'vitest';
import { completeExport, exportSnapshot, newExport } from '../../../shared/domain/export.ts';
import { instant, secondsLater } from './support/samples.ts';

const at = instant.toISOString();
const order = newExport({ id: 'exp_1', candidate_id: 'cand_1' }, instant, 7);

it('a new export is kept for its days, and has no file yet', () => {
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
    kept_until: secondsLater(7 * 86_400).toISOString(),
  });
});

it('a completed one has its file, and events show its id alone', () => {
  const completed_at = secondsLater(60).toISOString();
  const file = { status: 'completed', size: 9, file_version: 'v1', completed_at };
  expect(completeExport(order, { size: 9, version: 'v1' }, secondsLater(60))).toEqual({ ...order, ...file });
  expect(exportSnapshot(order)).toEqual({ object: 'export', id: 'exp_1' });
});
