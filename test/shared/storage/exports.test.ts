import { beforeAll, describe, expect, it } from 'vitest';
import { newExport } from '../../../shared/domain/export.ts';
import { exportStore, isOver } from '../../../shared/storage/exports.ts';
import { exportPartition, ofCandidate } from '../../../shared/storage/keys.ts';
import { linkedIds } from '../../../shared/storage/links.ts';
import type { Backend } from '../../support/backend.ts';
import { sharedBackend } from '../../support/shared-backend.ts';
import { newOrigin } from './conformance/origin.ts';

let backend: Backend;
beforeAll(async () => {
  backend = await sharedBackend();
});

const day = 24 * 3600;
/** An organization with an order for a candidate, which is kept for seven days. */
function newDesk() {
  const { origin, making } = newOrigin();
  const { organizationId, now } = origin;
  const store = exportStore(backend.table);
  const candidate = making.newId('candidate');
  const order = newExport({ id: making.newId('export'), candidate_id: candidate }, now, 7);
  const person = { pk: `TEST#${candidate}`, sk: 'a' };
  const unchanged = { check: person, when: { absent: true } as const };
  return {
    ...{ organizationId, store, order, person, now },
    place: () => store.order(origin, order, unchanged),
    links: () => linkedIds(backend.table, ofCandidate(organizationId, candidate, 'EXPORT'), 'export'),
  };
}

describe('an order', () => {
  it('is stored with a link from its candidate, both longer than its file', async () => {
    const { organizationId, store, order, place, links } = newDesk();
    await place();
    const [own, link] = store.rowsOf(organizationId, order.candidate_id, order.id);
    expect(own).toEqual({ pk: exportPartition(organizationId), sk: order.id });
    expect(await links()).toEqual([order.id]);
    const rows = await backend.table.getMany([own, link].flatMap((key) => key ?? []));
    const end = Math.floor(Date.parse(order.kept_until) / 1000);
    for (const row of rows) {
      expect(row?.expires_at).toBeGreaterThan(end + 2 * day);
      expect(row?.expires_at).toBe(rows[0]?.expires_at);
    }
  });

  it('is not stored where the person has changed', async () => {
    const { organizationId, store, order, person, place, links } = newDesk();
    await backend.table.commit([{ put: { ...person, data: {} }, when: { absent: true } }]);
    await expect(place()).rejects.toMatchObject({ name: 'ConditionFailed' });
    expect([await store.find(organizationId, order.id), await links()]).toEqual([undefined, []]);
  });

  it('is found until its end, and not from then on', async () => {
    const { organizationId, store, order, place } = newDesk();
    await place();
    const end = Date.parse(order.kept_until);
    expect(await store.getKept(organizationId, order.id, new Date(end - 1))).toMatchObject({ id: order.id });
    const late = store.getKept(organizationId, order.id, new Date(end));
    await expect(late).rejects.toMatchObject({ code: 'not_found' });
    expect([isOver(order, new Date(end - 1)), isOver(order, new Date(end))]).toEqual([false, true]);
  });
});
