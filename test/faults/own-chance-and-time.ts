import crypto from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';
import timers from 'node:timers/promises';
import type { Chance } from './chance.ts';

/** Milliseconds that pass only when the run says so. */
export interface Clock {
  (): Date;
  nowMs(): number;
  forward(ms: number): void;
}

export function clockFrom(startMs: number): Clock {
  let at = startMs;
  return Object.assign(() => new Date(at), {
    nowMs: () => at,
    forward(ms: number) {
      at += ms;
    },
  });
}

/**
 * Until the answered function is called, what this process draws or waits for by itself comes from the run: ids, tokens
 * and jitter from its seed, the time and pauses from its clock (Powertools and the SDK ask the system's). Without it a seed would repeat the faults and not the run.
 */
export function ownChanceAndTime(chance: Chance, clock: Clock): () => void {
  const before = { random: Math.random, ...pick(crypto), setTimeout: timers.setTimeout, Date };
  const [jitter, bytes, ids] = ['jitter', 'bytes', 'ids'].map((name) => chance.fork(name)) as [
    Chance,
    Chance,
    Chance,
  ];
  const randomBytes = (size: number) => Buffer.from(Array.from({ length: size }, () => bytes.below(256)));
  const randomUUID = () => {
    const hex = Array.from({ length: 32 }, () => ids.below(16).toString(16)).join('');
    return hex.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, '$1-$2-4$3-8$4-$5');
  };
  const wait = async (ms: number) => {
    clock.forward(ms);
    await new Promise(setImmediate);
  };
  /** The one argument that matters is none. */
  const RunDate = new Proxy(Date, {
    construct: (target, args) => Reflect.construct(target, args.length > 0 ? args : [clock.nowMs()]),
    get: (target, name) => (name === 'now' ? clock.nowMs : Reflect.get(target, name)),
  });
  globalThis.Date = RunDate;
  Math.random = jitter.next;
  Object.assign(crypto, { randomBytes, randomUUID });
  Object.assign(timers, { setTimeout: wait });
  syncBuiltinESMExports();
  return () => {
    globalThis.Date = before.Date;
    Math.random = before.random;
    Object.assign(crypto, { randomBytes: before.randomBytes, randomUUID: before.randomUUID });
    Object.assign(timers, { setTimeout: before.setTimeout });
    syncBuiltinESMExports();
  };
}

const pick = ({ randomBytes, randomUUID }: typeof crypto) => ({ randomBytes, randomUUID });
