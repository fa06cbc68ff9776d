import { type KeyType, newApiKey, parseApiKey } from './api-key.ts';
import { hashApiKey } from './hash-api-key.ts';
import type { KeyRing } from './key-ring.ts';
import type { DeploymentName } from './names.ts';

/** A new key, which only its first reader sees, and what is stored of it. */
interface MadeKey {
  secret: string;
  stored: { key_hash: string; prefix: string; last_four: string };
}

export async function makeKey(
  { stage, peppers }: { stage: DeploymentName; peppers: () => Promise<KeyRing> },
  type: KeyType,
): Promise<MadeKey> {
  const secret = newApiKey(stage, type);
  const [keyHash = ''] = hashApiKey(secret, await peppers());
  const prefix = parseApiKey(secret)?.prefix ?? '';
  return { secret, stored: { key_hash: keyHash, prefix, last_four: secret.slice(-4) } };
}
