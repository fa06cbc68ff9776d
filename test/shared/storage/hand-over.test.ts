import { beforeAll, describe, expect, it } from 'vitest';
import { bytesInRow } from '../../../shared/domain/row-size.ts';
import type { Application } from '../../../shared/domain/stored/application.ts';
import type { Scan } from '../../../shared/domain/stored/scan.ts';
import { handOver, mostAtMerge, refuseTooMany } from '../../../shared/storage/hand-over.ts';
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

describe('belongings are refused', () => {
  const applications = (count: number, text = '') =>
    Array.from({ length: count }, (_, id) => ({ id, text }) as unknown as Application);
  const scans = (count: number) => applications(count) as unknown as Scan[];
  const refusing = (some: Application[], others: Scan[]) => () =>
    refuseTooMany({ applications: some, scans: others }, 'Too many.');
  const refusal = expect.objectContaining({
    code: 'invalid_state_transition',
    particulars: { message: 'Too many.' },
  });

  it('from the eleventh application on, with or without its CV', () => {
    expect(refusing(applications(10), [])).not.toThrow();
    expect(refusing(applications(11), [])).toThrow(refusal);
    const withScans = applications(10).map((one, at) => ({ ...one, scan_id: `scan_${at}` }));
    const ofThem = scans(10).map((one, at) => ({ ...one, id: `scan_${at}` }));
    expect(refusing(withScans, ofThem)).not.toThrow();
    expect(refusing(withScans, [...ofThem, { id: 'other' } as Scan])).toThrow(refusal);
    expect(refusing([], [])).not.toThrow();
  });

  it('from the twenty-fourth scan on that is of no application', () => {
    expect(refusing([], scans(23))).not.toThrow();
    expect(refusing([], scans(24))).toThrow(refusal);
    expect(refusing(applications(7), scans(7))).not.toThrow();
    expect(refusing(applications(7), scans(8))).toThrow(refusal);
  });

  it('above 2.7 megabytes, all together, and above one and a half before a merge', () => {
    const [bare = {}] = applications(1);
    const ofBytes = (bytes: number) => applications(1, 'x'.repeat(bytes - bytesInRow(bare)));
    const million = ofBytes(1_000_000);
    expect(refusing([...million, ...million, ...ofBytes(700_000)], [])).not.toThrow();
    expect(refusing([...million, ...million, ...ofBytes(700_001)], [])).toThrow(refusal);
    const atMerge = (some: Application[]) => () =>
      refuseTooMany({ applications: some, scans: [] }, 'Too many.', mostAtMerge);
    expect(atMerge([...million, ...ofBytes(500_000)])).not.toThrow();
    expect(atMerge([...million, ...ofBytes(500_001)])).toThrow(refusal);
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
