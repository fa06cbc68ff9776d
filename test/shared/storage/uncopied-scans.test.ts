import { beforeAll, expect, it } from 'vitest';
import { lookLater, uncopiedScans } from '../../../shared/storage/uncopied-scans.ts';
import type { Backend } from '../../support/backend.ts';
import { sharedBackend } from '../../support/shared-backend.ts';

let backend: Backend;
beforeAll(async () => {
  backend = await sharedBackend();
});

const now = new Date('2031-03-01T23:59:59.500Z');
const day = '2031-03-05';

it('a scan is looked at in four days, once, until it was looked at', async () => {
  const store = uncopiedScans(backend.table);
  const on = async (wanted: string) => {
    const found: string[] = [];
    for await (const { organizationId, id } of store.on(wanted)) found.push(`${organizationId} ${id}`);
    return found;
  };
  for (const [organization, id] of [
    ['org_1', 'scan_1'],
    ['org_1', 'scan_1'],
    ['org_2', 'scan_2'],
  ] as const)
    await backend.table.commit([store.await(organization, id, now)]);
  expect(await on(day)).toEqual(['org_1 scan_1', 'org_2 scan_2']);
  expect(await on('2031-03-04')).toEqual([]);
  await store.lookedAt('org_1', 'scan_1', day);
  expect(await on(day)).toEqual(['org_2 scan_2']);
});

it('its row is kept for forty days after that, longer than a sweep looks back', () => {
  const write = lookLater('org_1', 'scan_1', now);
  const expires_at = Math.floor(now.getTime() / 1000) + (4 + 40) * 24 * 3600;
  expect(write).toMatchObject({ put: { expires_at, data: {} } });
});
