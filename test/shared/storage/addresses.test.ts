import { beforeAll, describe, expect, it } from 'vitest';
import { idSource } from '../../../shared/domain/ids.ts';
import { addressCounter } from '../../../shared/storage/addresses.ts';
import { keyRing } from '../../functions/support/key-rings.ts';
import type { Backend } from '../../support/backend.ts';
import { sharedBackend } from '../../support/shared-backend.ts';

let backend: Backend;
beforeAll(async () => {
  backend = await sharedBackend();
});

const windowMs = 600_000;
const start = new Date(Math.ceil(Date.now() / windowMs) * windowMs);
const msLater = (ms: number) => new Date(start.getTime() + ms);
const newOrganization = () => idSource(new Date())('organization');

const counter = () => addressCounter(backend.table, async () => keyRing('1'));
/** The count of applications from each of these addresses, in turn, in one organization. */
async function counts(...addresses: string[]) {
  const organization = newOrganization();
  const found: number[] = [];
  for (const address of addresses) found.push(await counter().count(organization, address, start));
  return found;
}
const limited = (seconds: number) =>
  expect.objectContaining({
    code: 'rate_limited',
    particulars: { headers: { 'Retry-After': String(seconds) } },
  });

describe('an address', () => {
  it.each([
    ['192.0.2.1', '192.0.2.1', true],
    ['192.0.2.1', '192.0.2.2', false],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2:ffff::1', true],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:3:3:4:5:6', false],
    ['2001:0db8:0001:0002::', '2001:db8:1:2:3:4:5:6', true],
    ['2001:db8::1', '2001:db8:0:0:9:9:9:9', true],
    ['2001:db8::1', '2001:db8:0:1::1', false],
    ['::1', '0:0:0:0:5:6:7:8', true],
    ['::1', '1::', false],
    ['1::', '1:0:0:0:9::', true],
    ['2001:db8:1::2:3:4:5', '2001:db8:1:0:7::', true],
    ['::2:3:4:5:6:7', '0:0:2:3::', true],
  ])('%s and %s are one household: %s', async (one, other, isOne) => {
    expect(await counts(one, other)).toEqual([1, isOne ? 2 : 1]);
  });

  it('counts anew in another organization, and in the next ten minutes', async () => {
    const [one, other] = [newOrganization(), newOrganization()];
    const count = (organization: string, ms: number) =>
      counter().count(organization, '192.0.2.1', msLater(ms));
    expect(await count(one, 0)).toBe(1);
    expect(await count(one, windowMs - 1)).toBe(2);
    expect(await count(one, windowMs)).toBe(1);
    expect(await count(other, 0)).toBe(1);
  });
});

describe('more than people send', () => {
  it('is limited for applications from the 101st on, until the window ends', async () => {
    const organization = newOrganization();
    const count = (ms: number) => counter().count(organization, '192.0.2.1', msLater(ms));
    for (let n = 1; n <= 100; n++) expect(await count(0)).toBe(n);
    await expect(count(0)).rejects.toEqual(limited(600));
    await expect(count(windowMs - 1500)).rejects.toEqual(limited(2));
    await expect(counter().admit(organization, '192.0.2.1', start)).resolves.toBeUndefined();
    expect(await count(windowMs)).toBe(1);
  });

  it('is limited for calls from the 301st on', async () => {
    const organization = newOrganization();
    const admit = () => counter().admit(organization, '192.0.2.1', start);
    for (let n = 0; n < 300; n += 50) await Promise.all(Array.from({ length: 50 }, admit));
    await expect(admit()).rejects.toEqual(limited(600));
    expect(await counter().count(organization, '192.0.2.1', start)).toBe(1);
  });
});

it('the address itself is not stored, and its row ends with the window', async () => {
  const rows: { pk: string; expires_at?: unknown }[] = [];
  const table = {
    ...backend.table,
    tally: async (...[key, change]: Parameters<typeof backend.table.tally>) => {
      rows.push({ ...key, expires_at: change.set?.expires_at });
      return backend.table.tally(key, change);
    },
  };
  await addressCounter(table, async () => keyRing('1')).count(newOrganization(), '192.0.2.77', msLater(1));
  expect(JSON.stringify(rows)).not.toContain('192.0.2.77');
  expect(rows.map(({ expires_at }) => expires_at)).toEqual([msLater(windowMs).getTime() / 1000]);
});
