import { cpus } from 'node:os';

/** Processor time since some moment, of all processors, in milliseconds. */
type ProcessorTimes = { idle: number; all: number };

const WINDOW_MS = 50;
// An older reading is no longer used.
const STALE_MS = 500;
/** Of one processor. */
const SPARE_SHARE = 0.3;

/**
 * Returns whether the processors of this machine had time for another busy thread in the last 50 ms. Other programs count
 * too. Of those that ask within 50 ms, one gets the time: when many wait, they would use it up many times.
 */
export function watchProcessors(
  read: () => ProcessorTimes = readTimes,
  clock: () => number = () => performance.now(),
  processors = cpus().length,
): () => boolean {
  let last = { at: Number.NEGATIVE_INFINITY, idle: 0, all: 0 };
  return () => {
    const at = clock();
    if (at - last.at < WINDOW_MS) return false;
    const { idle, all } = read();
    const spare = ((idle - last.idle) / (all - last.all)) * processors;
    const isFirst = at - last.at > STALE_MS;
    last = { at, idle, all };
    return isFirst || spare >= SPARE_SHARE;
  };
}

function readTimes(): ProcessorTimes {
  const times = cpus().map((processor) => processor.times);
  const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);
  return {
    idle: sum(times.map(({ idle }) => idle)),
    all: sum(times.flatMap((each) => Object.values(each))),
  };
}
