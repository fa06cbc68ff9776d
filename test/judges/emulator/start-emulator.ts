import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, openSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { findPort } from '../../../infra/local/listen-locally.ts';

const program = fileURLToPath(new URL('start_ministack.py', import.meta.url));
const startSeconds = 60;
export const account = '000000000000';
const region = 'us-east-1';

/** A running emulator with an empty account. */
export interface Emulator {
  endpoint: string;
  /** For the AWS SDK, the CDK and `npm run admin -- --deployed`. */
  environment: Record<string, string>;
  logFile: string;
  stop(): Promise<void>;
}

/** Starts the emulator on a free port of 127.0.0.1, with its data in `dir`. Throws if it does not respond in 60 s. */
export async function startEmulator(python: string, dir: string): Promise<Emulator> {
  mkdirSync(dir, { recursive: true });
  const port = String(await findPort(0));
  const endpoint = `http://127.0.0.1:${port}`;
  const logFile = join(dir, 'emulator.log');
  const log = openSync(logFile, 'w');
  const environment = {
    AWS_ENDPOINT_URL: endpoint,
    AWS_ACCESS_KEY_ID: 'test',
    AWS_SECRET_ACCESS_KEY: 'test',
    AWS_REGION: region,
    AWS_DEFAULT_REGION: region,
    CDK_DEFAULT_ACCOUNT: account,
    CDK_DEFAULT_REGION: region,
    // No use of a profile, and no request to the metadata service of a machine in the cloud.
    AWS_CONFIG_FILE: join(dir, 'none'),
    AWS_SHARED_CREDENTIALS_FILE: join(dir, 'none'),
    AWS_EC2_METADATA_DISABLED: 'true',
  };
  const inherited = Object.entries(process.env).filter(([name]) => !name.startsWith('AWS_'));
  const child = spawn(python, ['-B', program], {
    stdio: ['ignore', log, log],
    // A group of its own, which the functions' processes belong to.
    detached: true,
    env: {
      ...Object.fromEntries(inherited),
      PATH: `${dirname(process.execPath)}:${process.env.PATH}`,
      TMPDIR: dir,
      BIND_HOST: '127.0.0.1',
      MINISTACK_HOST: '127.0.0.1',
      GATEWAY_PORT: port,
      S3_DATA_DIR: join(dir, 's3'),
      STATE_DIR: join(dir, 'state'),
      AWS_ENDPOINT_URL: endpoint,
      // Functions inherit it: the receiver of the smoke test is on this machine.
      ALLOW_LOOPBACK_TARGETS: 'true',
    },
  });
  const stop = () => stopGroup(child);
  for (let waited = 0; waited < startSeconds * 4 && child.exitCode === null; waited++) {
    const response = await fetch(`${endpoint}/_ministack/health`).catch(() => undefined);
    if (response?.ok) return { endpoint, environment, logFile, stop };
    await sleep(250);
  }
  await stop();
  throw new Error(`The emulator did not start:\n${readFileSync(logFile, 'utf8').slice(-2000)}`);
}

async function stopGroup(child: ChildProcess): Promise<void> {
  if (child.pid === undefined || child.exitCode !== null) return;
  const ended = once(child, 'exit');
  const signal = (name: NodeJS.Signals) => {
    try {
      process.kill(-Number(child.pid), name);
    } catch {
      // The group has ended.
    }
  };
  signal('SIGTERM');
  await Promise.race([ended, sleep(5000)]);
  signal('SIGKILL');
}
