/** `npm start`: synthesizes the CDK app and runs both stages from its templates on this machine. */
import { execFileSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type StageConfig, stageConfigs } from '../infra/config.ts';
import { keepPrivate, makePrivate } from '../infra/local/keep-private.ts';
import { findPort } from '../infra/local/listen-locally.ts';
import { type RunningStage, startStage } from '../infra/local/local-cloud.ts';
import { lockDirectory } from '../infra/local/lock-directory.ts';
import { writeJsonFile } from '../infra/local/write-json-file.ts';
import {
  type Administration,
  createKeySet,
  createOrganization,
} from '../shared/administration/organizations.ts';
import { scopes } from '../shared/contracts/organization.ts';
import { type DeploymentName, environmentOf } from '../shared/platform/names.ts';
import { copyAssembly, isSynthesized } from './assembly.ts';
import { fillDemo } from './demo/fill-organization.ts';
import { type Demo, greet, type Ready } from './local-greeting.ts';
import { identityEnvironment, seedPeople, startLocalIdentity } from './local-people.ts';
import { type Connection, connectionFile, openAdministration } from './open-administration.ts';

const dir = resolve(process.env.HIRING_LOCAL_DIR ?? '.local');
const ports: Record<DeploymentName, { variable: string; port: number }> = {
  prod: { variable: 'PORT', port: Number(process.env.PORT ?? 4010) },
  sandbox: { variable: 'SANDBOX_PORT', port: Number(process.env.SANDBOX_PORT ?? 4020) },
};
/** Of the provider of sign-in. It stays the same, because it belongs to who the members are. */
const identityPort = { variable: 'IDENTITY_PORT', port: Number(process.env.IDENTITY_PORT ?? 4030) };
const readyFile = join(dir, 'ready.json');
const allowedOrigin = 'https://careers.demo.example';

const print = (line: string) => process.stdout.write(`${line}\n`);
const running: { stop(): Promise<void> }[] = [];
/** Whether this process has the data directory. */
let hasDirectory = false;

async function main(): Promise<void> {
  makePrivate();
  lockDirectory(dir);
  hasDirectory = true;
  keepPrivate(dir);
  forgetAddresses();
  await checkPorts();
  if (!isSynthesized()) print('Synthesizing the CDK app …');
  const assemblyDir = join(dir, 'cdk.out');
  rmSync(assemblyDir, { recursive: true, force: true, maxRetries: 10 });
  copyAssembly(synthesize(), assemblyDir);
  // Copied files get the permissions of their source.
  keepPrivate(assemblyDir);

  const ready: Record<string, Ready> = {};
  const addresses = await findAddresses();
  let ofProduction: Connection | undefined;
  const identity = await startLocalIdentity(identityPort.port, () => ofProduction as Connection);
  running.push(identity);
  const environments = {
    prod: identityEnvironment(identity, addresses.sandbox.url),
    sandbox: { PRODUCTION_URL: addresses.prod.url },
  };
  for (const config of stageConfigs) {
    print(`Starting ${environmentOf[config.name].name} …`);
    const stage = await startStage({
      assemblyDir,
      stageName: config.id,
      dir: join(dir, config.name),
      port: addresses[config.name].port,
      // A developer's webhook receivers run on this machine; deployed stages reject such addresses.
      localEnvironment: { ALLOW_LOOPBACK_TARGETS: 'true', ...environments[config.name] },
      show: (line) => print(`${config.name} ${line}`),
      verbose: process.env.HIRING_LOCAL_VERBOSE === '1',
    });
    running.push(stage);
    if (config.name === 'prod') ofProduction = connectTo(stage);
    ready[environmentOf[config.name].name] = await prepare(stage, config);
  }
  const openStage = (name: DeploymentName) =>
    openAdministration(name, JSON.parse(readFileSync(connectionFile(dir, name), 'utf8')) as Connection);
  await seedPeople(ready, identity.issuer, openStage);
  writeJsonFile(readyFile, ready);
  greet(ready, dir, print);
  await fillDemo(Object.values(ready), print);
}

/** Runs in a process of its own: the CDK takes some 400 MB, which are not needed afterwards. */
function synthesize(): string {
  const program = fileURLToPath(new URL('assembly.ts', import.meta.url));
  return execFileSync(process.execPath, [program], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  });
}

/** Writes the stage's connection for `npm run admin`, and creates the demo organization if it is missing. */
async function prepare(stage: RunningStage, { name }: StageConfig): Promise<Ready> {
  const connection = connectTo(stage);
  writeJsonFile(connectionFile(dir, name), connection);
  const demoFile = join(dir, name, 'demo.json');
  const demo =
    readDemo(demoFile) ?? (await seedDemoOrganization(openAdministration(name, connection), stage.baseUrl));
  writeJsonFile(demoFile, demo);
  return { base_url: stage.baseUrl, ...demo };
}

/** The addresses of both stages before either runs: each gets the other's. */
async function findAddresses() {
  const addressOf = async (name: DeploymentName) => {
    const port = await findPort(ports[name].port);
    return { port, url: `http://127.0.0.1:${port}` };
  };
  return { prod: await addressOf('prod'), sandbox: await addressOf('sandbox') };
}

function connectTo({ awsEndpoint, dynamoDbEndpoint, sdkEnvironment }: RunningStage): Connection {
  const place = {
    region: sdkEnvironment.AWS_REGION as string,
    credentials: {
      accessKeyId: sdkEnvironment.AWS_ACCESS_KEY_ID as string,
      secretAccessKey: sdkEnvironment.AWS_SECRET_ACCESS_KEY as string,
    },
  };
  return {
    dynamoDb: { ...place, endpoint: dynamoDbEndpoint },
    secretsManager: { ...place, endpoint: awsEndpoint },
  };
}

/**
 * Creates the stage's first organization, with every scope. Its keys are returned only now, so the caller stores them.
 */
async function seedDemoOrganization(admin: Administration, baseUrl: string): Promise<Demo> {
  const organization = await createOrganization(admin, { name: 'Demo', plan: 'scale' });
  const { keys } = await createKeySet(admin, {
    organization: organization.id,
    name: 'Demo',
    scopes: [...scopes],
    // The page to try the widget is at the stage's own address.
    origins: [allowedOrigin, baseUrl],
  });
  const secretOf = (type: string) => keys.find((key) => key.type === type)?.secret as string;
  return {
    organization_id: organization.id,
    secret_key: secretOf('secret'),
    publishable_key: secretOf('publishable'),
    allowed_origin: allowedOrigin,
  };
}

function readDemo(file: string): Demo | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Demo;
  } catch {
    return undefined;
  }
}

async function checkPorts(): Promise<void> {
  for (const { variable, port } of [...Object.values(ports), identityPort]) {
    if (!Number.isInteger(port) || port < 0 || port > 65_535)
      throw new Error(`${variable} is not a port number.`);
    if (port > 0 && (await findPort(port)) !== port)
      throw new Error(`Port ${port} is in use. Stop what listens there, or set ${variable} to another port.`);
  }
}

/** The files exist only while the addresses in them respond. */
function forgetAddresses(): void {
  for (const file of [readyFile, ...stageConfigs.map(({ name }) => connectionFile(dir, name))])
    rmSync(file, { force: true });
}

async function stop(exitCode: number): Promise<never> {
  // A start that another one refuses must not remove the addresses of that one.
  if (hasDirectory) forgetAddresses();
  await Promise.all(running.map((stage) => stage.stop()));
  process.exit(exitCode);
}

let isStopping = false;
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.on(signal, () => {
    // A second request to stop ends the process immediately. The next start continues interrupted work.
    if (isStopping) process.exit(1);
    isStopping = true;
    print('Stopping …');
    void stop(0);
  });

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
  if (process.env.HIRING_LOCAL_VERBOSE === '1') process.stderr.write(`${(error as Error).stack}\n`);
  void stop(1);
});
