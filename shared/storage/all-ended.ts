/**
 * `Promise.all` that also rejects only when every promise has ended. For work whose calls are gathered (gather.ts):
 * otherwise the next invocation would wait for a call that this one has left in progress.
 */
export async function allEnded<const Values extends readonly unknown[]>(
  values: Values,
): Promise<{ -readonly [Index in keyof Values]: Awaited<Values[Index]> }> {
  await Promise.allSettled(values);
  return Promise.all(values);
}
