import { GetSecretValueCommand, type SecretsManagerClient } from '@aws-sdk/client-secrets-manager';

/** Keys by id. Values are made with the current key; values of older keys stay valid. */
export interface KeyRing {
  current: string;
  keys: ReadonlyMap<string, string>;
}

/** A ring is read again after five minutes, so that warm functions see a rotation without a deployment. */
const keptMs = 5 * 60_000;

/** Reads a secret of the form `{"current":"1","1":"…"}`, once per five minutes. */
export function keyRingReader(client: SecretsManagerClient, secretId: () => string): () => Promise<KeyRing> {
  let ring: Promise<KeyRing> | undefined;
  let readAt = 0;
  const read = async () => {
    const secret = await client.send(new GetSecretValueCommand({ SecretId: secretId() }));
    const { current, ...keys } = JSON.parse(secret.SecretString ?? '{}') as Record<string, string>;
    if (!current || !keys[current]) throw new Error('a key ring secret lacks its current key');
    return { current, keys: new Map(Object.entries(keys)) };
  };
  return () => {
    if (!ring || Date.now() - readAt > keptMs) {
      readAt = Date.now();
      ring = read();
      ring.catch(() => {
        ring = undefined;
      });
    }
    return ring;
  };
}
