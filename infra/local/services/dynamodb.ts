import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { findPort } from '../listen-locally.ts';
import { indexStreamRecords } from './index-stream-records.ts';

export type DynamoDbProcess = { endpoint: string; stop(): Promise<void> };

// The engine must end with this process, even after kill -9: a pipe that this process holds open ensures it. When the
// process ends, the kernel closes its end, the reader sees the end of the file and kills the engine. Background
// commands read /dev/null, so the pipe is first copied to descriptor 3.
const LIFELINE_SCRIPT = `
exec 3<&0
pid_file=$1; shift
"$@" 3<&- &
engine=$!
echo $engine > "$pid_file"
{ cat <&3 > /dev/null; kill -9 $engine; } 2> /dev/null &
exec 3<&-
wait $engine
`;

const START_TIMEOUT_MS = 15_000;
const OLD_ENGINE_TIMEOUT_MS = 5_000;

/**
 * Starts the DynamoDB engine on `dir` and returns when it accepts requests. Port 0 selects a free one. Tables, items
 * and stream records are in `<dir>/dynamodb.sqlite` and survive kill -9, or are in memory only. Throws when the engine
 * is not installed, does not start, or still runs for another process on this folder.
 */
export async function startDynamoDb({
  dir,
  port,
  inMemory = false,
}: {
  dir: string;
  port: number;
  inMemory?: boolean;
}): Promise<DynamoDbProcess> {
  const binary = findEngine();
  mkdirSync(dir, { recursive: true });
  const pidFile = join(resolve(dir), 'dynamodb.pid');
  await waitUntilGone(pidFile);
  const chosenPort = await findFreePort(port);
  const engineArguments = ['--host', '127.0.0.1', '--port', String(chosenPort)];
  const databaseFile = join(resolve(dir), 'dynamodb.sqlite');
  const databaseArguments = inMemory ? [] : ['--db-path', databaseFile];
  const child = spawn(
    'sh',
    ['-c', LIFELINE_SCRIPT, 'sh', pidFile, binary, ...engineArguments, ...databaseArguments],
    // In a process group of its own: Ctrl-C is only for this process, and the engine must run until the last write is
    // done.
    { stdio: ['pipe', 'ignore', 'pipe'], detached: true },
  );
  const complaints: string[] = [];
  child.stderr?.on('data', (chunk: Buffer) => complaints.splice(0, complaints.length - 20, chunk.toString()));
  const endpoint = `http://127.0.0.1:${chosenPort}`;
  const stop = async () => {
    const exited = child.exitCode === null && child.signalCode === null ? once(child, 'exit') : undefined;
    child.stdin?.destroy();
    await exited;
    rmSync(pidFile, { force: true });
  };
  try {
    await waitUntilAnswering(endpoint, child);
    if (!inMemory) indexStreamRecords(databaseFile);
  } catch (error) {
    await stop();
    throw new Error(`DynamoDB did not start on port ${chosenPort}. ${complaints.join('').trim()}`, {
      cause: error,
    });
  }
  return { endpoint, stop };
}

function findEngine(): string {
  const name = `@dynoxide/${process.platform}-${process.arch}`;
  try {
    const manifest = createRequire(import.meta.url).resolve(`${name}/package.json`);
    const executable = process.platform === 'win32' ? 'dynoxide.exe' : 'dynoxide';
    return join(dirname(manifest), executable);
  } catch {
    throw new Error(`The DynamoDB engine ${name} is not installed. Run "npm start", which installs it.`);
  }
}

async function waitUntilGone(pidFile: string): Promise<void> {
  if (!existsSync(pidFile)) return;
  const pid = Number(readFileSync(pidFile, 'utf8'));
  const deadline = Date.now() + OLD_ENGINE_TIMEOUT_MS;
  while (isRunningEngine(pid)) {
    if (Date.now() > deadline)
      throw new Error(`DynamoDB already runs on this folder as process ${pid}. Stop the other local cloud.`);
    await sleep(20);
  }
}

/** The name is checked too: after a reboot the process id may be another program's. */
function isRunningEngine(pid: number): boolean {
  if (!Number.isInteger(pid) || pid <= 0) return false;
  try {
    return execFileSync('ps', ['-p', String(pid), '-o', 'stat=,command='], { encoding: 'utf8' }).includes(
      'dynoxide',
    );
  } catch {
    return false;
  }
}

async function waitUntilAnswering(endpoint: string, child: ChildProcess): Promise<void> {
  const deadline = Date.now() + START_TIMEOUT_MS;
  while (Date.now() < deadline) {
    if (child.exitCode !== null || child.signalCode !== null) throw new Error('The engine ended.');
    // Any response suffices: a running server rejects an unsigned request.
    if (
      await fetch(endpoint).then(
        () => true,
        () => false,
      )
    )
      return;
    await sleep(20);
  }
  throw new Error(`No answer within ${START_TIMEOUT_MS / 1000} s.`);
}

/** Checked before the start; otherwise another program on the port would be mistaken for the engine. */
async function findFreePort(port: number): Promise<number> {
  const freePort = await findPort(port);
  if (port > 0 && freePort !== port)
    throw new Error(`Port ${port} for DynamoDB is taken by another process.`);
  return freePort;
}
