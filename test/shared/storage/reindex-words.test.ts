import { expect, it } from 'vitest';
import { reindexWords } from '../../../shared/storage/reindex-words.ts';
import { searchDesk } from '../../functions/support/search-desk.ts';
import { newCaller } from '../../support/call-endpoint.ts';
import { sharedBackend } from '../../support/shared-backend.ts';

it('candidates of an earlier release are found after it, once and in one organization', async () => {
  const backend = await sharedBackend();
  const { table } = backend;
  const desk = searchDesk(backend);
  const [caller, other] = [await newCaller(backend), await newCaller(backend)];
  const names = ['Ada', 'Ben', 'Cleo'];
  for (const first_name of names) await desk.create({ caller, body: { first_name } });
  await desk.create({ caller: other, body: { first_name: 'Ada' } });
  await desk.add(caller, { first_name: 'Dan' });
  expect(await desk.found(caller, 'ada')).toEqual([]);
  expect(await reindexWords(table, caller.organizationId)).toBe(3);
  expect(await reindexWords(table, caller.organizationId)).toBe(0);
  for (const q of names) expect(await desk.found(caller, q), q).toHaveLength(1);
  expect(await desk.found(other, 'ada')).toEqual([]);
});
