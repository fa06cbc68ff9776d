/** Registers how a started part is stopped. */
export type OnStop = (cleanUp: () => unknown) => void;

/** Starts several parts in order. `stop` ends them, the last one first, and so does a part that fails to start. */
export async function startInParts<Started extends object>(
  start: (onStop: OnStop) => Promise<Started>,
): Promise<Started & { stop(): Promise<void> }> {
  const cleanups: (() => unknown)[] = [];
  const stop = async () => {
    for (const cleanUp of cleanups.splice(0).reverse()) await cleanUp();
  };
  try {
    return { ...(await start((cleanUp) => cleanups.push(cleanUp))), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
