import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { partsByExpand, respondWithPage } from '../../../shared/http/respond-with-page.ts';
import {
  cursorBehind,
  expandedParts,
  maxResponseBytes,
  refuseUnsendable,
  sentBytes,
  writeBody,
  writeFitting,
} from '../../../shared/http/response-size.ts';
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

/** A text of that many bytes as Lambda transfers it. */
const weighing = (bytes: number) => 'x'.repeat(bytes - 2);
const tooLarge = expect.objectContaining({ code: 'answer_too_large' });

describe('a body', () => {
  it('is sent below five million bytes, and refused from there on', () => {
    const most = weighing(maxResponseBytes - 1);
    expect(refuseUnsendable(most)).toBe(most);
    for (const bytes of [maxResponseBytes, maxResponseBytes + 1])
      expect(() => refuseUnsendable(weighing(bytes))).toThrow(tooLarge);
  });

  it('weighs what its letters and quotation marks weigh', () => {
    expect([sentBytes(''), sentBytes('ab'), sentBytes('é"'), sentBytes('👩')]).toEqual([2, 4, 6, 6]);
    expect(() => refuseUnsendable('"'.repeat(2_600_000))).toThrow(tooLarge);
    expect(() => refuseUnsendable('é'.repeat(2_600_000))).toThrow(tooLarge);
    expect(() => refuseUnsendable('é'.repeat(2_400_000))).not.toThrow();
  });

  it('of no list is refused where it is too large', () => {
    expect(() => writeBody({ text: weighing(maxResponseBytes) }, {})).toThrow(tooLarge);
    expect(writeBody({ text: 'x' }, {})).toBe('{"text":"x"}');
  });
});

describe('a page', () => {
  /** What fits beside the envelope of 2000 bytes, with a comma behind each item. */
  const room = maxResponseBytes - 2000;
  const fitting = (...sizes: number[]) =>
    writeFitting(
      sizes.map(weighing),
      (item) => item,
      (item) => item,
    ).length;

  it('has items as long as they fit with their commas, to the byte', () => {
    expect(fitting()).toBe(0);
    expect(fitting(10, 20, 30)).toBe(3);
    expect(fitting(1_000_000, room - 1_000_000 - 3)).toBe(2);
    expect(fitting(1_000_000, room - 1_000_000 - 2)).toBe(1);
    expect(fitting(1_000_000, room, 10)).toBe(1);
  });

  it('has one item at least, however large it is', () => {
    expect(fitting(room * 2, 10)).toBe(1);
  });

  const megabytes = (count: number) => 'x'.repeat(count * 1_000_000);
  const sent = (sizes: number[], parts: string[][] = []) => {
    const data = sizes.map((size, at) => ({ id: at, big: megabytes(size), kept: true }));
    const list = { data, has_more: false, next_cursor: null };
    const behind = { [cursorBehind]: (count: number) => `behind ${count}`, [expandedParts]: parts };
    const { data: shown, ...rest } = JSON.parse(writeBody(list, behind));
    const items = shown.map((one: { id: number; big?: string; kept?: true }) => [
      one.id,
      one.big?.length,
      one.kept,
    ]);
    return { items, ...rest };
  };

  it('that is too large ends early, with a cursor, and its items keep what was expanded', () => {
    expect(sent([2, 2, 2], [['big']])).toEqual({
      items: [
        [0, 2_000_000, true],
        [1, 2_000_000, true],
      ],
      has_more: true,
      next_cursor: 'behind 2',
    });
    expect(sent([3, 3], [['big']])).toEqual({
      items: [[0, 3_000_000, true]],
      has_more: true,
      next_cursor: 'behind 1',
    });
  });

  it('of one item that is too large loses what was expanded, and does not go on', () => {
    expect(sent([6], [['big']])).toEqual({
      items: [[0, undefined, true]],
      has_more: false,
      next_cursor: null,
    });
  });

  it('of one item that stays too large is refused', () => {
    for (const parts of [[], [['other']], [['kept']], [['big', 'inner']], [['id', 'inner']]])
      expect(() => sent([6], parts)).toThrow(tooLarge);
  });
});
