import { setTimeout as sleep } from 'node:timers/promises';
import { startStage } from '../../infra/local/local-cloud.ts';
import { examples } from '../../shared/examples/examples.ts';
import type { Route } from '../../shared/routes/route.ts';
import * as routes from '../../shared/routes/route-table.ts';
import { keyOfStage } from './key-of-stage.ts';
import { residentMbOf, treeOf } from './process-trees.ts';
import type { Measure } from './section.ts';
import { round } from './statistics.ts';

const calls = Number(process.env.MEMORY_CALLS ?? 5000);
const idleMinutes = Number(process.env.MEMORY_IDLE_MINUTES ?? 10);
const concurrent = 8;
const mostMegabytes = 1500;

/** Memory of one stage on this machine: at its start, after calls of all routes, and after minutes without any. */
export const measure: Measure = async ({ assemblyDir, dir }) => {
  const stage = await startStage({
    assemblyDir,
    stageName: 'Prod',
    dir,
    port: 0,
    localEnvironment: { LOG_LEVEL: 'silent' },
  });
  const headers = { authorization: `Bearer ${await keyOfStage(stage)}`, 'content-type': 'application/json' };
  const started = megabytes();
  const table = new Map<string, Route>(Object.entries(routes));
  const names = [...table.keys()];
  const statuses = new Map<string, number>();
  const callOnce = async (at: number) => {
    const name = names[at % names.length] ?? '';
    const { method, path } = table.get(name) as Route;
    const { request = {} } = examples.operations[name] ?? {};
    const url = stage.baseUrl + path.replace(/\{\w+\}/g, 'org_01ARZ3NDEKTSV4RRFFQ69G5FAV');
    const hasBody = method !== 'GET' && method !== 'DELETE';
    const answer = await fetch(url, {
      method,
      headers,
      ...(hasBody && { body: JSON.stringify(request.body ?? {}) }),
    });
    await answer.arrayBuffer();
    const kind = `${Math.floor(answer.status / 100)}xx`;
    statuses.set(kind, (statuses.get(kind) ?? 0) + 1);
  };
  let next = 0;
  let most = 0;
  const work = async () => {
    while (next < calls) {
      await callOnce(next++);
      if (next % 100 === 0) most = Math.max(most, megabytes());
    }
  };
  await Promise.all(Array.from({ length: concurrent }, work));
  await sleep((idleMinutes * 60 + 15) * 1000);
  const idle = megabytes();
  await stage.stop();
  const rows: [string, number][] = [
    ['after the start', started],
    [`highest during ${calls} calls of ${names.length} routes`, most],
    [`after ${idleMinutes} minutes without calls`, idle],
  ];
  return {
    columns: ['one stage on this machine', 'MB'],
    rows: rows.map(([when, figure]) => [when, round(figure)]),
    targets: [
      { figure: 'memory of a stage under calls', measured: round(most), unit: 'MB', atMost: mostMegabytes },
    ],
    notes: [
      'resident memory of this process, which has the stage and its functions, and of its children such as the database engine.',
      `${concurrent} calls at a time; answers: ${[...statuses].map(([kind, count]) => `${count} × ${kind}`).join(', ')}.`,
    ],
  };
};

/** Resident memory of this process and of those that it started. */
const megabytes = () => residentMbOf(treeOf([process.pid]));
