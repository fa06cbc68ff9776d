import { join } from 'node:path';
import { type RunningStage, startStage } from '../../infra/local/local-cloud.ts';
import { keyOfStage } from './key-of-stage.ts';
import type { Measure } from './section.ts';
import { median, round } from './statistics.ts';

const warmUpCalls = 300;
const callsPerBlock = 60;
const blocks = 15;
const maxRatio = 1.1;

/** A call to the local cloud, whose functions reach the table through the guard that judges their rights, and without it. */
export const measure: Measure = async ({ assemblyDir, dir }) => {
  const start = (name: string, localEnvironment: Record<string, string> = {}) =>
    startStage({
      assemblyDir,
      stageName: 'Prod',
      dir: join(dir, name),
      port: 0,
      localEnvironment: { LOG_LEVEL: 'silent', ...localEnvironment },
    });
  const judged = await start('judged');
  // Its ports are remembered: where the engine will be is known before the functions are given their environment.
  const first = await start('free');
  await first.stop();
  const free = await start('free', {
    AWS_ENDPOINT_URL_DYNAMODB: first.dynamoDbEndpoint,
  });
  const calls = { judged: await openCalls(judged), free: await openCalls(free) };
  const names = ['judged', 'free'] as const;
  const costs: Record<(typeof names)[number], Cost[]> = { judged: [], free: [] };
  for (const name of names) await costPerCall(calls[name], warmUpCalls);
  for (let block = 0; block < blocks; block++)
    for (const name of names) costs[name].push(await costPerCall(calls[name], callsPerBlock));
  await Promise.all([judged.stop(), free.stop()]);

  const ratioOf = (kind: keyof Cost) =>
    round(median(costs.judged.map((one, at) => one[kind] / (costs.free[at]?.[kind] ?? 0))));
  return {
    columns: ['GET /v1/jobs/{id} on the local cloud', 'ms', 'CPU ms'],
    rows: names.map((name) => [
      name === 'judged' ? 'rights judged' : 'the engine itself',
      round(median(costs[name].map(({ time }) => time))),
      round(median(costs[name].map(({ cpu }) => cpu))),
    ]),
    targets: [
      {
        figure: 'time of a local call with its rights judged ÷ without',
        measured: ratioOf('time'),
        atMost: maxRatio,
      },
    ],
    notes: [
      `${blocks} blocks of ${callsPerBlock} calls in turn after ${warmUpCalls} each; median of the blocks' ratios. The ratio of CPU time, user and system, is ${ratioOf('cpu')}.`,
    ],
  };
};

async function openCalls(stage: RunningStage) {
  const { baseUrl } = stage;
  const headers = { authorization: `Bearer ${await keyOfStage(stage)}`, 'content-type': 'application/json' };
  const body = JSON.stringify({ name: 'Nurse' });
  const made = await fetch(`${baseUrl}/v1/jobs`, { method: 'POST', headers, body });
  const { id } = (await made.json()) as { id: string };
  return async () => {
    const answer = await fetch(`${baseUrl}/v1/jobs/${id}`, { headers });
    if (answer.status !== 200) throw new Error(`answered ${answer.status}: ${await answer.text()}`);
    await answer.arrayBuffer();
  };
}

/** In milliseconds: the time until the response, and the CPU of this process with its functions and this client. */
interface Cost {
  time: number;
  cpu: number;
}

async function costPerCall(call: () => Promise<void>, calls: number): Promise<Cost> {
  const before = process.cpuUsage();
  const startedAt = performance.now();
  for (let made = 0; made < calls; made++) await call();
  const { user, system } = process.cpuUsage(before);
  return { time: (performance.now() - startedAt) / calls, cpu: (user + system) / 1000 / calls };
}
