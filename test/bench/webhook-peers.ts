import { setTimeout as sleep } from 'node:timers/promises';
import { openHealthyReceiver } from './healthy-receiver.ts';
import { killInBurst } from './kill-in-burst.ts';
import { measureWorkloads, scale, shareOf, workloads } from './measure-workloads.ts';
import { ourProcess } from './our-process.ts';
import { peerProcess } from './peer-process.ts';
import type { PeerName } from './peers.ts';
import type { Measure, Section, Target } from './section.ts';
import { round } from './statistics.ts';
import type { KillableService } from './webhook-service.ts';

const killed = Math.max(50, Math.round(1000 * scale));
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
  const figures: Figures = new Map();
  const watched = (value: number | undefined) => (service.isWatched ? value : undefined);
  const { times, burst, atRestMb, bodyBytes } = await measureWorkloads({ service, receiver });
  const percentiles = (workload: keyof typeof workloads, letter: string = workload) => {
    const of = (share: number) => shareOf(workload, times[workload] ?? [], share);
    figures.set(`${letter} ${workloads[workload]}: p50 ms`, of(0.5));
    figures.set(`${letter} ${workloads[workload]}: p99 ms`, of(0.99));
  };
  percentiles('A');
  percentiles('B');
  figures.set(`C ${workloads.C}: a second`, burst?.perSecond);
  figures.set('C CPU of a delivery with its call, ms', watched(burst?.cpuMs));
  percentiles('D');
  percentiles('hanging', 'D');
  figures.set('E at rest, MB', watched(atRestMb));
  figures.set('E at the peak of C, MB', watched(burst?.peakMb));

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
  return { figures, body, bytes: bodyBytes };
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
