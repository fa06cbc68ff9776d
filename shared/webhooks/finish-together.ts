/**
 * Calls that run at the same time return together: each waits for those that still run, but no longer than `longestMs` after
 * the first of them has ended. Their callers can then share the write that stores the results.
 */
export function finishTogether<In, Out>(
  call: (input: In) => Promise<Out>,
  longestMs: number,
): (input: In) => Promise<Out> {
  let running = 0;
  let meeting: { isOver: Promise<void>; end: () => void } | undefined;

  const meet = (): Promise<void> => {
    meeting ??= openMeeting();
    const { isOver, end } = meeting;
    if (running === 0) end();
    return isOver;
  };
  const openMeeting = () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const end = () => {
      clearTimeout(timer);
      meeting = undefined;
      resolve();
    };
    const timer = setTimeout(end, longestMs);
    return { isOver: promise, end };
  };

  return async (input) => {
    running += 1;
    try {
      return await call(input);
    } finally {
      running -= 1;
      await meet();
    }
  };
}
