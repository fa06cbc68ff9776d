import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { partsByExpand } from '../../../shared/http/respond-with-page.ts';
import type { Route } from '../../../shared/routes/route.ts';
import * as routes from '../../../shared/routes/route-table.ts';
import { reaches } from '../../support/named-fields.ts';

const names = Object.keys(partsByExpand);
const lists = (Object.values(routes) as Route[]).filter(
  ({ query }) => 'cursor' in query && 'expand' in query,
);
const takes = ({ query }: Route, name: string) => v.is(query.expand as v.GenericSchema, name);

it('each name that adds parts is one that a list takes', () => {
  expect(lists.length).toBeGreaterThan(2);
  for (const name of names)
    expect(
      lists.some((route) => takes(route, name)),
      name,
    ).toBe(true);
});

describe.each(lists.map((route) => [route.path, route] as const))('%s', (_, route) => {
  it.each(names.filter((name) => takes(route, name)))('has the parts that expand=%s adds', (name) => {
    const parts = partsByExpand[name] ?? [];
    expect(parts).not.toEqual([]);
    for (const path of parts) {
      expect(path).not.toEqual([]);
      expect(path[0], 'each part is what was asked for, or in it').toBe(name);
      expect(reaches(route.response, ['data', '0', ...path]), path.join('.')).toBe(true);
    }
  });
});

it('the parts of a submission are its long texts', () => {
  expect(partsByExpand).toEqual({
    profile: [['profile']],
    summary: [['summary']],
    submission: [
      ['submission', 'cover_letter'],
      ['submission', 'answers'],
    ],
  });
});
