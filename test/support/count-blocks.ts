import { Session } from 'node:inspector/promises';

/**
 * Counts how often each block of the matching modules runs, by the module and the block's place in it. It must begin before
 * these modules are loaded, because V8 counts blocks only in functions that it compiles afterwards.
 */
export async function startCounting(isCounted: (url: string) => boolean) {
  const session = new Session();
  session.connect();
  await session.post('Profiler.enable');
  await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: true });
  /** The counts since the last call. */
  const take = async () => {
    const { result } = await session.post('Profiler.takePreciseCoverage');
    const counts = new Map<string, number>();
    for (const { url, functions } of result.filter((script) => isCounted(script.url)))
      for (const { functionName, ranges } of functions)
        for (const { startOffset, count } of ranges) {
          const place = `${url.replace(/^.*\/shared\//, 'shared/')} ${functionName || 'a callback'}`;
          counts.set(`${place} at ${startOffset}`, count);
        }
    return counts;
  };
  return {
    async count(run: () => Promise<unknown>) {
      await take();
      await run();
      return take();
    },
    async stop() {
      await session.post('Profiler.stopPreciseCoverage');
      session.disconnect();
    },
  };
}
