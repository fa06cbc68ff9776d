import {
  GetSecretValueCommand,
  ResourceNotFoundException,
  type SecretsManagerClient,
} from '@aws-sdk/client-secrets-manager';

/** Read again after a minute, so that warm functions see a new or changed key without a deployment. */
const keptMs = 60_000;

/** The provider's key as an operator stored it; null while the secret is empty, as that of a new stage is. */
export function modelKeyReader(
  client: SecretsManagerClient,
  secretId: () => string,
): () => Promise<string | null> {
  let key: Promise<string | null> | undefined;
  let readAt = 0;
  const read = async () => {
    try {
      const { SecretString } = await client.send(new GetSecretValueCommand({ SecretId: secretId() }));
      return SecretString?.trim() || null;
    } catch (error) {
      if (error instanceof ResourceNotFoundException) return null;
      throw error;
    }
  };
  return () => {
    if (!key || Date.now() - readAt > keptMs) {
      readAt = Date.now();
      key = read();
      key.catch(() => {
        key = undefined;
      });
    }
    return key;
  };
}
