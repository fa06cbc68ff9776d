import { setTimeout as sleep } from 'node:timers/promises';
import { openHealthyReceiver } from './healthy-receiver.ts';
import { killInBurst } from './kill-in-burst.ts';
import { ourProcess } from './our-process.ts';
import { peerProcess } from './peer-process.ts';
import type { PeerName } from './peers.ts';
import type { Measure, Section, Target } from './section.ts';
import { percentile, round } from './statistics.ts';
import { apart, atOnce, type Delivered, evenly } from './webhook-loads.ts';
import type { KillableService } from './webhook-service.ts';

const scale = Number(process.env.WEBHOOK_SCALE ?? 1);
const few = Math.max(20, 500 * scale);
const burst = Math.max(50, 2000 * scale);
const killed = Math.max(50, 1000 * scale);
const endpoints = 50;
const maxSlowerInA = 5;

/** By name; empty what could not be measured. */
type Figures = Map<string, number | undefined>;

/** The same workloads on our service, and then on a peer that is installed here. Each is alone in its time. */
export const measure: Measure = async (bench) => {
  const name = bench.peer as PeerName;
  const ours = await measureService(await ourProcess(bench));
  const peer = await measureService(await peerProcess(name, ours.body));
  const names = [...ours.figures.keys()];
  const cell = (value: number | undefined) => (value === undefined ? '' : round(value, 1));
  const rows: Section['rows'] = names.map((figure) => {
    const [own, other] = [ours.figures.get(figure), peer.figures.get(figure)];
    return [figure, cell(own), cell(other), own && other && other > 0 ? round(own / other) : ''];
  });
  return {
    columns: ['', 'ours', name, 'ours ÷'],
    rows,
    targets: targetsOf(name, ours.figures, peer.figures),
    notes: [
      `A to D from the answer of the call to the receiver. A body has ${ours.bytes} bytes; that of ${name} has ${peer.bytes}.`,
      'Ours creates a job and runs two stages of an emulated cloud; a peer accepts an event.',
      'CPU and memory are those of the service with its stores, without the caller and the receiver; of the peer, those of PEER_COMMAND and PEER_PIDS.',
    ],
  };
};

async function measureService(service: KillableService) {
  const receiver = await openHealthyReceiver();
  const loaded = { service, receiver };
  const figures: Figures = new Map();
  const percentiles = (name: string, { ms }: Delivered) => {
    figures.set(`${name}: p50 ms`, percentile(ms, 0.5));
    figures.set(`${name}: p99 ms`, percentile(ms, 0.99));
  };
  const watched = (value: number) => (service.isWatched ? value : undefined);
  await service.start();
  await sleep(5000);
  const atRest = service.memoryMb();

  const one = await evenly(loaded, { healthy: 1, slow: 0, events: few, perSecond: 20 });
  const many = await apart(loaded, endpoints);
  percentiles(`A 1 event × ${endpoints} endpoints`, many);
  percentiles(`B 1 endpoint, ${few} events, 20 a second`, one);
  const memory = watchPeak(service);
  const inBurst = await atOnce(loaded, burst);
  const peak = memory.stop();
  figures.set(`C 1 endpoint, ${burst} events at once: a second`, inBurst.perSecond);
  figures.set('C CPU of a delivery with its call, ms', watched(inBurst.cpuMs));
  const rate = { events: Math.ceil(few / 4), perSecond: 10 };
  percentiles('D 20 healthy endpoints', await evenly(loaded, { healthy: 20, slow: 0, ...rate }));
  receiver.hangSlowPaths(true);
  percentiles(
    'D 10 healthy of 20, the others hang',
    await evenly(loaded, { healthy: 10, slow: 10, ...rate }),
  );
  receiver.hangSlowPaths(false);
  figures.set('E at rest, MB', watched(atRest));
  figures.set('E at the peak of C, MB', watched(peak));

  let body = '';
  if (service.canBeKilled) {
    // What hung is tried again meanwhile.
    await sleep(30_000);
    const { accepted, lost, twice, ...rest } = await killInBurst(service, killed);
    body = rest.body;
    figures.set('F kill -9 in a burst: accepted', accepted);
    figures.set('F lost', lost);
    figures.set('F twice', twice);
  }
  await service.kill();
  await receiver.stop();
  return { figures, body, bytes: one.bodyBytes };
}

/** The most memory that a service holds, looked at twice a second. */
function watchPeak(service: KillableService) {
  let peak = 0;
  const look = setInterval(() => {
    peak = Math.max(peak, service.memoryMb());
  }, 500);
  return {
    stop() {
      clearInterval(look);
      return Math.max(peak, service.memoryMb());
    },
  };
}

/** What we want to reach beside a peer, and for F beside none. */
function targetsOf(name: PeerName, ours: Figures, peer: Figures): Target[] {
  const targets: Target[] = [];
  const find = (figures: Figures, start: string, end: string) =>
    [...figures].find(([figure]) => figure.startsWith(start) && figure.endsWith(end))?.[1] ?? NaN;
  if (name === 'outpost') {
    // A difference, because a peer can deliver before the caller has its answer.
    for (const share of ['p50 ms', 'p99 ms']) {
      const measured = round(find(ours, 'B', share) - find(peer, 'B', share), 1);
      targets.push({ figure: `B ${share}: ours less that of ${name}`, measured, atMost: 0 });
    }
    const measured = round(find(ours, 'A', 'p99 ms') / find(peer, 'A', 'p99 ms'));
    targets.push({ figure: `A p99: ours ÷ that of ${name}`, measured, atMost: maxSlowerInA });
  }
  for (const figure of ['F lost', 'F twice'])
    targets.push({ figure, measured: ours.get(figure) ?? NaN, atMost: 0 });
  return targets;
}
