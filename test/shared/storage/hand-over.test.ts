import { beforeAll, describe, expect, it } from 'vitest';
import { bytesInRow } from '../../../shared/domain/row-size.ts';
import type { Application } from '../../../shared/domain/stored/application.ts';
import type { Scan } from '../../../shared/domain/stored/scan.ts';
import { fits, fitsLater, handOver } from '../../../shared/storage/hand-over.ts';
import { candidatesOfJob } from '../../../shared/storage/keys.ts';
import { linkedIds } from '../../../shared/storage/links.ts';
import type { Backend } from '../../support/backend.ts';
import { eventsOf } from '../../support/call-endpoint.ts';
import { sharedBackend } from '../../support/shared-backend.ts';
import { personDesk } from './support/person-desk.ts';

let backend: Backend;
beforeAll(async () => {
  backend = await sharedBackend();
});

describe('belongings do not fit into one transaction', () => {
  const submission = { attachments: [] };
  const applications = (count: number, text = '') =>
    Array.from({ length: count }, (_, id) => ({ id, text, submission }) as unknown as Application);
  const scans = (count: number, text = '') => applications(count, text) as unknown as Scan[];
  const all = (some: Application[], others: Scan[] = []) => ({ applications: some, scans: others });

  it('from the eleventh application on, with or without its CV', () => {
    for (const judge of [fits, fitsLater]) {
      expect(judge(all(applications(10)))).toBe(true);
      expect(judge(all(applications(11)))).toBe(false);
      const withScans = applications(10).map((one, at) => ({ ...one, scan_id: `scan_${at}` }));
      const ofThem = scans(10).map((one, at) => ({ ...one, id: `scan_${at}` }));
      expect(judge(all(withScans, ofThem))).toBe(true);
      expect(judge(all(withScans, [...ofThem, { id: 'other' } as Scan]))).toBe(false);
      expect(judge(all([]))).toBe(true);
    }
  });

  it('from the twenty-fourth scan on that is of no application', () => {
    expect(fits(all([], scans(23)))).toBe(true);
    expect(fits(all([], scans(24)))).toBe(false);
    expect(fits(all(applications(7), scans(7)))).toBe(true);
    expect(fits(all(applications(7), scans(8)))).toBe(false);
  });

  it('above 2.7 megabytes, all together', () => {
    const [bare = {}] = applications(1);
    const ofBytes = (bytes: number) => applications(1, 'x'.repeat(bytes - bytesInRow(bare)));
    const million = ofBytes(1_000_000);
    expect(fits(all([...million, ...million, ...ofBytes(700_000)]))).toBe(true);
    expect(fits(all([...million, ...million, ...ofBytes(700_001)]))).toBe(false);
  });

  it('later, if what can be written on them before the undo would exceed that', () => {
    expect(fitsLater(all(applications(10, 'x'.repeat(55_000))))).toBe(true);
    expect(fitsLater(all(applications(10, 'x'.repeat(62_000))))).toBe(false);
    // Values that can be written count once, and a row has 400 KB at most.
    const labelled = applications(10, 'x'.repeat(55_000)).map((one) => ({
      ...one,
      tags: ['x'.repeat(9_000)],
    }));
    expect(fitsLater(all(labelled))).toBe(true);
    expect(fitsLater(all(applications(6, 'x'.repeat(400_000))))).toBe(true);
    expect(fitsLater(all(applications(7, 'x'.repeat(400_000))))).toBe(false);
    // A CV that is there grows by its states, and one that may come is counted whole.
    expect(fitsLater(all([], scans(23, 'x'.repeat(105_000))))).toBe(true);
    expect(fitsLater(all([], scans(23, 'x'.repeat(110_000))))).toBe(false);
  });

  it('later, with a CV that may come rather than with a small one that is there', () => {
    const withText = (length: number) =>
      applications(10, 'x'.repeat(length)).map((one, at) => ({ ...one, scan_id: `scan_${at}` }));
    const isTooLong = (length: number) => !fitsLater(all(withText(length)));
    const lengths = Array.from({ length: 70 }, (_, n) => 55_000 + n * 100);
    const tooLong = lengths.find(isTooLong) ?? 0;
    expect(tooLong).toBeGreaterThan(55_000);
    const small = scans(10).map((one, at) => ({ ...one, id: `scan_${at}` }));
    expect(fitsLater(all(withText(tooLong), small))).toBe(true);
    expect(fitsLater(all(withText(tooLong), small.slice(0, 5)))).toBe(true);
  });
});

describe('a hand-over', () => {
  it('gives applications and scans to another candidate, links their jobs, and emits an event for each application', async () => {
    const { caller, organizationId, add, apply, scan, stores, origin } = await personDesk(backend);
    const [giver, taker] = [await add(), await add()];
    const application = await stores.applications.get(organizationId, await apply(giver));
    const given = await scan({ candidate_id: giver });
    const before = (await eventsOf(backend, caller)).length;
    const writes = handOver(stores, origin(), taker, { applications: [application], scans: [given] });
    await backend.table.commit(writes);
    expect(await stores.applications.get(organizationId, application.id)).toMatchObject({
      ...application,
      candidate_id: taker,
      version: application.version + 1,
      updated_at: expect.any(String),
    });
    expect(await stores.scans.get(organizationId, given.id)).toMatchObject({
      candidate_id: taker,
      version: given.version + 1,
    });
    const links = await linkedIds(
      backend.table,
      candidatesOfJob(organizationId, application.job_id),
      'candidate',
    );
    expect(links).toEqual([giver, taker]);
    const events = (await eventsOf(backend, caller)).slice(before);
    expect(events.map(({ type, data }) => [type, data.object.id, data.context])).toEqual([
      ['application.updated', application.id, expect.objectContaining({ changed: ['candidate_id'] })],
    ]);
  });

  it('links a job once, however many of its applications move', async () => {
    const { organizationId, add, apply, stores, origin } = await personDesk(backend);
    const giver = await add();
    const first = await stores.applications.get(organizationId, await apply(giver));
    const second = await stores.applications.get(organizationId, await apply(giver));
    const moved = { applications: [first, { ...second, job_id: first.job_id }], scans: [] };
    const writes = handOver(stores, origin(), giver, moved);
    const pk = candidatesOfJob(organizationId, first.job_id);
    expect(writes.filter((write) => 'put' in write && write.put.pk === pk)).toHaveLength(1);
  });

  it('of nothing needs no write', async () => {
    const { stores, origin } = await personDesk(backend);
    expect(handOver(stores, origin(), 'cand_1', { applications: [], scans: [] })).toEqual([]);
  });
});
