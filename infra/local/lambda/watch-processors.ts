import { cpus } from 'node:os';

/** Processor time since some moment, of all processors, in milliseconds. */
type ProcessorTimes = { idle: number; all: number };

const WINDOW_MS = 50;
// An older reading is no longer used.
const STALE_MS = 500;
/** Of one processor. */
const SPARE_SHARE = 0.3;

/**
 * Returns whether the processors of this machine had time for another thread in the last 50 ms. Other programs count too.
 */
export function watchProcessors(
  read: () => ProcessorTimes = readTimes,
  clock: () => number = () => performance.now(),
  processors = cpus().length,
): () => boolean {
  let last = { at: Number.NEGATIVE_INFINITY, idle: 0, all: 0 };
  let hadTime = true;
  return () => {
    const at = clock();
    if (at - last.at < WINDOW_MS) return hadTime;
    const { idle, all } = read();
    const spare = ((idle - last.idle) / (all - last.all)) * processors;
    hadTime = at - last.at > STALE_MS || spare >= SPARE_SHARE;
    last = { at, idle, all };
    return hadTime;
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
