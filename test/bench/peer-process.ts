import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { isPeerName, type PeerName, peerNames, peerOf } from './peers.ts';
import { cpuMsOf, memoryMbOf, treeOf } from './process-trees.ts';
import type { KillableService } from './webhook-service.ts';

const longestStartMs = 60_000;

/** Starts the peer in the foreground. Without it, a peer that runs already is measured, and is not killed. */
const command = process.env.PEER_COMMAND;
/** The processes whose CPU and memory count beside those of the command: its stores, or a peer that runs already. */
const others = (process.env.PEER_PIDS ?? '').split(',').filter(Boolean).map(Number);

/** A peer that is installed here; the environment says where. `event` is the body of its events. */
export async function peerProcess(name: PeerName, event: string): Promise<KillableService> {
  const { urlVariable, keyVariable, health, subscribe, idOf } = await peerOf(name);
  const url = process.env[urlVariable] ?? '';
  const key = process.env[keyVariable] ?? '';
  let child: ChildProcess | undefined;
  const tree = () => treeOf([...others, ...(child?.pid ? [child.pid] : [])]);
  const isRunning = () => child?.pid !== undefined && child.exitCode === null && child.signalCode === null;
  const killGroup = () => isRunning() && process.kill(-(child?.pid ?? 0), 'SIGKILL');
  // A section that fails leaves none behind.
  process.once('exit', killGroup);
  return {
    canBeKilled: command !== undefined,
    isWatched: command !== undefined || others.length > 0,
    async start() {
      if (command && (await answers(url + health)))
        throw new Error(`${name} runs already at ${url}: end it, or leave out PEER_COMMAND`);
      // A group of its own, because a shell and what it starts are killed together.
      if (command)
        child = spawn(command, { shell: true, detached: true, stdio: ['ignore', 'ignore', 'inherit'] });
      for (const until = Date.now() + longestStartMs; !(await answers(url + health)); await sleep(50))
        if (Date.now() > until || (command && !isRunning()))
          throw new Error(`${name} does not answer at ${url}`);
    },
    async kill() {
      const gone = isRunning() && child && once(child, 'exit');
      killGroup();
      await gone;
    },
    subscribe: (urls) => subscribe({ url, key, event }, urls),
    cpuMs: () => cpuMsOf(tree()),
    memoryMb: () => memoryMbOf(tree()),
    idOf,
  };
}

/** What must be set before a peer can be measured, or nothing if all is there. */
export async function missingOf(name: string): Promise<string | undefined> {
  if (!isPeerName(name)) return `there is no peer ${name}; there are ${peerNames.join(' and ')}`;
  const { urlVariable, keyVariable, health } = await peerOf(name);
  const url = process.env[urlVariable];
  const isThere = url && process.env[keyVariable] && (command || (await answers(url + health)));
  if (isThere) return undefined;
  const wanted = `${urlVariable}, ${keyVariable} and, unless ${name} runs already, PEER_COMMAND`;
  return `${name} is not reachable${url ? ` at ${url}` : ''}: set ${wanted} (docs/testing.md)`;
}

const answers = (url: string): Promise<boolean> =>
  fetch(url).then(
    ({ ok }) => ok,
    () => false,
  );
