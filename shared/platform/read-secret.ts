import { GetSecretValueCommand, type SecretsManagerClient } from '@aws-sdk/client-secrets-manager';

/** Reads a secret that is one text, when it is needed. */
export const secretReader =
  (client: SecretsManagerClient, secretId: () => string) => async (): Promise<string> =>
    (await client.send(new GetSecretValueCommand({ SecretId: secretId() }))).SecretString ?? '';
