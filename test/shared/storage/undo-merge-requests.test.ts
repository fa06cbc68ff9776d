import { beforeAll, expect, it } from 'vitest';
import { doneKey } from '../../../shared/storage/keys.ts';
import { mergeStore } from '../../../shared/storage/merges.ts';
import type { Backend } from '../../support/backend.ts';
import { inOneLine } from '../../support/contact-shapes.ts';
import { sharedBackend } from '../../support/shared-backend.ts';
import { couple } from './support/merging-desk.ts';

let backend: Backend;
beforeAll(async () => {
  backend = await sharedBackend();
});

/** A restored candidate is asked for requests by the ids of those with whom it was one, whose rows change further. */
it.each([
  ['a key', 'undo', ['a', 'b'], ['a', 'b']],
  ['a key, after as many as a row lists', 'undo', ['a', 'b', 'c', 'd'], ['a', 'b', 'c', 'd']],
  ['no key', undefined, ['a', 'b'], ['a', 'b']],
])(
  'an undo with %s stores the other requests that changed the remaining candidate',
  async (_, claim, made, stored) => {
    const { host, guest, join, stores, origin } = await couple(backend);
    await join();
    const prefix = crypto.randomUUID();
    for (const one of made)
      await stores.candidates.update({ ...origin(), claim: prefix + one }, host, (before) => ({
        ...before,
        location: inOneLine(one),
      }));
    const by = claim === undefined ? origin() : { ...origin(), claim: prefix + claim };
    await mergeStore(stores).undo(by, host, guest, () => {});
    const asked = [...new Set([...made, 'undo'])];
    const rows = await backend.table.getMany(asked.map((one) => doneKey(prefix + one, host)));
    expect(asked.filter((_one, at) => rows[at])).toEqual(stored);
  },
);
