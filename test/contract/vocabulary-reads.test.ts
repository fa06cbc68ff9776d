/**
 * No write of a vocabulary reads its entries: each vocabulary is filled with its largest entries, and each of its writes, once
 * and two at once, reads a bounded number of bytes.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Caller } from '../../shared/http/api-gateway.ts';
import type { Route } from '../../shared/routes/route.ts';
import * as routeTable from '../../shared/routes/route-table.ts';
import { watchReads } from '../bench/watch-reads.ts';
import { settingCalls } from '../functions/support/setting-calls.ts';
import { type OwnBackend, startBackend } from '../support/backend.ts';
import { type Answered, newCaller } from '../support/call-endpoint.ts';
import { rare } from './support/rows/fill.ts';
import { largestEntries } from './support/rows/settings.ts';

/** One entry weighs up to 230 kB, and a call reads it again after a conflict with another one. */
const mostOnce = 600_000;
const mostTwice = 2_400_000;
/** Consistent reads: one unit for each 4 kB of a row. */
const bytesOfUnit = 4_096;
const each = 50;

let backend: OwnBackend;
let reads: ReturnType<typeof watchReads>;
let caller: Caller;
beforeAll(async () => {
  backend = await startBackend();
  reads = watchReads(backend.documents);
  caller = await newCaller(backend);
});
afterAll(() => backend?.stop());

type Vocabulary = keyof ReturnType<typeof settingCalls>;
const collections: Record<Vocabulary, string> = {
  customFields: '/v1/custom-fields',
  departments: '/v1/departments',
  offices: '/v1/offices',
  reasons: '/v1/rejection-reasons',
  templates: '/v1/assessment-templates',
};
const routes = Object.values(routeTable as Record<string, Route>);

it('knows every vocabulary, and every row of the route table that writes one', () => {
  const folder = new URL('../../shared/storage/', import.meta.url);
  const stores = readdirSync(folder).filter((name) =>
    / vocabularyStore<\w+, '/.test(readFileSync(new URL(name, folder), 'utf8').replaceAll('\n', ' ')),
  );
  expect(stores).toHaveLength(Object.keys(collections).length);
  for (const path of Object.values(collections)) {
    const writes = routes.filter((route) => route.path.startsWith(path) && route.method !== 'GET');
    expect(writes.map(({ method }) => method).sort(), path).toEqual(['DELETE', 'PATCH', 'POST']);
  }
});

describe.each(Object.keys(collections) as Vocabulary[])('%s', (vocabulary) => {
  let ids: string[];
  let count = 0;
  const calls = () => settingCalls(backend)[vocabulary];
  const largest = () => largestEntries(rare)[vocabulary](++count);
  const create = (fields = {}) => calls().create({ caller, body: { ...largest(), ...fields } });
  const change = (id = '', fields = {}) => calls().update({ caller, params: { id }, body: fields });
  const remove = (id = '') => calls().remove({ caller, params: { id } });

  beforeAll(async () => {
    ids = [];
    for (let n = 0; n < each; n++) {
      const { status, body, text } = await create();
      expect(status, text).toBe(201);
      ids.push(body.id);
    }
  }, 120_000);

  const writes: Record<string, (at: number) => Promise<Answered>> = {
    'a creation': () => create(),
    'a refused creation': () => create({ name: '' }),
    'a new name': (at) => change(ids[at], { name: `${at}${rare(190)}` }),
    'new pairs': (at) => change(ids[at], { metadata: { [`k${at}`]: null, k: null } }),
    'a deletion': (at) => remove(ids[at + 10]),
    ...(vocabulary === 'departments' && {
      'a creation below another': (at: number) => create({ parent_id: ids[at + 20] }),
      'a new place': (at: number) => change(ids[at], { parent_id: ids[at + 30] }),
      'a place below itself': (at: number) => change(ids[at + 30], { parent_id: ids[at] }),
      'a deletion of one above another': (at: number) => remove(ids[at + 30]),
    }),
  };

  it.each(Object.entries(writes))('%s reads few bytes, also beside another one', async (_, write) => {
    const judge = async (most: number, places: number[]) => {
      let answers: Answered[] = [];
      const { units } = await reads.during(async () => {
        answers = await Promise.all(places.map(write));
      });
      for (const { status, text } of answers) expect(status, text).toBeLessThan(500);
      expect(units * bytesOfUnit).toBeLessThan(most);
    };
    await judge(mostOnce, [0]);
    await judge(mostTwice, [1, 2]);
  });
});
