import type { Clock } from './own-chance-and-time.ts';

/** Where clients stand still until the run lets one of them go on: one at a time, in an order that the seed decides. */
export interface Turns {
  /** Waits for a turn, at least this long. */
  wait(ms: number): Promise<void>;
  /** Lets the client go on that is `pick` among those whose time has come. Answers when it stands still again or is done. */
  give(pick: (count: number) => number): Promise<boolean>;
  /** Starts a client. */
  start(work: () => Promise<void>): Promise<void>;
  /** Clients that are not done. */
  readonly waiting: number;
  /** When the next of them may go on. */
  nextMs(): number | undefined;
}

export function openTurns(clock: Clock): Turns {
  const standing: { atMs: number; go: () => void }[] = [];
  let atRest = Promise.withResolvers<void>();
  const rest = async (move: () => void) => {
    atRest = Promise.withResolvers();
    move();
    await atRest.promise;
  };
  return {
    wait: (ms) =>
      new Promise((go) => {
        standing.push({ atMs: clock.nowMs() + ms, go });
        atRest.resolve();
      }),
    async give(pick) {
      const ready = standing.filter(({ atMs }) => atMs <= clock.nowMs());
      const next = ready[pick(ready.length)];
      if (!next) return false;
      standing.splice(standing.indexOf(next), 1);
      await rest(next.go);
      return true;
    },
    start: (work) => rest(() => void work().finally(() => atRest.resolve())),
    get waiting() {
      return standing.length;
    },
    nextMs: () => (standing.length > 0 ? Math.min(...standing.map(({ atMs }) => atMs)) : undefined),
  };
}
