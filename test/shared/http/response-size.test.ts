import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { partsByExpand, respondWithPage } from '../../../shared/http/respond-with-page.ts';
import { writeBody } from '../../../shared/http/response-size.ts';
import type { Route } from '../../../shared/routes/route.ts';
import * as routeTable from '../../../shared/routes/route-table.ts';

const routes = Object.entries(routeTable) as [string, Route][];
const names = ['profile', 'summary', 'submission', 'profile,summary'];
const expandable = routes.flatMap(([name, { query }]) => {
  const schema = (query as Record<string, v.GenericSchema>).expand;
  return names.flatMap((asked) => {
    const parsed = schema && v.safeParse(schema, asked);
    const expand = parsed?.success ? (parsed.output as string | string[]) : [];
    return expand.length > 0 ? [{ name, asked, expand }] : [];
  });
});

/** An item whose every expanded part is larger than any answer. */
function largeItem(id: string) {
  const item: Record<string, unknown> = { id, created_at: '2026-11-22T00:00:00.000Z', kept: true };
  for (const [name = '', inner] of Object.values(partsByExpand).flat()) {
    const huge = 'x'.repeat(6_000_000);
    item[name] = inner ? { ...(item[name] as object), [inner]: huge, kept: true } : huge;
  }
  return item as { id: string; created_at: string };
}

it('knows the expandable lists', () => {
  expect(new Set(expandable.map(({ name }) => name)).size).toBe(3);
});

type Nested = v.GenericSchema & { wrapped?: Nested; item?: Nested; entries?: Record<string, Nested> };
/** What a schema has under a name, in the items of a list too. */
const partOf = (schema: Nested | undefined, name: string): Nested | undefined =>
  schema?.entries ? schema.entries[name] : schema && partOf(schema.item ?? schema.wrapped, name);

it.each(expandable)('$name has the parts that expand=$asked adds', ({ name, expand }) => {
  const { response } = (routeTable as unknown as Record<string, { response: Nested }>)[name] ?? {};
  for (const path of [expand].flat().flatMap((one) => partsByExpand[one] ?? []))
    expect(path.reduce(partOf, partOf(response, 'data')), path.join('.')).toBeDefined();
});

describe.each(expandable)('$name?expand=$asked', ({ expand }) => {
  it('gives an item that fits no page without what was expanded, and goes on behind it', async () => {
    const asked = [expand].flat().flatMap((name) => partsByExpand[name] ?? []);
    expect(asked.length).toBeGreaterThan(0);
    const whole = largeItem('scan_01HZZZZZZZZZZZZZZZZZZZZZZZ');
    const all = Object.values(partsByExpand).flat();
    const others = all.filter((path) => !asked.includes(path)).map(([name = '']) => name);
    const cut = (item: object) =>
      Object.fromEntries(Object.entries(item).filter(([name]) => !others.includes(name)));
    const call = {
      path: '/v1/any',
      caller: { keyType: 'secret', organizationId: 'org_1' },
      origin: { environment: 'production' },
      now: new Date(),
      query: { limit: 2, order: 'desc', expand },
    } as unknown as Parameters<typeof respondWithPage>[0];
    const page = await respondWithPage(call, async () => ({ current: '1', keys: new Map([['1', 'k']]) }), {
      read: async () => ({ items: [whole, { ...whole, id: 'scan_01HYYYYYYYYYYYYYYYYYYYYYYY' }], next: null }),
      present: (items) => items.map(cut),
    });
    const sent = JSON.parse(writeBody(JSON.parse(JSON.stringify(page)), page));
    expect(sent.data).toHaveLength(1);
    expect([sent.data[0].id, sent.data[0].kept, sent.has_more]).toEqual([whole.id, true, true]);
    expect(sent.next_cursor).not.toBeNull();
  });
});
