/** A corrected scan that is read again, judged, searched, merged, erased, or corrected by two at once. */
import { beforeAll, describe, expect, it } from 'vitest';
import { extractScan } from '../../functions/workers/extract-scan/handler.ts';
import type { Profile } from '../../shared/contracts/profile.ts';
import { fileEraser } from '../../shared/storage/erase-file.ts';
import { scanStore } from '../../shared/storage/scans.ts';
import { uploadStore } from '../../shared/storage/uploads.ts';
import type { Backend } from '../support/backend.ts';
import { eventsOf, newCaller } from '../support/call-endpoint.ts';
import { everyRow, textOf } from '../support/every-row.ts';
import { sharedBackend } from '../support/shared-backend.ts';
import { changeStored } from './support/candidate-calls.ts';
import { misread, misreadScan } from './support/corrected-cv.ts';
import { crashingBefore } from './support/crashing.ts';
import { extractionDesk } from './support/extraction-desk.ts';
import { fitCalls } from './support/fit-calls.ts';
import { jobAsking } from './support/fit-desk.ts';
import { mergeDesk } from './support/merge-desk.ts';
import { privacyCalls } from './support/privacy-calls.ts';
import { extracted } from './support/reading.ts';
import { scanCalls } from './support/scan-calls.ts';
import { searchDesk } from './support/search-desk.ts';

let backend: Backend;
beforeAll(async () => {
  backend = await sharedBackend();
});

const readingOf = (profile: Profile) => ({ ...extracted('Jane Milller'), profile });
const secondReading: Profile = {
  ...misread,
  basics: { ...misread.basics, name: 'J. Miler', label: 'Nurse' },
};

/** A scan that was read from a file, corrected, and asked to be read again. */
async function rescanned(body: object) {
  const at = await extractionDesk(backend);
  const calls = scanCalls(backend);
  at.reader = async () => readingOf(misread);
  await at.read('message-1');
  const { caller, params } = at;
  const { body: corrected } = await calls.correct({ caller, params, body });
  expect((await calls.rescan({ caller, params })).status).toBe(202);
  at.reader = async () => readingOf(secondReading);
  return { at, calls, caller, params, corrected };
}

describe('a rescan', () => {
  it('reads the CV again, and keeps the corrections', async () => {
    const known = misread.work[1]?.source;
    const sent = { basics: { name: 'Jane Miller' }, work: [{ position: 'Porter', source: known }] };
    const { at, calls, caller, params, corrected } = await rescanned(sent);
    await at.read('message-2');
    const { profile, status, attempt } = await at.scan();
    expect([status, attempt]).toEqual(['completed', 2]);
    expect(profile.basics).toMatchObject({ name: 'Jane Miller', last_name: 'Miller', label: 'Nurse' });
    expect(profile.work).toEqual(corrected.profile.work);
    const [name, ...lists] = corrected.profile.corrected;
    expect([name.read, profile.corrected]).toEqual([
      'Jane Milller',
      [{ ...name, read: 'J. Miler' }, ...lists],
    ]);
    const { body } = await calls.correct({ caller, params, body: { basics: null } });
    expect(body.profile.basics).toMatchObject({ name: 'J. Miler', label: 'Nurse' });
    expect(body.profile.work).toEqual(corrected.profile.work);
  });

  it('drops the line of an entry that is no longer read from it', async () => {
    const known = misread.work[1]?.source;
    const { at } = await rescanned({ work: [{ position: 'Porter', source: known }] });
    at.reader = async () => readingOf({ ...misread, work: [] });
    await at.read('message-2');
    expect((await at.scan()).profile.work).toMatchObject([{ position: 'Porter', source: null }]);
  });

  it('refuses a correction until it has ended', async () => {
    const { at, calls, caller, params } = await rescanned({ basics: { name: 'Jane Miller' } });
    const correct = () => calls.correct({ caller, params, body: { basics: { label: 'Head nurse' } } });
    expect((await correct()).body.error.code).toBe('scan_in_progress');
    at.reader = async () => {
      expect((await correct()).body.error.code).toBe('scan_in_progress');
      return readingOf(secondReading);
    };
    await at.read('message-2');
    expect((await correct()).body.profile.basics).toMatchObject({ name: 'Jane Miller', label: 'Head nurse' });
  });

  it('that fails keeps the corrected profile', async () => {
    const { at } = await rescanned({ basics: { name: 'Jane Miller' } });
    at.reader = async () => ({
      outcome: 'refused',
      code: 'file_corrupt',
      message: 'Broken.',
      retryable: false,
    });
    await at.read('message-2');
    const { status, profile } = await at.scan();
    expect([status, profile.basics.name]).toEqual(['failed', 'Jane Miller']);
  });

  it('asked at the same time loses nothing', async () => {
    const { calls, caller, params, correct, get } = await misreadScan(backend);
    const [answer, rescan] = await Promise.all([
      correct({ basics: { name: 'Jane Miller' } }),
      calls.rescan({ caller, params }),
    ]);
    expect(rescan.status).toBe(202);
    const { profile } = await get();
    if (answer.status === 200) expect(profile.basics.name).toBe('Jane Miller');
    else {
      expect(answer.body.error.code).toBe('scan_in_progress');
      expect(profile.corrected).toEqual([]);
    }
  });
});

describe('two corrections at once', () => {
  it('are both in effect', async () => {
    const { caller, correct, get } = await misreadScan(backend);
    const bodies = [
      { basics: { name: 'Jane Miller' } },
      { skills: [{ name: 'Java' }] },
      { work: [{ position: 'Nurse' }] },
    ];
    const answers = await Promise.all(bodies.map((body) => correct(body)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    const { profile, version } = await get();
    expect(profile.corrected.map(({ path }: { path: string }) => path).sort()).toEqual([
      'basics/name',
      'skills',
      'work',
    ]);
    expect(profile).toMatchObject({
      basics: { name: 'Jane Miller' },
      skills: [{ name: 'Java' }],
      work: [{ position: 'Nurse' }],
    });
    expect(version).toBe(4);
    expect(await eventsOf(backend, caller)).toHaveLength(3);
  });
});

describe('a crash', () => {
  it('before the transaction leaves the scan as it was, without an event', async () => {
    const { caller, params, get } = await misreadScan(backend);
    const before = await get();
    const { correct } = scanCalls(crashingBefore(backend));
    await expect(correct({ caller, params, body: { skills: [] } })).rejects.toThrow('the endpoint failed');
    expect(await get()).toEqual(before);
    expect(await eventsOf(backend, caller)).toEqual([]);
  });

  it('of the reader before its transaction is repeated with the corrections', async () => {
    const { at, caller, params } = await rescanned({ basics: { name: 'Jane Miller' } });
    let left = 2;
    const table: Backend['table'] = {
      ...backend.table,
      // The first commit claims the scan, the second one completes it.
      commit: async (writes) => {
        if (--left === 0) throw new Error('the function was stopped');
        return backend.table.commit(writes);
      },
    };
    const read = extractScan({
      loadCorrections: () => import('../../functions/workers/extract-scan/corrections.ts'),
      environmentName: 'production',
      scans: scanStore(table),
      uploads: uploadStore(backend.s3, backend.bucketName),
      eraseFile: fileEraser(backend.s3, backend.bucketName),
      extract: async () => readingOf(secondReading),
      clock: at.clock,
    });
    const message = { messageId: 'message-2', receiptsLeft: 3 };
    const { organizationId } = caller;
    await expect(read({ organizationId, scanId: params.id }, message)).rejects.toThrow('stopped');
    await at.read('message-2');
    expect((await at.scan()).profile.basics).toMatchObject({ name: 'Jane Miller', label: 'Nurse' });
  });
});

describe('readers of the profile', () => {
  it('show the corrected facts: JSON Resume, the candidate, and the search', async () => {
    const desk = searchDesk(backend);
    const caller = await newCaller(backend);
    const id = await desk.add(caller, { first_name: 'J' });
    const { correct, params } = await misreadScan(backend, { candidate_id: id }, caller);
    await changeStored(desk, caller, id, { scan_id: params.id });
    await desk.index(caller, id);
    expect(await desk.found(caller, 'nrse')).toEqual([id]);
    await correct({ work: [{ position: 'Perfusionist', name: 'Clinic' }] });
    await desk.index(caller, id);
    expect(await desk.found(caller, 'perfusionist')).toEqual([id]);
    expect(await desk.found(caller, 'nrse')).toEqual([]);
    const { body } = await scanCalls(backend).jsonResume({ caller, params });
    expect(body.work).toMatchObject([{ position: 'Perfusionist' }]);
    const ofPerson = await desk.profile({ caller, params: { id } });
    expect(ofPerson.body.profile.corrected).toMatchObject([{ path: 'work' }]);
  });

  it('judge the corrected facts once, and name no line of a value without one', async () => {
    const fits = fitCalls(backend);
    const caller = await newCaller(backend);
    const job_id = await jobAsking(backend, caller, 'Kubernetes');
    const { correct, params, get } = await misreadScan(backend, { job_id }, caller);
    await fits.score(caller, params.id);
    expect((await get()).fit.criteria).toMatchObject([{ outcome: 'not_met' }]);
    await correct({ skills: [{ name: 'Kubernetes' }] });
    await fits.score(caller, params.id);
    const { fit } = await get();
    expect(fit.criteria).toMatchObject([{ outcome: 'met', evidence: [] }]);
    await fits.score(caller, params.id);
    expect((await get()).fit.scored_at).toBe(fit.scored_at);
    const types = (await eventsOf(backend, caller)).map(({ type }) => type);
    expect(types.filter((type) => type === 'scan.scored')).toHaveLength(2);
  });
});

describe('a merge', () => {
  it('gives the remaining candidate the corrected CV', async () => {
    const desk = mergeDesk(backend);
    const caller = await newCaller(backend);
    const [id, other] = [await desk.add(caller), await desk.add(caller)];
    const { correct, params } = await misreadScan(backend, { candidate_id: other }, caller);
    await changeStored(desk.candidates, caller, other, { scan_id: params.id });
    await correct({ basics: { name: 'Jane Miller' } });
    expect((await desk.merge(caller, id, other)).status).toBe(200);
    const { body } = await desk.candidates.profile({ caller, params: { id } });
    expect(body.profile).toMatchObject({
      basics: { name: 'Jane Miller' },
      corrected: [{ path: 'basics/name' }],
    });
  });
});

describe('an erasure', () => {
  it('removes the corrections, and what they corrected', async () => {
    const desk = searchDesk(backend);
    const caller = await newCaller(backend);
    const id = await desk.add(caller, { first_name: 'J' });
    const { correct, params } = await misreadScan(backend, { candidate_id: id }, caller);
    await changeStored(desk, caller, id, { scan_id: params.id });
    const headers = { 'idempotency-key': 'c' };
    expect((await correct({ basics: { name: 'Quirina Corrected' } }, headers)).status).toBe(200);
    await desk.erase(caller, id);
    const rows = (await everyRow(backend)).filter((row) =>
      JSON.stringify(row).includes(caller.organizationId),
    );
    expect(textOf(rows)).not.toMatch(/Quirina|Milller/);
    expect((await correct({ basics: { name: 'Quirina' } })).status).toBe(404);
  });
});

it('a correction of a deleted person changes nothing, also before the worker has erased the CV', async () => {
  const caller = await newCaller(backend);
  const person = await mergeDesk(backend).add(caller, { first_name: 'Jane' });
  const { params, correct } = await misreadScan(backend, { candidate_id: person }, caller);
  const stored = () => scanStore(backend.table).findWithResult(caller.organizationId, params.id);
  const before = await stored();
  expect((await privacyCalls(backend).remove({ caller, params: { id: person } })).status).toBe(202);
  expect((await correct({ basics: { name: 'Jane Miller' } })).status).toBe(404);
  expect(await stored()).toEqual(before);
});
