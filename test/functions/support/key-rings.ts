import type { KeyRing } from '../../../shared/platform/key-ring.ts';

/** A ring of made-up keys; the first id is the current one. */
export const keyRing = (...ids: [string, ...string[]]): KeyRing => ({
  current: ids[0],
  keys: new Map(ids.map((id) => [id, `the secret behind ${id}`])),
});
