import { setTimeout as sleep } from 'node:timers/promises';
import type { Measure, Section, Target } from './section.ts';
import { percentile, round } from './statistics.ts';
import { openWebhookStage, type WebhookStage } from './webhook-stage.ts';

const times = (count: number) => Array.from({ length: count }, (_, n) => n);
const now = () => performance.timeOrigin + performance.now();
const p = (values: number[], share: number) => round(percentile(values, share), 1);

const scale = Number(process.env.WEBHOOK_SCALE ?? 1);
const few = Math.max(20, 500 * scale);
const burst = Math.max(50, 2000 * scale);
const maxWriteUnits = 5;
const maxSlowdown = 2;

/** `WEBHOOK_WORKLOADS=C,D` measures these alone. */
const chosen = (process.env.WEBHOOK_WORKLOADS ?? 'A,B,C,D').split(',');

/** Workloads of webhooks, from the answer of the call to the receiver, as ratios to bare POSTs of the same run. */
export const measure: Measure = async (bench) => {
  const stage = await openWebhookStage(bench);
  const bare = await barePosts(stage);
  const rows: Section['rows'] = [];
  const targets: Target[] = [];
  const row = (name: string, { ms, units }: Measured) =>
    rows.push([
      name,
      p(ms, 0.5),
      p(ms, 0.99),
      round(percentile(ms, 0.5) / percentile(bare, 0.5)),
      round(percentile(ms, 0.99) / percentile(bare, 0.99)),
      units === undefined ? '' : round(units),
    ]);
  row('a bare POST to the receiver', { ms: bare });
  if (chosen.includes('B')) {
    const one = await evenly(stage, { healthy: 1, slow: 0, events: few, perSecond: 20 });
    row(`B 1 endpoint, ${few} events, 20 a second`, one);
    const figure = 'write units of a delivery to 1 endpoint';
    targets.push({ figure, measured: round(one.units), atMost: maxWriteUnits });
  }
  if (chosen.includes('A')) {
    const fifty = await apart(stage, 50);
    row('A 1 event × 50 endpoints', fifty);
    targets.push({
      figure: '… to each of 50 endpoints',
      measured: round(fifty.units),
      atMost: maxWriteUnits,
    });
  }
  if (chosen.includes('C')) {
    const inBurst = await atOnce(stage);
    row(`C 1 endpoint, ${burst} events at once`, inBurst);
    rows.push([
      `C: ${inBurst.perSecond} a second, ${inBurst.cpuMs} ms CPU each, with call`,
      '',
      '',
      '',
      '',
      '',
    ]);
    rows.push([`E: peak of this process ${inBurst.peakMb} MB`, '', '', '', '', '']);
  }
  if (chosen.includes('D')) {
    const allHealthy = await evenly(stage, { healthy: 20, slow: 0, events: few / 4, perSecond: 10 });
    row('D 20 healthy endpoints, 10 events a second', allHealthy);
    stage.hangSlowPaths(true);
    const halfHang = await evenly(stage, { healthy: 10, slow: 10, events: few / 4, perSecond: 10 });
    row('D 10 healthy of 20, the others hang', halfHang);
    const slowdown = percentile(halfHang.ms, 0.99) / percentile(allHealthy.ms, 0.99);
    const figure = 'p99 while half hang ÷ p99 of all healthy';
    targets.push({ figure, measured: round(slowdown), atMost: maxSlowdown });
  }
  await stage.stop();
  return {
    columns: ['from the answer', 'p50 ms', 'p99 ms', 'p50 ÷', 'p99 ÷', 'write units'],
    rows,
    targets,
    notes: [
      '÷: against the bare POST, which neither stores nor queues. Write units are those that the engine reports, with indexes.',
      'WEBHOOK_SCALE=.1 makes B, C and D a tenth as long; WEBHOOK_WORKLOADS=C,D measures these alone. An organization has at most 50 endpoints.',
      'F, kill -9 in the middle of the events, is test/e2e/webhook-storm.test.ts.',
    ],
  };
};

interface Measured {
  ms: number[];
  /** Of each delivery. */
  units?: number;
}

async function barePosts({ receiverUrl, take }: WebhookStage): Promise<number[]> {
  const sent: number[] = [];
  for (const n of times(200)) {
    sent.push(now());
    await (await fetch(`${receiverUrl}/healthy/bare-${n}`, { method: 'POST', body: '{}' })).text();
  }
  return (await take(200)).map(({ atEpochMs }, n) => atEpochMs - (sent[n] ?? 0));
}

async function subscribed(stage: WebhookStage, counts: { healthy: number; slow: number }) {
  const post = await stage.newOrganization();
  for (const kind of ['healthy', 'slow'] as const)
    for (const n of times(counts[kind])) {
      const url = `${stage.receiverUrl}/${kind}/${n}`;
      await post('/v1/webhook-endpoints', { url, events: ['job.created'] });
    }
  return post;
}

/** Calls at a steady pace, each without waiting for the one before. The first events of an endpoint are not measured. */
async function evenly(
  stage: WebhookStage,
  { events, perSecond, ...counts }: { healthy: number; slow: number; events: number; perSecond: number },
) {
  const post = await subscribed(stage, counts);
  const warm = counts.slow > 0 ? 0 : 20;
  for (const _ of times(warm)) await post('/v1/jobs', { name: 'Nurse' });
  await stage.take(warm * counts.healthy);
  await sleep(1000);
  stage.takeWriteUnits();
  const answered: number[] = [];
  const calls: Promise<void>[] = [];
  for (const _ of times(events)) {
    calls.push(post('/v1/jobs', { name: 'Nurse' }).then(() => void answered.push(now())));
    await sleep(1000 / perSecond);
  }
  await Promise.all(calls);
  const arrivals = await stage.take(events * counts.healthy);
  await sleep(2000);
  // In the order of arrival at each endpoint, which is that of the answers but for neighbours.
  const byPath = [...Map.groupBy(arrivals, ({ path }) => path).values()];
  const ms = byPath.flatMap((all) =>
    all
      .map(({ atEpochMs }) => atEpochMs)
      .sort((a, b) => a - b)
      .map((at, n) => at - (answered[n] ?? at)),
  );
  return { ms, units: stage.takeWriteUnits() / arrivals.length };
}

/** One event after the other, each when the one before has arrived everywhere. */
async function apart(stage: WebhookStage, endpoints: number) {
  const post = await subscribed(stage, { healthy: endpoints, slow: 0 });
  const ms: number[] = [];
  let units = 0;
  for (const round of times(12)) {
    await post('/v1/jobs', { name: 'Nurse' });
    const answeredAt = now();
    const arrivals = await stage.take(endpoints);
    await sleep(1000);
    const used = stage.takeWriteUnits();
    if (round < 4) continue;
    ms.push(...arrivals.map(({ atEpochMs }) => atEpochMs - answeredAt));
    units += used / 8 / endpoints;
  }
  return { ms, units };
}

async function atOnce(stage: WebhookStage) {
  const post = await subscribed(stage, { healthy: 1, slow: 0 });
  for (const _ of times(10)) await post('/v1/jobs', { name: 'Nurse' });
  await stage.take(10);
  await sleep(1000);
  stage.takeWriteUnits();
  const cpuBefore = stage.cpuMs();
  const startedAt = now();
  let left = burst;
  const work = async () => {
    while (left-- > 0) await post('/v1/jobs', { name: 'Nurse' });
  };
  await Promise.all(times(8).map(work));
  const arrivals = await stage.take(burst);
  await sleep(2000);
  const lastAt = Math.max(...arrivals.map(({ atEpochMs }) => atEpochMs));
  return {
    ms: arrivals.map(({ atEpochMs }) => atEpochMs - startedAt),
    units: stage.takeWriteUnits() / burst,
    perSecond: round((burst / (lastAt - startedAt)) * 1000, 0),
    cpuMs: round((stage.cpuMs() - cpuBefore) / burst, 1),
    peakMb: round(process.resourceUsage().maxRSS / 1024, 0),
  };
}
