import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { type HealthyReceiver, openHealthyReceiver } from './healthy-receiver.ts';
import { type Measured, measureWorkloads, mostEndpoints, shareOf, workloads } from './measure-workloads.ts';
import { ourProcess } from './our-process.ts';
import type { Bench, Measure, Section, Target } from './section.ts';
import { percentile, round } from './statistics.ts';
import { apart, atOnce, evenly, now } from './webhook-loads.ts';
import { openWebhookStage } from './webhook-stage.ts';

/** `WEBHOOK_WORKLOADS=C,D` measures these alone, and counts no write units. */
const chosen = process.env.WEBHOOK_WORKLOADS?.split(',');
const goals = { fiftyMs: 120, perSecond: 150, cpuMs: 12, peakMb: 800, slowdown: 2, writeUnits: 5 };

/** Workloads of webhooks, from the answer of the call to the receiver, as ratios to bare POSTs of the same run. */
export const measure: Measure = async (bench) => {
  const receiver = await openHealthyReceiver();
  const bare = await barePosts(receiver);
  const service = await ourProcess(bench);
  const measured = await measureWorkloads({ service, receiver }, chosen);
  await service.kill();
  const units = chosen ? [] : await countUnits(bench, receiver);
  await receiver.stop();
  return {
    columns: ['from the answer', 'p50 ms', 'p99 ms', 'p50 ÷', 'p99 ÷'],
    rows: rowsOf(measured, bare),
    targets: [...targetsOf(measured), ...units],
    notes: [
      '÷: against the bare POST, which neither stores nor queues. A: medians of ten events.',
      'CPU and memory are those of the service with its stores, without the caller and the receiver.',
      'Write units are those that the engine reports, with indexes, of another stage whose calls are watched.',
      'WEBHOOK_SCALE=.1 makes B, C and D a tenth as long; WEBHOOK_WORKLOADS=C,D measures these alone. An organization has at most 50 endpoints.',
      'F, kill -9 in the middle of the events, is test/e2e/webhook-storm.test.ts.',
    ],
  };
};

function rowsOf({ times, burst, atRestMb }: Measured, bare: number[]): Section['rows'] {
  const row = (name: string, of: (share: number) => number) => [
    name,
    ...[0.5, 0.99].map((share) => round(of(share), 1)),
    ...[0.5, 0.99].map((share) => round(of(share) / percentile(bare, share))),
  ];
  const rows = [row('a bare POST to the receiver', (share) => percentile(bare, share))];
  for (const [name, ms] of Object.entries(times) as [keyof typeof workloads, number[]][])
    rows.push(
      row(`${name === 'hanging' ? 'D' : name} ${workloads[name]}`, (share) => shareOf(name, ms, share)),
    );
  if (!burst) return rows;
  const cpu = `C: ${round(burst.perSecond, 0)} a second, ${round(burst.cpuMs, 1)} ms CPU each, with call`;
  const memory = `E: ${round(atRestMb, 0)} MB at rest, ${round(burst.peakMb, 0)} MB at the peak of C`;
  return [...rows, ...[cpu, memory].map((text) => [text, '', '', '', ''])];
}

function targetsOf({ times, burst }: Measured): Target[] {
  const targets: Target[] = [];
  const p99 = (ms: number[]) => percentile(ms, 0.99);
  if (times.A)
    targets.push({
      figure: 'A p99',
      measured: round(shareOf('A', times.A, 0.99), 1),
      atMost: goals.fiftyMs,
      unit: ' ms',
    });
  if (burst) {
    const { perSecond, cpuMs, peakMb } = burst;
    targets.push(
      { figure: 'C deliveries a second', measured: round(perSecond, 0), atLeast: goals.perSecond },
      { figure: 'C CPU of a delivery', measured: round(cpuMs, 1), atMost: goals.cpuMs, unit: ' ms' },
      { figure: 'E peak of C', measured: round(peakMb, 0), atMost: goals.peakMb, unit: ' MB' },
    );
  }
  if (times.D && times.hanging) {
    const figure = 'D p99 while half hang ÷ p99 of all healthy';
    targets.push({ figure, measured: round(p99(times.hanging) / p99(times.D)), atMost: goals.slowdown });
  }
  return targets;
}

/** The write units of a delivery, on a stage whose calls to the table are counted: that takes time of its own. */
async function countUnits({ dir, ...bench }: Bench, receiver: HealthyReceiver): Promise<Target[]> {
  const own = join(dir, 'units');
  mkdirSync(own);
  const service = await openWebhookStage({ ...bench, dir: own });
  const loaded = { service, receiver };
  const counted = [
    ['to 1 endpoint', await evenly(loaded, { healthy: 1, slow: 0, events: 50, perSecond: 20 })],
    [`to each of ${mostEndpoints} endpoints`, await apart(loaded, mostEndpoints)],
    ['to 1 endpoint in a burst', await atOnce(loaded, 300)],
  ] as const;
  await service.stop();
  return counted.map(([to, { units = 0 }]) => ({
    figure: `write units of a delivery ${to}`,
    measured: round(units),
    atMost: goals.writeUnits,
  }));
}

async function barePosts({ url, take }: HealthyReceiver): Promise<number[]> {
  const sent: number[] = [];
  for (let n = 0; n < 200; n++) {
    sent.push(now());
    await (await fetch(`${url}/healthy/bare-${n}`, { method: 'POST', body: '{}' })).text();
  }
  return (await take(200)).map(({ atEpochMs }, n) => atEpochMs - (sent[n] ?? 0));
}
