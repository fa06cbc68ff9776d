import { createHmac } from 'node:crypto';
import type { KeyRing } from './key-ring.ts';

/** The hashes under which a key is stored: one per pepper, current first. */
export function hashApiKey(key: string, peppers: KeyRing): string[] {
  const ids = [peppers.current, ...[...peppers.keys.keys()].filter((id) => id !== peppers.current)];
  return ids.map((id) =>
    createHmac('sha256', peppers.keys.get(id) ?? '')
      .update(key)
      .digest('hex'),
  );
}
