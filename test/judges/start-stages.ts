import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, openSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const startSeconds = 300;
const pollsPerSecond = 4;
const ports = { PORT: '0', SANDBOX_PORT: '0', IDENTITY_PORT: '0' };
const program = fileURLToPath(new URL('../../bin/local.ts', import.meta.url));

/** By stage, `production` and `sandbox`: its address and a secret key with every scope. */
export type Ready = Record<string, { base_url: string; secret_key: string }>;

/**
 * Starts both stages as `npm start` does, on free ports, with their data in `folder`. Throws the end of their log if they are not
 * ready after five minutes. `stop` resolves when they have ended.
 */
export async function startStages(
  folder: string,
  { withDemo = false } = {},
): Promise<{ ready: Ready; stop: () => Promise<void> }> {
  const logFile = join(folder, 'start.log');
  const log = openSync(logFile, 'w');
  const local = spawn(process.execPath, [program], {
    env: { ...process.env, ...ports, DEMO: withDemo ? '1' : '0', HIRING_LOCAL_DIR: join(folder, 'local') },
    stdio: ['ignore', log, log],
  });
  const stop = async () => {
    if (local.exitCode !== null) return;
    local.kill('SIGTERM');
    await once(local, 'exit');
  };
  const readyFile = join(folder, 'local', 'ready.json');
  for (let waited = 0; waited < startSeconds * pollsPerSecond && local.exitCode === null; waited++) {
    if (existsSync(readyFile)) return { ready: JSON.parse(readFileSync(readyFile, 'utf8')) as Ready, stop };
    await sleep(1000 / pollsPerSecond);
  }
  await stop();
  throw new Error(`The stages did not start:\n${readFileSync(logFile, 'utf8').slice(-2000)}`);
}
