export type Pause = {
  readonly isStopped: boolean;
  /**
   * Waits until the time is over or `stop` is called; with `untilNudged` also until a nudge, including one before the
   * wait.
   */
  forMs(ms: number, options?: { untilNudged?: boolean }): Promise<void>;
  nudge: () => void;
  stop(): void;
};

/** The wait of a polling loop. */
export function createPause(): Pause {
  let isStopped = false;
  let isNudged = false;
  let wake: (() => void) | undefined;
  let isLight = false;
  return {
    get isStopped() {
      return isStopped;
    },
    async forMs(ms, { untilNudged = false } = {}) {
      if (isStopped || (untilNudged && isNudged)) {
        isNudged = false;
        return;
      }
      isLight = untilNudged;
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, ms);
        wake = () => {
          clearTimeout(timer);
          resolve();
        };
      });
      wake = undefined;
      if (untilNudged) isNudged = false;
    },
    nudge() {
      isNudged = true;
      if (isLight) wake?.();
    },
    stop() {
      isStopped = true;
      wake?.();
    },
  };
}
