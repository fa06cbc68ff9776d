/** The files of candidates are marked as erased, so that no late answer or repeated call brings one back. */
import { beforeAll, expect, it } from 'vitest';
import type { CandidateFile } from '../../../shared/domain/stored/candidate-file.ts';
import { candidateFileStore } from '../../../shared/storage/candidate-files.ts';
import { eraseCandidateFiles } from '../../../shared/storage/erase-candidate-files.ts';
import { isAnyErased } from '../../../shared/storage/erased-marks.ts';
import { emptyReceipt } from '../../../shared/storage/eraser.ts';
import type { Backend } from '../../support/backend.ts';
import { sharedBackend } from '../../support/shared-backend.ts';
import { newOrigin } from './conformance/origin.ts';

let backend: Backend;
beforeAll(async () => {
  backend = await sharedBackend();
});

it('marks each file of the candidate, erases its bytes, and keeps those of others', async () => {
  const { table } = backend;
  const { organizationId } = newOrigin().origin;
  const store = candidateFileStore(table);
  const fileOf = (id: string, candidate_id: string) =>
    ({ id, candidate_id, file_key: `files/${id}`, created_at: '2026-11-28T08:00:00.000Z' }) as CandidateFile;
  const files = [fileOf('att_1', 'cand_1'), fileOf('att_2', 'cand_1'), fileOf('att_3', 'cand_2')];
  for (const file of files) await table.commit(store.keep(organizationId, file));
  const erased: string[] = [];
  const eraseFile = async (key: string) => erased.push(key);
  const receipt = emptyReceipt();
  const now = new Date();
  await eraseCandidateFiles({ table, eraseFile }, { organizationId, now }, ['cand_1'], receipt);
  const marks = await Promise.all(files.map(({ id }) => isAnyErased(table, [id], organizationId)));
  expect(marks).toEqual([true, true, false]);
  expect(receipt.rows).toBe(2);
  expect(erased).toEqual(expect.arrayContaining(['files/att_1', 'files/att_2']));
  expect(erased).not.toContain('files/att_3');
  await expect(table.commit(store.keep(organizationId, files[0] as CandidateFile))).rejects.toThrow();
  await expect(
    store.find(organizationId, { id: 'cand_2', merged_ids: [] } as never, 'att_3'),
  ).resolves.toMatchObject({ id: 'att_3' });
});
