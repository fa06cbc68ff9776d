import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { findPort } from '../../infra/local/listen-locally.ts';
import { callerOf, idOfOurs, subscribeOurs } from './caller.ts';
import { keyOfStage } from './key-of-stage.ts';
import { cpuMsOf, memoryMbOf, treeOf } from './process-trees.ts';
import type { Bench } from './section.ts';
import type { KillableService } from './webhook-service.ts';

const program = fileURLToPath(new URL('../e2e/support/stage-process.ts', import.meta.url));

/** One stage in a process of its own. */
export async function ourProcess({ assemblyDir, dir }: Bench): Promise<KillableService> {
  const port = String(await findPort(0));
  let child: ChildProcess | undefined;
  let places: Parameters<typeof keyOfStage>[0] & { baseUrl: string };
  const tree = () => treeOf(child?.pid ? [child.pid] : []);
  // A section that fails leaves none behind.
  process.once('exit', () => child?.kill('SIGKILL'));
  return {
    canBeKilled: true,
    isWatched: true,
    async start() {
      child = spawn(process.execPath, [program, assemblyDir, join(dir, 'stage'), port], {
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      const lines = createInterface({ input: child.stdout as NodeJS.ReadableStream });
      const [line] = await once(lines, 'line');
      places = JSON.parse(line as string);
    },
    async kill() {
      const gone = child && once(child, 'exit');
      child?.kill('SIGKILL');
      await gone;
    },
    subscribe: async (urls) => subscribeOurs(callerOf(places.baseUrl, await keyOfStage(places)), urls),
    cpuMs: () => cpuMsOf(tree()),
    memoryMb: () => memoryMbOf(tree()),
    idOf: idOfOurs,
  };
}
