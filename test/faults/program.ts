import { callUntilAnswered } from './client.ts';
import type { Client } from './operations/client.ts';
import { operations } from './operations.ts';
import type { Run } from './run-once.ts';

/** Starts one operation of the run's choice; it goes on whenever it is given a turn. */
export async function startOperation(run: Run, number: number): Promise<void> {
  const operation = run.chance.weighted(operations);
  const { caller, busy, namedExternalIds } = run.world;
  const taken: string[] = [];
  const client: Client = {
    run,
    number,
    keyed: (name, sent) =>
      callUntilAnswered(run, name, {
        caller,
        ...sent,
        headers: { ...sent.headers, 'Idempotency-Key': `${name}-${number}` },
      }),
    plain: (name, sent) => callUntilAnswered(run, name, { ...sent, caller }),
    take(known) {
      const id = run.chance.pick([...known.keys()].filter((key) => !busy.has(key)));
      if (id === undefined) return undefined;
      busy.add(id);
      taken.push(id);
      return id;
    },
    externalId(kind) {
      if (run.chance.hit(0.5)) return null;
      const value = run.chance.pick(['a', 'b', 'c']);
      namedExternalIds.push({ kind, value, by: number });
      return value;
    },
    expect(isTrue, otherwise) {
      if (!isTrue) run.violations.push(`${operation.name} (${number}): ${otherwise}`);
    },
  };
  run.note(`client: ${operation.name} (${number})`);
  await run.turns.start(async () => {
    try {
      await operation.perform(client);
    } catch (error) {
      run.violations.push(`${operation.name} (${number}): ${error}`);
    } finally {
      for (const id of taken) busy.delete(id);
    }
  });
}
