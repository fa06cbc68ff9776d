import { type HealthyReceiver, openHealthyReceiver } from './healthy-receiver.ts';
import type { Measure, Section, Target } from './section.ts';
import { percentile, round } from './statistics.ts';
import { apart, atOnce, type Delivered, evenly, now } from './webhook-loads.ts';
import { openWebhookStage } from './webhook-stage.ts';

const p = (values: number[], share: number) => round(percentile(values, share), 1);

const scale = Number(process.env.WEBHOOK_SCALE ?? 1);
const few = Math.max(20, 500 * scale);
const quarter = Math.ceil(few / 4);
const burst = Math.max(50, 2000 * scale);
const maxWriteUnits = 5;
const maxSlowdown = 2;

/** `WEBHOOK_WORKLOADS=C,D` measures these alone. */
const chosen = (process.env.WEBHOOK_WORKLOADS ?? 'A,B,C,D').split(',');

/** Workloads of webhooks, from the answer of the call to the receiver, as ratios to bare POSTs of the same run. */
export const measure: Measure = async (bench) => {
  const service = await openWebhookStage(bench);
  const receiver = await openHealthyReceiver();
  const loaded = { service, receiver };
  const bare = await barePosts(receiver);
  const rows: Section['rows'] = [];
  const targets: Target[] = [];
  const row = (name: string, { ms, units }: Pick<Delivered, 'ms' | 'units'>) =>
    rows.push([
      name,
      p(ms, 0.5),
      p(ms, 0.99),
      round(percentile(ms, 0.5) / percentile(bare, 0.5)),
      round(percentile(ms, 0.99) / percentile(bare, 0.99)),
      units === undefined ? '' : round(units),
    ]);
  const unitTarget = (figure: string, { units = 0 }: Delivered) =>
    targets.push({ figure, measured: round(units), atMost: maxWriteUnits });
  row('a bare POST to the receiver', { ms: bare, units: undefined });
  if (chosen.includes('B')) {
    const one = await evenly(loaded, { healthy: 1, slow: 0, events: few, perSecond: 20 });
    row(`B 1 endpoint, ${few} events, 20 a second`, one);
    unitTarget('write units of a delivery to 1 endpoint', one);
  }
  if (chosen.includes('A')) {
    const fifty = await apart(loaded, 50);
    row('A 1 event × 50 endpoints', fifty);
    unitTarget('… to each of 50 endpoints', fifty);
  }
  if (chosen.includes('C')) {
    const inBurst = await atOnce(loaded, burst);
    row(`C 1 endpoint, ${burst} events at once`, inBurst);
    const perSecond = round(inBurst.perSecond, 0);
    const cpuMs = round(inBurst.cpuMs, 1);
    rows.push([`C: ${perSecond} a second, ${cpuMs} ms CPU each, with call`, '', '', '', '', '']);
    const peakMb = round(process.resourceUsage().maxRSS / 1024, 0);
    rows.push([`E: peak of this process ${peakMb} MB`, '', '', '', '', '']);
  }
  if (chosen.includes('D')) {
    const allHealthy = await evenly(loaded, { healthy: 20, slow: 0, events: quarter, perSecond: 10 });
    row('D 20 healthy endpoints, 10 events a second', allHealthy);
    receiver.hangSlowPaths(true);
    const halfHang = await evenly(loaded, { healthy: 10, slow: 10, events: quarter, perSecond: 10 });
    row('D 10 healthy of 20, the others hang', halfHang);
    const slowdown = percentile(halfHang.ms, 0.99) / percentile(allHealthy.ms, 0.99);
    const figure = 'p99 while half hang ÷ p99 of all healthy';
    targets.push({ figure, measured: round(slowdown), atMost: maxSlowdown });
  }
  await receiver.stop();
  await service.stop();
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

async function barePosts({ url, take }: HealthyReceiver): Promise<number[]> {
  const sent: number[] = [];
  for (let n = 0; n < 200; n++) {
    sent.push(now());
    await (await fetch(`${url}/healthy/bare-${n}`, { method: 'POST', body: '{}' })).text();
  }
  return (await take(200)).map(({ atEpochMs }, n) => atEpochMs - (sent[n] ?? 0));
}
