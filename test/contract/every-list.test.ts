/** Every list of the route table, filled with the largest rows that its contracts allow, and walked whole over the local cloud. */
import type * as v from 'valibot';
import { beforeAll, describe, expect, it } from 'vitest';
import { idSource } from '../../shared/domain/ids.ts';
import { maxResponseBytes, sentBytes } from '../../shared/http/response-size.ts';
import { dynamoDb } from '../../shared/platform/clients.ts';
import { tableName } from '../../shared/platform/names.ts';
import type { Route } from '../../shared/routes/route.ts';
import { openTable } from '../../shared/storage/table.ts';
import type { Api, SharedStage } from '../support/local-stage.ts';
import { sharedStage } from '../support/shared-stage.ts';
import { type FullList, type Ground, largestRows } from './support/largest-rows.ts';
import { largestRowsOfPeople } from './support/largest-rows-of-people.ts';
import { pathOf, routes } from './support/route-calls.ts';

/** A list that takes no parameter is the same for everybody: nobody can fill it. */
const isList = ({ method, response, params, query }: Route) => {
  const { data } = (response as { entries?: { data?: v.GenericSchema } }).entries ?? {};
  const takes = Object.keys({ ...params, ...query });
  return method === 'GET' && data?.type === 'array' && takes.length > 0;
};
/** How to fill each list. */
const fillings: Partial<Record<string, (ground: Ground) => Promise<FullList>>> = {
  ...largestRows,
  ...largestRowsOfPeople,
};
const lists = routes.filter(([, route]) => isList(route));

let stage: SharedStage;
beforeAll(async () => {
  stage = await sharedStage();
});

it('has rows for every list, and for nothing else', () => {
  expect(Object.keys(fillings).sort()).toEqual(lists.map(([name]) => name).sort());
});

/** No position is an id that somebody could read: under a filter it may be of what no page shows. */
const anyUlid = /[0-7][0-9A-HJKMNP-TV-Z]{25}/;

/** The pages of a list, each of them below what can be sent. */
async function walk(api: Api, route: Route, { params, by = 'id', ids }: FullList, query: string) {
  const pages: string[][] = [];
  const paged = 'cursor' in route.query;
  for (let cursor: string | null = ''; cursor !== null; ) {
    const asked = paged ? `?limit=100&${query}${cursor && `&cursor=${cursor}`}` : '';
    const { status, text, body } = await api.get(`${pathOf(route, params)}${asked}`);
    expect(status, text.slice(0, 300)).toBe(200);
    expect(sentBytes(text)).toBeLessThan(maxResponseBytes);
    const { data, has_more, next_cursor } = body as {
      data: Record<string, string>[];
      has_more: boolean;
      next_cursor: string | null;
    };
    expect(has_more).toBe(paged ? next_cursor !== null : data.length < ids.length);
    expect(Buffer.from(next_cursor ?? '', 'base64url').toString('latin1')).not.toMatch(anyUlid);
    pages.push(data.map((item) => item[by] ?? ''));
    cursor = next_cursor;
  }
  return pages;
}

describe.each(lists)('%s', (name, route) => {
  it('gives each of its largest items exactly once, in pages below 5 MB', { timeout: 180_000 }, async () => {
    const { organizationId, keyId, api } = await stage.newOrganization();
    const documents = dynamoDb(stage.places.dynamoDb);
    const now = new Date();
    const newId = idSource(now);
    const origin: Ground['origin'] = {
      organizationId,
      environment: 'production',
      actor: { type: 'api_key', id: keyId },
      requestId: null,
      now,
      newEventId: () => newId('event'),
    };
    const ground = { table: openTable(documents, tableName('prod')), origin, newId };
    const asker = (route.keys === 'session' && api.person) || api;
    // The member, the key set and the session that ask.
    const there = asker === api ? [] : (await walk(asker, route, { ids: [] }, '')).flat();
    const filled = (await fillings[name]?.(ground)) as FullList;
    const list = { ...filled, ids: [...there, ...filled.ids] };
    documents.destroy();

    const orders = 'order' in route.query ? ['order=desc', 'order=asc'] : [''];
    for (const query of [...orders, ...(list.queries ?? [])]) {
      const pages = await walk(asker, route, list, query);
      const given = pages.flat();
      // What has no second page says that it is cut.
      const wanted = 'cursor' in route.query ? list.ids : list.ids.filter((id) => given.includes(id));
      expect([...given].sort(), query).toEqual([...wanted].sort());
      expect(given.length).toBeGreaterThan(0);
      expect(
        pages.every((page, index) => page.length > 0 || index === pages.length - 1),
        query,
      ).toBe(true);
    }
  });
});
