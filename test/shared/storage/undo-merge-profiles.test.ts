/** The scan that each candidate shows after the undo of a merge. */
import { beforeAll, expect, it } from 'vitest';
import type { Backend } from '../../support/backend.ts';
import { sharedBackend } from '../../support/shared-backend.ts';
import { couple } from './support/merging-desk.ts';

let backend: Backend;
beforeAll(async () => {
  backend = await sharedBackend();
});

/** A merged couple, and the scans that both show after its undo. */
async function showing() {
  const desk = await couple(backend);
  const { host, guest, get, undo } = desk;
  return {
    ...desk,
    async afterUndo() {
      await undo(host, guest);
      return [(await get(host)).scan_id, (await get(guest)).scan_id];
    },
  };
}

it('the newest of its own scans is shown again, whichever is the newest of both', async () => {
  const { host, guest, scan, change, join, afterUndo } = await showing();
  const own = await scan({ candidate_id: host });
  await change(host, { scan_id: own.id });
  const cv = await scan({ candidate_id: guest });
  await change(guest, { scan_id: cv.id });
  expect((await join()).scan_id).toBe(cv.id);
  expect(await afterUndo()).toEqual([own.id, cv.id]);
});

it('a scan that the team attached since the merge stays with the remaining candidate', async () => {
  const { host, guest, scan, change, join, afterUndo } = await showing();
  const cv = await scan({ candidate_id: guest });
  await change(guest, { scan_id: cv.id });
  await join();
  const since = await scan({ candidate_id: host });
  await change(host, { scan_id: since.id });
  expect(await afterUndo()).toEqual([since.id, cv.id]);
});

it('the scan of an application is shown once the application is confirmed', async () => {
  for (const is_confirmed of [false, true]) {
    const { host, guest, apply, scan, change, join, afterUndo, stores, origin } = await showing();
    const application_id = await apply(host);
    await stores.applications.change(origin(), application_id, (before) => ({
      next: { ...before, is_confirmed },
      events: [],
    }));
    const own = await scan({ candidate_id: host, application_id });
    const cv = await scan({ candidate_id: guest });
    await change(guest, { scan_id: cv.id });
    await join();
    expect(await afterUndo()).toEqual([is_confirmed ? own.id : null, cv.id]);
  }
});

it('a scan that is linked and belongs to another candidate is not shown', async () => {
  const { host, guest, add, scan, change, changeScan, join, afterUndo } = await showing();
  const given = await scan({ candidate_id: host });
  const cv = await scan({ candidate_id: guest });
  await change(guest, { scan_id: cv.id });
  await changeScan(given.id, { candidate_id: await add() });
  await join();
  expect(await afterUndo()).toEqual([null, cv.id]);
});

it.each([24, 25])(
  'a scan with %i newer ones that may not be shown: the newest 25 are looked at',
  async (count) => {
    const { host, guest, scan, change, join, afterUndo } = await showing();
    const own = await scan({ candidate_id: host });
    const application_id = own.id.replace('scan', 'app');
    for (let n = 0; n < count; n++) await scan({ candidate_id: host, application_id });
    const cv = await scan({ candidate_id: guest });
    await change(guest, { scan_id: cv.id });
    await join();
    expect(await afterUndo()).toEqual([count < 25 ? own.id : null, cv.id]);
  },
);
