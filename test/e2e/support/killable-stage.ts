import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { inject } from 'vitest';
import { findPort } from '../../../infra/local/listen-locally.ts';
import type { RunningStage } from '../../../infra/local/local-cloud.ts';

type Places = Pick<RunningStage, 'baseUrl' | 'awsEndpoint' | 'dynamoDbEndpoint' | 'sdkEnvironment'>;

const program = fileURLToPath(new URL('stage-process.ts', import.meta.url));

/** The local cloud in a process of its own, which a test may kill -9 and start again on the same data. */
export async function prepareKillableStage() {
  const dir = mkdtempSync(join(tmpdir(), 'hiring-killed-'));
  const port = await findPort(0);
  let child: ChildProcess | undefined;

  return {
    async start(): Promise<Places> {
      child = spawn(process.execPath, [program, inject('assemblyDir'), dir, String(port)], {
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      const lines = createInterface({ input: child.stdout as NodeJS.ReadableStream });
      const [line] = await Promise.race([
        once(lines, 'line'),
        once(child, 'exit').then(([code]) => Promise.reject(new Error(`the stage ended with ${code}`))),
      ]);
      return JSON.parse(line as string) as Places;
    },

    async kill(): Promise<void> {
      if (!child || child.exitCode !== null || child.signalCode !== null) return;
      const gone = once(child, 'exit');
      child.kill('SIGKILL');
      await gone;
    },

    /** The most memory the process ever held, in bytes (Linux only). */
    peakMemoryBytes(): number {
      const status = readFileSync(`/proc/${child?.pid}/status`, 'utf8');
      return Number(/VmHWM:\s+(\d+) kB/.exec(status)?.[1]) * 1024;
    },

    async destroy(): Promise<void> {
      await this.kill();
      rmSync(dir, { recursive: true, force: true });
    },
  };
}
