import {
  PutSecretValueCommand,
  ResourceNotFoundException,
  type SecretsManagerClient,
} from '@aws-sdk/client-secrets-manager';

/** Stores a new key. Returns false when the secret does not exist. */
export const modelKeyWriter =
  (client: SecretsManagerClient, secretId: () => string) =>
  async (key: string): Promise<boolean> => {
    try {
      await client.send(new PutSecretValueCommand({ SecretId: secretId(), SecretString: key }));
      return true;
    } catch (error) {
      if (error instanceof ResourceNotFoundException) return false;
      throw error;
    }
  };
