import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inject } from 'vitest';
import { identityEnvironment, startLocalIdentity } from '../../bin/local-people.ts';
import { openAdministration } from '../../bin/open-administration.ts';
import type { LocalIdentity } from '../../infra/local/identity/start-identity.ts';
import { type RunningStage, startStage } from '../../infra/local/local-cloud.ts';
import { createKeySet, createOrganization } from '../../shared/administration/organizations.ts';
import { scopes as everyScope, type Role } from '../../shared/contracts/organization.ts';
import { idSource } from '../../shared/domain/ids.ts';
import type { Plan } from '../../shared/domain/plan.ts';
import type { DeploymentName } from '../../shared/platform/names.ts';
import { noteUsedRights } from './rights-ledger.ts';
import { newMember, newSessionToken } from './signed-in.ts';

export interface NewOrganization {
  /** `scale` unless said otherwise: no test runs into a budget by chance. */
  plan?: Plan;
  /** Every scope unless said otherwise. */
  scopes?: string[];
  origins?: string[];
}

export interface TestOrganization {
  organizationId: string;
  keySetId: string;
  keyId: string;
  secretKey: string;
  publishableKey: string;
  /** That of a member who is an owner. */
  sessionToken: string;
  /** Speaks with the secret key; `callRoute` uses the session token where a key is refused. */
  api: Api;
}

export type SignedIn = Awaited<ReturnType<typeof newSessionToken>>;

export interface LocalStage {
  baseUrl: string;
  /** The provider of sign-in. */
  issuer: string;
  /** Where the stage keeps its data and its logs. */
  dir: string;
  /** Where the raw engines listen, to look behind the API's back. */
  places: ReturnType<typeof placesOf>;
  bucketName: string;
  admin: ReturnType<typeof openAdministration>;
  /** The rules that its functions are judged by. */
  access: RunningStage['access'];
  /** What its template has. */
  resources: RunningStage['resources'];
  newOrganization(asked?: NewOrganization): Promise<TestOrganization>;
  /** A session token of a new member. */
  signIn(organizationId: string, role: Role): Promise<SignedIn>;
  /** Speaks with that key, or with none. */
  api(key?: string): Api;
  /** Stops the stage and deletes its data. */
  stop(): Promise<void>;
}

/** One that other test files use too. */
export type SharedStage = Omit<LocalStage, 'stop'>;

interface LocalStageOptions {
  stage: DeploymentName;
  logLevel?: string;
  within?: string;
  /** What production is told of a sandbox, and a sandbox of production. */
  sandboxUrl?: string;
  productionUrl?: string;
  /** 0 selects a free one. */
  port?: number;
  /** `localhost` makes the provider of sign-in another site than the stage. */
  identityHost?: 'localhost';
}

/** Runs one stage of the synthesized app on this machine, for one test file. `within` is the folder for its data. */
export async function startLocalStage({
  stage,
  logLevel = process.env.LOG_LEVEL ?? 'silent',
  within = tmpdir(),
  sandboxUrl = 'https://sandbox.example.com',
  productionUrl,
  port = 0,
  identityHost,
}: LocalStageOptions): Promise<LocalStage> {
  const dir = mkdtempSync(join(within, `hiring-${stage}-`));
  const removeData = () => rmSync(dir, { recursive: true, force: true });
  const places = (): ReturnType<typeof placesOf> => placesOf(running);
  const identity: LocalIdentity | undefined =
    stage === 'prod' ? await startLocalIdentity(0, places, identityHost) : undefined;
  const running: RunningStage = await startStage({
    assemblyDir: inject('assemblyDir'),
    stageName: stage === 'prod' ? 'Prod' : 'Sandbox',
    dir,
    port,
    localEnvironment: {
      ALLOW_LOOPBACK_TARGETS: 'true',
      LOG_LEVEL: logLevel,
      ...(identity && identityEnvironment(identity, sandboxUrl)),
      ...(productionUrl && { PRODUCTION_URL: productionUrl }),
    },
  }).catch(async (error: unknown) => {
    await identity?.stop();
    removeData();
    throw error;
  });
  const admin = openAdministration(stage, placesOf(running));
  const api = (key?: string) => apiOf(running.baseUrl, key);
  return {
    baseUrl: running.baseUrl,
    issuer: identity?.issuer ?? '',
    dir,
    places: placesOf(running),
    bucketName: running.resources.find(({ type }) => type === 'AWS::S3::Bucket')?.ref ?? '',
    admin,
    access: running.access,
    resources: running.resources,
    api,
    async newOrganization({
      plan = 'scale',
      scopes = [...everyScope],
      origins = ['https://careers.example.com'],
    } = {}) {
      const { id: organization } = await createOrganization(admin, { name: 'Testing Ltd', plan });
      const keySet = await createKeySet(admin, { organization, name: 'tests', scopes, origins });
      const [secret, publishable] = keySet.keys;
      const signedIn = await newSessionToken(admin, { organizationId: organization, role: 'owner' });
      const { token } = signedIn;
      const makes = {
        member: async () =>
          (await newMember(admin, { organizationId: organization, role: 'viewer' })).member.id,
        session: async () => {
          const id = idSource(new Date())('session');
          await admin.sessions.create({ ...signedIn.session, id });
          return id;
        },
      };
      return {
        organizationId: organization,
        keySetId: keySet.id,
        keyId: secret?.id ?? '',
        secretKey: secret?.secret ?? '',
        publishableKey: publishable?.secret ?? '',
        sessionToken: token,
        api: { ...api(secret?.secret), page: api(publishable?.secret), person: { ...api(token), makes } },
      };
    },
    signIn: (organizationId, role) => newSessionToken(admin, { organizationId, role }),
    async stop() {
      noteUsedRights(running.access);
      await running.stop();
      await identity?.stop();
      removeData();
    },
  };
}

/** Where an administration of this stage finds its table and secrets. */
export function placesOf({
  dynamoDbEndpoint,
  awsEndpoint,
  sdkEnvironment,
}: Pick<RunningStage, 'dynamoDbEndpoint' | 'awsEndpoint' | 'sdkEnvironment'>) {
  const { AWS_REGION, AWS_ACCESS_KEY_ID = '', AWS_SECRET_ACCESS_KEY = '' } = sdkEnvironment;
  const place = {
    region: AWS_REGION,
    credentials: { accessKeyId: AWS_ACCESS_KEY_ID, secretAccessKey: AWS_SECRET_ACCESS_KEY },
  };
  return {
    dynamoDb: { ...place, endpoint: dynamoDbEndpoint },
    secretsManager: { ...place, endpoint: awsEndpoint },
  };
}

/** An answer as it came over the wire; `body` is its JSON, or undefined when it is none. */
export interface ApiAnswer {
  status: number;
  headers: Headers;
  text: string;
  // biome-ignore lint/suspicious/noExplicitAny: a test reads any field it expects
  body: any;
}

export interface ApiRequest {
  /** Sent as JSON. */
  body?: unknown;
  /** Sent as it is, instead of `body`, with no Content-Type but that of `headers`. */
  bytes?: string;
  headers?: Record<string, string>;
}

export interface Api {
  send(method: string, path: string, request?: ApiRequest): Promise<ApiAnswer>;
  get(path: string, headers?: Record<string, string>): Promise<ApiAnswer>;
  post(path: string, body?: unknown, headers?: Record<string, string>): Promise<ApiAnswer>;
  patch(path: string, body: unknown): Promise<ApiAnswer>;
  remove(path: string): Promise<ApiAnswer>;
  /** The same organization's pages: speaks with its publishable key. */
  page?: Api;
  /** The same organization's owner: speaks with a session token. */
  person?: Api;
  /** Of a person: another member of the organization, and another session of the person, by their ids. */
  makes?: { member(): Promise<string>; session(): Promise<string> };
}

/** A client of the API that is nothing but fetch. */
export function apiOf(baseUrl: string, key?: string): Api {
  async function send(method: string, path: string, request: ApiRequest = {}): Promise<ApiAnswer> {
    const { body, bytes, headers } = request;
    const response = await fetch(baseUrl + path, {
      method,
      redirect: 'manual',
      body:
        bytes === undefined ? (body === undefined ? undefined : JSON.stringify(body)) : Buffer.from(bytes),
      headers: {
        ...(key !== undefined && { Authorization: `Bearer ${key}` }),
        ...(body !== undefined && { 'Content-Type': 'application/json' }),
        ...headers,
      },
    });
    const text = await response.text();
    return { status: response.status, headers: response.headers, text, body: parse(text) };
  }
  return {
    send,
    get: (path, headers) => send('GET', path, { headers }),
    post: (path, body, headers) => send('POST', path, { body, headers }),
    patch: (path, body) => send('PATCH', path, { body }),
    remove: (path) => send('DELETE', path),
  };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
