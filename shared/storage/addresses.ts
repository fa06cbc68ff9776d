import { ApiError } from '../domain/api-error.ts';
import { blindIndexTokens } from '../platform/blind-index-token.ts';
import type { KeyRing } from '../platform/key-ring.ts';
import { addressKey } from './keys.ts';
import type { Table } from './table.ts';

/** Ten minutes: long enough to see a robot, short enough to let an office apply again after its lunch break. */
const windowMs = 10 * 60_000;
/** No page sends more than this for one address in a window, not even a job fair's. */
const maxApplications = 100;
/** Whoever is refused corrects a field and sends again: three times over is still people. */
const maxCalls = 300;

export type AddressCounter = ReturnType<typeof addressCounter>;

/** Counts what comes per network address in windows of ten minutes. The address itself is kept nowhere. */
export function addressCounter(table: Table, indexKeys: () => Promise<KeyRing>) {
  /** The count after this one. Throws {@link ApiError} rate_limited above `most`. */
  async function countUp(what: 'calls' | 'used', most: number, from: Sender): Promise<number> {
    const { organizationId, address, now } = from;
    const [token = ''] = blindIndexTokens(await indexKeys(), organizationId, networkOf(address));
    const window = Math.floor(now.getTime() / windowMs);
    const endsAt = (window + 1) * windowMs;
    const { done, row } = await table.tally(addressKey(organizationId, token, String(window)), {
      add: { [what]: 1 },
      set: { expires_at: Math.ceil(endsAt / 1000) },
      atMost: { [what]: most - 1 },
    });
    if (done) return Number(row[what]);
    const seconds = Math.ceil((endsAt - now.getTime()) / 1000);
    throw new ApiError('rate_limited', { headers: { 'Retry-After': String(seconds) } });
  }

  return {
    /** Lets a call of a page in, whatever becomes of it. Throws {@link ApiError} rate_limited far above what people do. */
    async admit(organizationId: string, address: string, now: Date): Promise<void> {
      await countUp('calls', maxCalls, { organizationId, address, now });
    },

    /** How many applications came from this address in this window, this one included. Throws {@link ApiError} rate_limited like `admit`. */
    count: (organizationId: string, address: string, now: Date): Promise<number> =>
      countUp('used', maxApplications, { organizationId, address, now }),
  };
}
type Sender = { organizationId: string; address: string; now: Date };

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
