import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { findPort } from '../../infra/local/listen-locally.ts';
import { keyOfStage } from './key-of-stage.ts';
import type { Bench, Measure } from './section.ts';
import { round } from './statistics.ts';

const program = fileURLToPath(new URL('../e2e/support/stage-process.ts', import.meta.url));
const burst = 200;
const rounds = 3;
const longestMs = 90_000;
const mostSeconds = 2;

/** `kill -9` of the whole local service within a burst of events to one endpoint: what comes after the restart, and when. */
export const measure: Measure = async (bench) => {
  const receiver = await openReceiver();
  const stage = await openKillable(bench);
  const rows: (string | number)[][] = [];
  const lasts: number[] = [];
  for (let n = 0; n < rounds; n++) {
    const post = await callerOf(await stage.start());
    const path = `/${n}`;
    await post('/v1/webhook-endpoints', { url: receiver.url + path, events: ['job.created'] });
    const ids = new Set<string>();
    const work = async () => {
      while (ids.size < burst) ids.add(await post('/v1/jobs', { name: 'Nurse' }));
    };
    await Promise.all(Array.from({ length: 8 }, work));
    await stage.kill();
    const before = receiver.arrivals(path).length;
    await stage.start();
    const readyAt = Date.now();
    while (receiver.jobsAt(path).size < ids.size) {
      if (Date.now() - readyAt > longestMs) throw new Error(`${receiver.jobsAt(path).size} of ${ids.size}`);
      await sleep(10);
    }
    const all = receiver.arrivals(path);
    const lastMs = Math.max(0, ...all.slice(before).map(({ atMs }) => atMs - readyAt));
    lasts.push(lastMs);
    rows.push([`round ${n + 1}`, before, all.length - before, all.length - ids.size, lastMs]);
    await stage.kill();
  }
  receiver.close();
  return {
    columns: [`kill -9 after ${burst} events to one endpoint`, 'before', 'after', 'twice', 'last ms'],
    rows,
    targets: [
      {
        figure: 'last delivery after a restart, the slowest round',
        measured: round(Math.max(...lasts) / 1000),
        unit: 's',
        atMost: mostSeconds,
      },
    ],
    notes: [
      'from the moment at which the stage says that it is there again; nothing was lost, or this ends with an error.',
    ],
  };
};

interface Places {
  baseUrl: string;
  awsEndpoint: string;
  dynamoDbEndpoint: string;
}

async function openKillable({ assemblyDir, dir }: Bench) {
  const port = String(await findPort(0));
  let child: ChildProcess | undefined;
  return {
    async start(): Promise<Places> {
      child = spawn(process.execPath, [program, assemblyDir, join(dir, 'stage'), port], {
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      const [line] = await once(createInterface({ input: child.stdout as NodeJS.ReadableStream }), 'line');
      return JSON.parse(line as string) as Places;
    },
    async kill() {
      const gone = child && once(child, 'exit');
      child?.kill('SIGKILL');
      await gone;
    },
  };
}

/** Calls as a client of a new organization, and returns the id of what is made. */
async function callerOf(places: Places) {
  const authorization = `Bearer ${await keyOfStage(places)}`;
  const headers = { authorization, 'content-type': 'application/json' };
  return async (path: string, body: object): Promise<string> => {
    for (;;) {
      const answer = await fetch(places.baseUrl + path, {
        method: 'POST',
        headers,
        body: JSON.stringify(body),
      });
      const text = await answer.text();
      if (answer.ok) return JSON.parse(text).id;
      if (answer.status !== 429) throw new Error(`${path} answered ${answer.status}: ${text}`);
      await sleep(50);
    }
  };
}

async function openReceiver() {
  const arrived = new Map<string, { job: string; atMs: number }[]>();
  const server = createServer(async (request, response) => {
    const atMs = Date.now();
    const { data } = JSON.parse(Buffer.concat(await request.toArray()).toString());
    const path = request.url ?? '';
    arrived.set(path, [...(arrived.get(path) ?? []), { job: data.object.id, atMs }]);
    response.writeHead(200, { 'content-length': 0 }).end();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const arrivals = (path: string) => arrived.get(path) ?? [];
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    arrivals,
    jobsAt: (path: string) => new Set(arrivals(path).map(({ job }) => job)),
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
