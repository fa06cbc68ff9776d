import { ApiError } from '../domain/api-error.ts';
import { blindTokens } from '../platform/blind-token.ts';
import type { KeyRing } from '../platform/key-ring.ts';
import { addressKey } from './keys.ts';
import type { Table } from './table.ts';

/** Ten minutes: long enough to see a robot, short enough to let an office apply again after its lunch break. */
const windowMs = 10 * 60_000;
/** No page sends more than this for one address in a window, not even a job fair's. */
const maxPerWindow = 100;

export type AddressCounter = ReturnType<typeof addressCounter>;

/** Counts applications per network address in windows of ten minutes. The address itself is kept nowhere. */
export const addressCounter = (table: Table, indexKeys: () => Promise<KeyRing>) => ({
  /** How many came from this address in this window, this one included. Throws {@link ApiError} rate_limited far above what people do. */
  async count(organizationId: string, address: string, now: Date): Promise<number> {
    const [token = ''] = blindTokens(await indexKeys(), organizationId, networkOf(address));
    const window = Math.floor(now.getTime() / windowMs);
    const endsAt = (window + 1) * windowMs;
    const key = addressKey(organizationId, token, String(window));
    const count = await table.countUp(key, maxPerWindow, { expiresAt: Math.ceil(endsAt / 1000) });
    if (count !== null) return count;
    const seconds = Math.ceil((endsAt - now.getTime()) / 1000);
    throw new ApiError('rate_limited', { headers: { 'Retry-After': String(seconds) } });
  },
});

/** An IPv4 address as it is; of an IPv6 address the first 64 bits, which is what one household has. */
function networkOf(address: string): string {
  if (!address.includes(':')) return address;
  const [head = '', tail = ''] = address.split('::');
  const groups = head.split(':').filter(Boolean);
  const rest = tail.split(':').filter(Boolean);
  const zeros = address.includes('::') ? Math.max(0, 8 - groups.length - rest.length) : 0;
  return [...groups, ...Array(zeros).fill('0'), ...rest]
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
}
