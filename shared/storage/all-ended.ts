/**
 * `Promise.all` that also rejects only when every promise has ended. For work that shares state with later invocations:
 * an invocation that ends during a call of its own leaves that state to the next one.
 */
export async function allEnded<const Values extends readonly unknown[]>(
  values: Values,
): Promise<{ -readonly [Index in keyof Values]: Awaited<Values[Index]> }> {
  await Promise.allSettled(values);
  return Promise.all(values);
}
