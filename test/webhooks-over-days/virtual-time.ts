import { setImmediate as tick } from 'node:timers/promises';
import type { Clock } from '../faults/own-chance-and-time.ts';

/**
 * A clock on which many things wait at once: time jumps from one end of a wait to the next, and stands still while
 * anything is really under way. What ends at the same instant goes on in the order in which it began to wait.
 */
export interface VirtualTime extends Clock {
  wait(ms: number): Promise<void>;
  waitUntil(atMs: number): Promise<void>;
  /** Work of this machine, which takes none of the clock's time. */
  real<T>(work: () => Promise<T>): Promise<T>;
  /** Resolves when everything waits for the clock. */
  quiet(): Promise<void>;
  /** When the next wait ends. */
  nextMs(): number | undefined;
  /** Moves the clock there, and lets go on what waited until then. */
  goTo(atMs: number): void;
}

export function virtualTimeFrom(startMs: number): VirtualTime {
  let now = startMs;
  let made = 0;
  let underWay = 0;
  let allBack = Promise.withResolvers<void>();
  const waiting = sortedWaits();
  const waitUntil = (atMs: number) =>
    new Promise<void>((go) => waiting.add({ atMs: Math.max(atMs, now), order: made++, go }));
  return Object.assign(() => new Date(now), {
    nowMs: () => now,
    forward(ms: number) {
      now += ms;
    },
    waitUntil,
    wait: (ms: number) => waitUntil(now + ms),
    async real<T>(work: () => Promise<T>) {
      if (underWay++ === 0) allBack = Promise.withResolvers();
      try {
        return await work();
      } finally {
        if (--underWay === 0) allBack.resolve();
      }
    },
    async quiet() {
      for (;;) {
        // What has come back goes on until its next wait: promises in a row, and now and then a turn of the event loop.
        await tick();
        await tick();
        if (underWay === 0) return;
        await allBack.promise;
      }
    },
    nextMs: () => waiting.first()?.atMs,
    goTo(atMs: number) {
      now = Math.max(now, atMs);
      while ((waiting.first()?.atMs ?? Number.POSITIVE_INFINITY) <= now) waiting.takeFirst()?.go();
    },
  });
}

interface Wait {
  atMs: number;
  order: number;
  go: () => void;
}

/** A heap: thousands wait at once, and each is taken in its turn. */
function sortedWaits() {
  const heap: Wait[] = [];
  const at = (index: number) => heap[index] as Wait;
  const isBefore = (a: Wait, b: Wait) => a.atMs < b.atMs || (a.atMs === b.atMs && a.order < b.order);
  const swap = (a: number, b: number) => {
    [heap[a], heap[b]] = [at(b), at(a)];
  };
  const rise = (index: number) => {
    const parent = (index - 1) >> 1;
    if (index === 0 || isBefore(at(parent), at(index))) return;
    swap(index, parent);
    rise(parent);
  };
  const sink = (index: number) => {
    const children = [2 * index + 1, 2 * index + 2].filter((child) => child < heap.length);
    const least = children.reduce((best, child) => (isBefore(at(child), at(best)) ? child : best), index);
    if (least === index) return;
    swap(index, least);
    sink(least);
  };
  return {
    first: () => heap[0],
    add(wait: Wait) {
      heap.push(wait);
      rise(heap.length - 1);
    },
    takeFirst() {
      if (heap.length > 1) swap(0, heap.length - 1);
      const first = heap.pop();
      if (heap.length > 0) sink(0);
      return first;
    },
  };
}
