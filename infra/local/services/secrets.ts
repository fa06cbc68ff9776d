import { randomUUID } from 'node:crypto';
import { arnOf } from '../template/local-account.ts';
import { AwsError } from './aws-error.ts';
import { type GenerateSecretString, generateSecret } from './generate-secret.ts';
import type { Clock, Store } from './store.ts';

type SecretDefinition = {
  /** The complete ARN, with the six characters that AWS adds: `…:secret:name-Ab12Cd`. */
  arn: string;
  name: string;
  secretString?: string;
  generate?: GenerateSecretString;
};

type SecretRow = { arn: string; name: string; secret_string: string; version_id: string; created_at: number };

/** Without a value in the template the secret has none; a value is never empty. */
const withoutValue = '';

const SECRET_TABLE = `CREATE TABLE IF NOT EXISTS secrets (
  name TEXT PRIMARY KEY, arn TEXT NOT NULL, secret_string TEXT NOT NULL, version_id TEXT NOT NULL,
  created_at INTEGER NOT NULL)`;

const BY_ID = 'name = ?1 OR arn = ?1 OR substr(arn, 1, length(arn) - 7) = ?1';

/** Secrets Manager. A generated value is made once and kept, as CloudFormation keeps it across deployments. */
export class SecretService {
  readonly #store: Store;
  readonly #clock: Clock;

  constructor(store: Store, clock: Clock = Date.now) {
    this.#store = store;
    this.#clock = clock;
    store.run(SECRET_TABLE);
  }

  /** Identified by its name: a new ARN or a new literal value replaces the old one, a generated value stays. */
  createSecret({ arn, name, secretString, generate }: SecretDefinition): void {
    const known = this.#store.get<SecretRow>('SELECT * FROM secrets WHERE name = ?', name);
    const value =
      secretString ?? known?.secret_string ?? (generate ? generateSecret(generate) : withoutValue);
    this.#store.run(
      `INSERT INTO secrets VALUES (?, ?, ?, ?, ?) ON CONFLICT (name) DO UPDATE SET
         arn = excluded.arn, secret_string = excluded.secret_string, version_id = excluded.version_id`,
      ...[name, arn, value, value === known?.secret_string ? known.version_id : randomUUID(), this.#clock()],
    );
  }

  /** Sets a new value of a secret of the template. Throws ResourceNotFoundException. */
  putSecretValue(secretId: string, secretString: string) {
    const { name, arn } = this.#find(secretId);
    const versionId = randomUUID();
    this.#store.run(
      'UPDATE secrets SET secret_string = ?, version_id = ? WHERE name = ?',
      secretString,
      versionId,
      name,
    );
    return { ARN: arn, Name: name, VersionId: versionId, VersionStages: ['AWSCURRENT'] };
  }

  /** By name, ARN, or ARN without its last six characters. Throws ResourceNotFoundException. */
  getSecretValue(secretId: string) {
    const secret = this.#find(secretId);
    if (secret.secret_string === withoutValue)
      throw new AwsError(
        'ResourceNotFoundException',
        "Secrets Manager can't find the specified secret value for staging label: AWSCURRENT",
      );
    return {
      ARN: secret.arn,
      Name: secret.name,
      SecretString: secret.secret_string,
      VersionId: secret.version_id,
      VersionStages: ['AWSCURRENT'],
      CreatedDate: secret.created_at / 1000,
    };
  }

  /** The ARN of a secret named as `getSecretValue` takes it; of one that is not there, as AWS would write it. */
  arnOf(secretId: string): string {
    const found = this.#store.get<{ arn: string }>(`SELECT arn FROM secrets WHERE ${BY_ID}`, secretId);
    return (
      found?.arn ?? (secretId.startsWith('arn:') ? secretId : arnOf('secretsmanager', `secret:${secretId}`))
    );
  }

  #find(secretId: string): SecretRow {
    const secret = this.#store.get<SecretRow>(`SELECT * FROM secrets WHERE ${BY_ID}`, secretId);
    if (secret) return secret;
    throw new AwsError('ResourceNotFoundException', "Secrets Manager can't find the specified secret.");
  }
}
