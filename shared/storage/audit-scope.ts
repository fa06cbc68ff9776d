import { AsyncLocalStorage } from 'node:async_hooks';
import type { Write } from './row.ts';

/** A call whose effect is recorded: what is added to its first transaction, made from the writes of that. */
interface Scope {
  alsoOf: (writes: Write[]) => Write[];
  isRecorded: boolean;
  /** The transaction that has the entry and is in progress. */
  recording?: Promise<void>;
}

const running = new AsyncLocalStorage<Scope>();

/** Runs a call: its entry and conditions are part of its first transaction that succeeds, so that there is none without an effect. */
export const audited = <T>(alsoOf: Scope['alsoOf'], run: () => Promise<T>): Promise<T> =>
  running.run({ alsoOf, isRecorded: false }, run);

/** Runs what is no effect of the call, such as the first entries of a vocabulary that a read stores as well. */
export const unaudited = <T>(run: () => Promise<T>): Promise<T> => running.exit(run);

/** Commits writes, with the entry of the call if no transaction of it had one. Outside of a call they are as given. */
export async function commitAudited(
  writes: Write[],
  commit: (writes: Write[]) => Promise<void>,
): Promise<void> {
  const scope = running.getStore();
  // Of several at once, one has the entry. The others wait, because it may fail.
  while (scope?.recording) await scope.recording;
  if (!scope || scope.isRecorded) return commit(writes);
  const recording = commit([...writes, ...scope.alsoOf(writes)]);
  scope.recording = recording.catch(() => {}).finally(() => (scope.recording = undefined));
  await recording;
  scope.isRecorded = true;
}
