import { beforeAll, describe, expect, it } from 'vitest';
import { newErasure } from '../../../shared/domain/erasure.ts';
import type { Erasure } from '../../../shared/domain/stored/erasure.ts';
import { isAnyErased } from '../../../shared/storage/erased-marks.ts';
import { emptyReceipt, eraser } from '../../../shared/storage/eraser.ts';
import { fileKeysOf, uploadKey } from '../../../shared/storage/file-keys.ts';
import { wordIndex } from '../../../shared/storage/index-words.ts';
import { intakeStore } from '../../../shared/storage/intakes.ts';
import { candidatesOfJob, ofCandidate } from '../../../shared/storage/keys.ts';
import { linkedIds } from '../../../shared/storage/links.ts';
import { removeRows } from '../../../shared/storage/remove-rows.ts';
import { eraseResponsesAbout } from '../../../shared/storage/stored-claim.ts';
import type { Backend } from '../../support/backend.ts';
import { eventsOf } from '../../support/call-endpoint.ts';
import { sharedBackend } from '../../support/shared-backend.ts';
import { personDesk } from './support/person-desk.ts';

let backend: Backend;
beforeAll(async () => {
  backend = await sharedBackend();
});

const hour = 3600_000;

/** A desk, and the erasure of what its people own. */
async function erasingDesk() {
  const desk = await personDesk(backend);
  const { organizationId, stores, origin } = desk;
  const files: string[] = [];
  const eraseFile = async (key: string) => {
    files.push(key);
    return 2;
  };
  const { eraseCandidate, eraseScan } = eraser({
    ...stores,
    intakes: intakeStore(stores.table),
    index: wordIndex(stores),
    eraseFile,
  });
  const now = new Date();
  const order = (more: Partial<Erasure>) =>
    newErasure({ id: 'era_1', kind: 'candidate_erased', ...more }, now);
  return {
    ...desk,
    files,
    async erasePerson(candidate_id: string, more: Partial<Erasure> = {}) {
      const receipt = emptyReceipt();
      await eraseCandidate(() => origin(now), order({ candidate_id, ...more }), receipt);
      return receipt;
    },
    async eraseScanOf(more: Partial<Erasure>) {
      const receipt = emptyReceipt();
      await eraseScan(() => origin(now), order({ kind: 'scan_deleted', ...more }), receipt);
      return receipt;
    },
    hoursAgo: (hours: number, ms = 0) => new Date(now.getTime() - hours * hour + ms).toISOString(),
    isMarked: (id: string) => isAnyErased(backend.table, [id], organizationId),
    answersAbout: (id: string) => eraseResponsesAbout(backend.table, id),
    eventTypes: async () =>
      (await eventsOf(backend, desk.caller)).map(({ type, data }) => [
        type,
        data.object.id,
        data.context?.erasure_id,
      ]),
  };
}

it('a receipt begins with nothing', () => {
  const counts = { rows: 0, file_versions: 0, stored_answers: 0, events: 0, deliveries: 0 };
  expect(emptyReceipt()).toEqual(counts);
});

describe('the rest of a deleted scan', () => {
  it('is its files, its scores, and the responses about it; the id is marked', async () => {
    const { scan, score, answer, eraseScanOf, files, stores, organizationId, isMarked, answersAbout } =
      await erasingDesk();
    const [own, other] = [await scan(), await scan()];
    await score(own);
    await score(own);
    await score(other);
    for (const { id } of [own, own, other]) await answer(id);
    const receipt = await eraseScanOf({ scan_id: own.id, file_keys: ['a', 'b'] });
    expect(receipt).toEqual({ ...emptyReceipt(), rows: 2, file_versions: 4, stored_answers: 2 });
    expect(files).toEqual(['a', 'b']);
    expect(await isMarked(own.id)).toBe(true);
    expect(await isMarked(other.id)).toBe(false);
    expect(await stores.fitScores.allOf(organizationId, other.id)).toHaveLength(1);
    expect(await answersAbout(other.id)).toBe(1);
  });

  it('is its files alone where the order names no scan', async () => {
    const { eraseScanOf, files } = await erasingDesk();
    expect(await eraseScanOf({ file_keys: ['a'] })).toEqual({ ...emptyReceipt(), file_versions: 2 });
    expect(files).toEqual(['a']);
  });
});

describe('the scans of a person', () => {
  it('are erased with their external ids, files, scores and responses, named in the order or only linked', async () => {
    const { add, scan, score, answer, erasePerson, files, stores, organizationId, eventTypes, isMarked } =
      await erasingDesk();
    const person = await add();
    const own = await scan({ candidate_id: person, external_id: 'cv-1', status: 'completed' });
    await score(own);
    await answer(own.id);
    const receipt = await erasePerson(person);
    // The scan, its claim, its result, the score, the entry of its candidate's history, and the link.
    expect(receipt).toMatchObject({ rows: 6, file_versions: 6, stored_answers: 1 });
    expect(files).toEqual([...fileKeysOf(own), uploadKey(organizationId, own.id)]);
    expect(await stores.scans.findByExternalId(organizationId, 'cv-1')).toBeUndefined();
    expect(await stores.scans.find(organizationId, own.id)).toBeUndefined();
    expect(await stores.fitScores.allOf(organizationId, own.id)).toEqual([]);
    expect(await eventTypes()).toContainEqual(['scan.deleted', own.id, 'era_1']);
    expect(await isMarked(own.id)).toBe(true);
    expect(await linkedIds(backend.table, ofCandidate(organizationId, person, 'SCAN'), 'scan')).toEqual([]);
    expect(await erasePerson(person)).toEqual(emptyReceipt());
  });

  it('are not those of another candidate, whatever the order names', async () => {
    const { add, scan, score, erasePerson, files, stores, organizationId, isMarked } = await erasingDesk();
    const [person, other] = [await add(), await add()];
    const theirs = await scan({ candidate_id: other });
    await score(theirs);
    await erasePerson(person, { scan_ids: [theirs.id] });
    expect(files).toEqual([]);
    expect(await stores.scans.find(organizationId, theirs.id)).toBeDefined();
    expect(await stores.fitScores.allOf(organizationId, theirs.id)).toHaveLength(1);
    expect(await isMarked(theirs.id)).toBe(false);
  });

  it('that an earlier run has removed lose what was left of them', async () => {
    const { add, erasePerson, files, organizationId, stores, answer, score, scan, isMarked } =
      await erasingDesk();
    const [person, gone] = [await add(), await scan()];
    await removeRows(backend.table, stores.scans.rowsOf(organizationId, gone).slice(0, 1));
    await answer(gone.id);
    await score(gone);
    const receipt = await erasePerson(person, { scan_ids: [gone.id] });
    expect(receipt).toMatchObject({ rows: 2, file_versions: 2, stored_answers: 1 });
    expect(files).toEqual([uploadKey(organizationId, gone.id)]);
    expect(await isMarked(gone.id)).toBe(true);
  });
});

describe('the applications of a person', () => {
  it('are erased with the links from their jobs, and stay without their texts where their course is kept', async () => {
    const { add, apply, erasePerson, stores, organizationId, isMarked } = await erasingDesk();
    for (const kind of ['candidate_erased', 'candidate_anonymized'] as const) {
      const person = await add();
      const id = await apply(person);
      const { job_id } = await stores.applications.get(organizationId, id);
      await erasePerson(person, { kind });
      const left = await stores.applications.find(organizationId, id);
      const links = await linkedIds(backend.table, candidatesOfJob(organizationId, job_id), 'candidate');
      if (kind === 'candidate_erased') expect([left, links]).toEqual([undefined, []]);
      else expect([left?.submission.first_name, links]).toEqual([null, [person]]);
      expect(await isMarked(id)).toBe(true);
    }
  });

  it('are not those of another candidate, whatever the order names', async () => {
    const { add, apply, erasePerson, stores, organizationId } = await erasingDesk();
    const [person, other] = [await add(), await add()];
    const theirs = await apply(other);
    const before = await stores.applications.get(organizationId, theirs);
    await erasePerson(person, { application_ids: [theirs] });
    expect(await stores.applications.find(organizationId, theirs)).toEqual(before);
  });
});

describe('responses and notes', () => {
  it('of the person and of merged candidates are erased', async () => {
    const { add, note, answer, erasePerson, isMarked, answersAbout } = await erasingDesk();
    const [person, merged, other] = [await add(), await add(), await add()];
    for (const id of [person, merged, other]) {
      await note(id, 'Called.');
      await answer(id);
    }
    const receipt = await erasePerson(person, { merged_ids: [merged] });
    // Two notes, and two entries for each of two candidates.
    expect(receipt).toMatchObject({ rows: 6, stored_answers: 2 });
    expect([await isMarked(person), await isMarked(merged), await isMarked(other)]).toEqual([
      true,
      true,
      false,
    ]);
    expect(await answersAbout(other)).toBe(1);
  });

  it('about candidates who were one with the person are erased for two days after the undo', async () => {
    const { add, answer, erasePerson, answersAbout, hoursAgo, isMarked } = await erasingDesk();
    const [person, recent, before] = [await add(), await add(), await add()];
    for (const id of [recent, before]) await answer(id);
    const joined = [
      { id: recent, until: hoursAgo(48, 1) },
      { id: before, until: hoursAgo(48) },
    ];
    expect((await erasePerson(person, { joined })).stored_answers).toBe(1);
    expect([await answersAbout(recent), await answersAbout(before)]).toEqual([0, 1]);
    expect(await isMarked(recent)).toBe(false);
  });
});
