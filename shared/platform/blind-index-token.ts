import { createHmac } from 'node:crypto';
import type { KeyRing } from './key-ring.ts';

/**
 * Stands for a value that must be found and may not be kept in a key: one token per key of the ring, current first.
 * Bound to the organization, so that the same address is not recognized across organizations.
 */
export function blindIndexTokens(ring: KeyRing, organizationId: string, value: string): string[] {
  const ids = [ring.current, ...[...ring.keys.keys()].filter((id) => id !== ring.current)];
  return ids.map((id) => {
    const mac = createHmac('sha256', ring.keys.get(id) ?? '').update(`${organizationId}\n${value}`);
    return `${id}.${mac.digest('hex')}`;
  });
}
