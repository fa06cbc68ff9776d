import { setTimeout as sleep } from 'node:timers/promises';
import { openNotingReceiver } from './noting-receiver.ts';
import { ourProcess } from './our-process.ts';
import type { Measure } from './section.ts';
import { round } from './statistics.ts';

const burst = 200;
const rounds = 3;
const longestMs = 90_000;
const mostSeconds = 2;

/** `kill -9` of the whole local service within a burst of events to one endpoint: what comes after the restart, and when. */
export const measure: Measure = async (bench) => {
  const stage = await ourProcess(bench);
  const receiver = await openNotingReceiver(stage.idOf);
  const rows: (string | number)[][] = [];
  const lasts: number[] = [];
  for (let n = 0; n < rounds; n++) {
    await stage.start();
    const path = `/${n}`;
    const send = await stage.subscribe([receiver.url + path]);
    const ids = new Set<string>();
    const work = async () => {
      while (ids.size < burst) ids.add(await send());
    };
    await Promise.all(Array.from({ length: 8 }, work));
    await stage.kill();
    const before = receiver.arrivals(path).length;
    await stage.start();
    const readyAt = Date.now();
    while (receiver.idsAt(path).size < ids.size) {
      if (Date.now() - readyAt > longestMs) throw new Error(`${receiver.idsAt(path).size} of ${ids.size}`);
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
