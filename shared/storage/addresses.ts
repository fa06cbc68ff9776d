import { blindIndexTokens } from '../platform/blind-index-token.ts';
import type { KeyRing } from '../platform/key-ring.ts';
import { countInWindow } from './call-windows.ts';
import { addressKey } from './keys.ts';
import type { Table } from './table.ts';

/** The most applications from one IP address in a window; not even a job fair sends more. */
const maxApplications = 100;
/**
 * The most calls in a window: after an error an applicant corrects a field and sends the form again, up to twice on
 * average.
 */
const maxCalls = 300;
/** The most chats that are begun from one IP address in a window. */
const maxChats = 10;

export type AddressCounter = ReturnType<typeof addressCounter>;

/** Counts requests per IP address in windows of ten minutes. The address itself is not stored. */
export function addressCounter(table: Table, indexKeys: () => Promise<KeyRing>) {
  /** The count including this request. Throws {@link ApiError} rate_limited above `most`. */
  async function countUp(what: 'calls' | 'used' | 'chats', most: number, from: Sender): Promise<number> {
    const { organizationId, address, now } = from;
    const [token = ''] = blindIndexTokens(await indexKeys(), organizationId, networkOf(address));
    const keyOf = (window: string) => addressKey(organizationId, token, window);
    return countInWindow(table, { keyOf, what, most, now });
  }

  return {
    /**
     * Counts a call of a page, whatever its result. Throws {@link ApiError} rate_limited far above the calls of people.
     */
    async admit(organizationId: string, address: string, now: Date): Promise<void> {
      await countUp('calls', maxCalls, { organizationId, address, now });
    },

    /**
     * The number of applications from this address in this window, including this one. Throws {@link ApiError}
     * rate_limited like `admit`.
     */
    count: (organizationId: string, address: string, now: Date): Promise<number> =>
      countUp('used', maxApplications, { organizationId, address, now }),

    /** Counts a chat that begins. Throws {@link ApiError} rate_limited for the eleventh. */
    async countChat(organizationId: string, address: string, now: Date): Promise<void> {
      await countUp('chats', maxChats, { organizationId, address, now });
    },
  };
}
type Sender = { organizationId: string; address: string; now: Date };

/** An IPv4 address, or the first 64 bits of an IPv6 address, which are usually one household's. */
function networkOf(address: string): string {
  if (!address.includes(':')) return address;
  const [head = '', tail = ''] = address.split('::');
  const groups = head.split(':').filter(Boolean);
  const rest = tail.split(':').filter(Boolean);
  const zeros = Math.max(0, 8 - groups.length - rest.length);
  return [...groups, ...Array(zeros).fill('0'), ...rest]
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
}
