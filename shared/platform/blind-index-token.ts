import { createHmac } from 'node:crypto';
import type { KeyRing } from './key-ring.ts';

/**
 * Tokens to find a value that must not be stored in a key: one per key of the ring, current first. They depend on the
 * organization, so that the same address cannot be recognized across organizations.
 */
export function blindIndexTokens(ring: KeyRing, organizationId: string, value: string): string[] {
  const ids = [ring.current, ...[...ring.keys.keys()].filter((id) => id !== ring.current)];
  return ids.map((id) => {
    const mac = createHmac('sha256', ring.keys.get(id) ?? '').update(`${organizationId}\n${value}`);
    return `${id}.${mac.digest('hex')}`;
  });
}
