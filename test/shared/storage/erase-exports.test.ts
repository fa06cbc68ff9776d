import { beforeAll, expect, it } from 'vitest';
import { newExport } from '../../../shared/domain/export.ts';
import { idSource } from '../../../shared/domain/ids.ts';
import { eraseExports } from '../../../shared/storage/erase-exports.ts';
import { emptyReceipt } from '../../../shared/storage/eraser.ts';
import { exportFileKey } from '../../../shared/storage/export-files.ts';
import { exportStore } from '../../../shared/storage/exports.ts';
import { ofCandidate } from '../../../shared/storage/keys.ts';
import { linkedIds } from '../../../shared/storage/links.ts';
import type { Backend } from '../../support/backend.ts';
import { sharedBackend } from '../../support/shared-backend.ts';
import { newOrigin } from './conformance/origin.ts';

let backend: Backend;
beforeAll(async () => {
  backend = await sharedBackend();
});

const minute = 60_000;
const start = Date.now() - 10 * minute;
const at = (minutes: number) => new Date(start + minutes * minute);

/** A new organization that orders and erases exports. */
function newDesk() {
  const { origin, making } = newOrigin();
  const { organizationId } = origin;
  const exports = exportStore(backend.table);
  const erasedFiles: string[] = [];
  const eraseFile = async (key: string) => {
    if (desk.isBroken) throw new Error('the bucket does not answer');
    erasedFiles.push(key);
    return 3;
  };
  const erase = async (...candidates: { id: string; until?: string }[]) => {
    const receipt = emptyReceipt();
    await eraseExports({ table: backend.table, eraseFile }, organizationId, candidates, receipt);
    return receipt;
  };
  const desk = {
    isBroken: false,
    candidate: making.newId('candidate'),
    erase,
    erasedFiles,
    fileOf: (id: string) => exportFileKey(organizationId, id),
    find: (id: string) => exports.find(organizationId, id),
    linksOf: (candidate: string) =>
      linkedIds(backend.table, ofCandidate(organizationId, candidate, 'EXPORT'), 'export'),
    async order(candidate_id: string, now: Date) {
      const id = idSource(now)('export');
      const unchanged = { check: { pk: crypto.randomUUID(), sk: 'a' }, when: { absent: true } as const };
      await exports.order({ ...origin, now }, newExport({ id, candidate_id }, now, 7), unchanged);
      return id;
    },
  };
  return desk;
}

it('all exports of a candidate are erased with their files and links, and those of others stay', async () => {
  const { candidate, order, erase, erasedFiles, fileOf, find, linksOf } = newDesk();
  const ids = [await order(candidate, at(1)), await order(candidate, at(2))];
  const other = newDesk().candidate;
  const others = await order(other, at(1));
  expect(await erase({ id: candidate })).toEqual({ ...emptyReceipt(), rows: 4, file_versions: 6 });
  expect(erasedFiles).toEqual(ids.map(fileOf));
  expect(await Promise.all(ids.map(find))).toEqual([undefined, undefined]);
  expect(await linksOf(candidate)).toEqual([]);
  expect((await find(others))?.candidate_id).toBe(other);
  expect(await linksOf(other)).toEqual([others]);
  expect(await erase({ id: candidate })).toEqual(emptyReceipt());
});

it('exports that were ordered until an instant are erased, that instant included, and later ones stay', async () => {
  const { candidate, order, erase, erasedFiles, fileOf, linksOf } = newDesk();
  const [before, during, after] = [
    await order(candidate, at(1)),
    await order(candidate, at(2)),
    await order(candidate, new Date(at(2).getTime() + 1)),
  ];
  await erase({ id: candidate, until: at(2).toISOString() });
  expect(erasedFiles).toEqual([before, during].map(fileOf));
  expect(await linksOf(candidate)).toEqual([after]);
});

it('a run that follows an interrupted one erases the file, and counts what is left', async () => {
  const desk = newDesk();
  const { candidate, order, erase, fileOf, erasedFiles } = desk;
  const id = await order(candidate, at(1));
  desk.isBroken = true;
  await expect(erase({ id: candidate })).rejects.toThrow('the bucket does not answer');
  desk.isBroken = false;
  expect(await erase({ id: candidate })).toMatchObject({ rows: 1, file_versions: 3 });
  expect(erasedFiles).toEqual([fileOf(id)]);
});
