import {
  GetSecretValueCommand,
  ListSecretsCommand,
  PutSecretValueCommand,
} from '@aws-sdk/client-secrets-manager';
import { describe, expect, it } from 'vitest';
import { generateSecret } from '../../../../infra/local/services/generate-secret.ts';
import { setModelKey } from '../../../../shared/administration/set-model-key.ts';
import { modelKeyReader } from '../../../../shared/platform/model-key.ts';
import { modelKeyWriter } from '../../../../shared/platform/store-model-key.ts';
import { connect, makeFolder, serve, startServices } from './start-services.ts';

const ARN = 'arn:aws:secretsmanager:us-east-1:000000000000:secret:hiring/cursor-key-Ab12Cd';
const NAME = 'hiring/cursor-key';

describe('GetSecretValue', () => {
  it.each([NAME, ARN, ARN.slice(0, -7)])('finds the secret by %s', async (SecretId) => {
    const { secrets: service, endpoint } = await startServices();
    service.createSecret({ arn: ARN, name: NAME, secretString: 'shh' });
    const answer = await connect(endpoint).secrets.send(new GetSecretValueCommand({ SecretId }));
    expect(answer).toMatchObject({ ARN, Name: NAME, SecretString: 'shh', VersionStages: ['AWSCURRENT'] });
    expect(answer.CreatedDate).toBeInstanceOf(Date);
  });

  it('answers ResourceNotFoundException to any other id', async () => {
    const { endpoint } = await startServices();
    const missing = connect(endpoint).secrets.send(new GetSecretValueCommand({ SecretId: NAME }));
    await expect(missing).rejects.toMatchObject({ name: 'ResourceNotFoundException' });
  });

  it('refuses an operation it does not emulate, by name', async () => {
    const { endpoint } = await startServices();
    const listing = connect(endpoint).secrets.send(new ListSecretsCommand({}));
    await expect(listing).rejects.toThrow('secretsmanager.ListSecrets');
  });

  it('refuses a caller with another secret key', async () => {
    const { endpoint } = await startServices();
    const { secrets } = connect(endpoint);
    secrets.config.credentials = async () => ({ accessKeyId: 'AKIALOCAL', secretAccessKey: 'guessed' });
    const refused = secrets.send(new GetSecretValueCommand({ SecretId: NAME }));
    await expect(refused).rejects.toMatchObject({ name: 'SignatureDoesNotMatch' });
  });
});

describe('a secret that its template gives no value', () => {
  const start = async () => {
    const { secrets: service, endpoint } = await startServices();
    service.createSecret({ arn: ARN, name: NAME });
    return { service, client: connect(endpoint).secrets };
  };

  it('has none, until somebody puts one in', async () => {
    const { client } = await start();
    const reading = () => client.send(new GetSecretValueCommand({ SecretId: NAME }));
    await expect(reading()).rejects.toMatchObject({ name: 'ResourceNotFoundException' });
    await client.send(new PutSecretValueCommand({ SecretId: NAME, SecretString: 'sk-1' }));
    expect((await reading()).SecretString).toBe('sk-1');
  });

  it('keeps what was put in when the template is deployed again', async () => {
    const { service, client } = await start();
    await client.send(new PutSecretValueCommand({ SecretId: ARN, SecretString: 'sk-1' }));
    service.createSecret({ arn: ARN, name: NAME });
    expect(service.getSecretValue(NAME).SecretString).toBe('sk-1');
  });

  it('is where an operator’s key goes, and where functions find it', async () => {
    const { client } = await start();
    const read = modelKeyReader(client, () => NAME);
    expect(await read()).toBeNull();
    const stage = { stage: 'prod' as const, keepKey: modelKeyWriter(client, () => NAME) };
    expect(await setModelKey(stage, 'sk-ant-0123456789\n')).toEqual({
      object: 'model_key',
      last_four: '6789',
    });
    expect(await modelKeyReader(client, () => NAME)()).toBe('sk-ant-0123456789');
    await client.send(new PutSecretValueCommand({ SecretId: NAME, SecretString: ' \n' }));
    expect(await modelKeyReader(client, () => NAME)(), 'blanks are no key').toBeNull();
    await expect(setModelKey(stage, '\n')).rejects.toThrow(/holds no key/);
    const elsewhere = { ...stage, keepKey: modelKeyWriter(client, () => 'hiring/none') };
    await expect(setModelKey(elsewhere, 'sk-ant-0123456789')).rejects.toThrow(/no secret for a key/);
  });
});

describe('createSecret', () => {
  it('generates a value once and keeps it across restarts, and follows a changed literal', async () => {
    const dir = makeFolder();
    const deploy = async (literal: string) => {
      const { secrets, stop } = await serve(dir);
      secrets.createSecret({ arn: ARN, name: NAME, generate: { PasswordLength: 40 } });
      secrets.createSecret({ arn: `${ARN}2`, name: 'literal', secretString: literal });
      const values = [NAME, 'literal'].map((id) => secrets.getSecretValue(id).SecretString);
      await stop();
      return values;
    };
    const first = await deploy('a');
    expect(first[0]).toHaveLength(40);
    expect(await deploy('b')).toEqual([first[0], 'b']);
  });
});

describe('generateSecret', () => {
  it('keeps to the rules', () => {
    const rules = {
      ExcludePunctuation: true,
      ExcludeLowercase: true,
      ExcludeCharacters: '0O',
      PasswordLength: 200,
    };
    expect(generateSecret(rules)).toMatch(/^[A-NP-Z1-9]{200}$/);
  });

  it('has each kind of character at least once, however short', () => {
    for (let round = 0; round < 50; round++) {
      const secret = generateSecret({ PasswordLength: 4 });
      for (const kind of [/[a-z]/, /[A-Z]/, /\d/, /[^\w\s]|_/]) expect(secret).toMatch(kind);
    }
  });

  it('puts the value into the template under its key', () => {
    const secret = generateSecret({ SecretStringTemplate: '{"user":"a"}', GenerateStringKey: 'password' });
    expect(JSON.parse(secret)).toEqual({ user: 'a', password: expect.stringMatching(/^.{32}$/) });
  });
});
