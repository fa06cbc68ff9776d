/** What an answer shows of another kind of thing asks for that kind's scope. Made from the route table and its schemas. */
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import type { Scope } from '../../shared/contracts/organization.ts';
import { each, readWith, scopedParts } from '../../shared/contracts/read-with.ts';
import { readScopeOf } from '../../shared/routes/route.ts';
import { routes } from './support/route-calls.ts';

/** By the word in `object`. */
const readBy: Record<string, Scope> = {
  application: 'applications:read',
  candidate: 'candidates:read',
  fit_score: 'scans:read',
  job: 'jobs:read',
  note: 'candidates:read',
  scan: 'scans:read',
  stage: 'jobs:read',
  webhook_endpoint: 'webhooks:read',
};
/** Whose scope is there to read everything of one person, of whatever kind. */
const everything = new Set<string>(['exports:read']);

interface Shown {
  place: string;
  scope: Scope;
}
type Nested = v.GenericSchema & {
  wrapped?: v.GenericSchema;
  item?: v.GenericSchema;
  entries?: v.ObjectEntries;
};

/** Every thing of a kind with a scope that a schema shows, with where it is; what is marked is left out. */
function thingsIn(schema: v.GenericSchema, place = ''): Shown[] {
  if (scopedParts(schema).some(({ path }) => path.length === 0)) return [];
  const { wrapped, item, entries } = schema as Nested;
  if (wrapped) return thingsIn(wrapped, place);
  if (item) return thingsIn(item, `${place}[]`);
  if (!entries) return [];
  const scope = readBy[(entries.object as { literal?: string } | undefined)?.literal ?? ''];
  const below = Object.entries(entries).flatMap(([name, part]) =>
    thingsIn(part as v.GenericSchema, `${place}.${name}`),
  );
  return scope ? [{ place, scope }, ...below] : below;
}

const keyed = routes.filter(([, { scope }]) => scope.includes(':') && !everything.has(scope));

it.each(keyed)('%s shows nothing of another kind that is not marked with its scope', (_, route) => {
  const held = readScopeOf(route) ?? route.scope;
  expect(thingsIn(route.response).filter(({ scope }) => scope !== held)).toEqual([]);
});

describe('the marked parts of an answer', () => {
  const part = v.pipe(v.nullable(v.object({ object: v.literal('scan') })), readWith('scans:read'));
  const scope = 'scans:read';

  it('are found below other parts, in lists and among choices', () => {
    const inList = v.object({ data: v.array(v.optional(v.object({ part, own: v.string() }))) });
    expect(scopedParts(inList)).toEqual([{ path: ['data', each, 'part'], scope }]);
    expect(scopedParts(v.union([v.object({ part }), v.string()]))).toEqual([{ path: ['part'], scope }]);
  });

  it('are the fit of applications, and what the history of a person says of them, wherever they are answered', () => {
    const known = [
      ['fit', scope],
      ...['from', 'to', 'reason', 'note'].map((part) => [part, 'applications:read']),
    ];
    const marked = routes.filter(([, { response }]) => scopedParts(response).length > 0);
    expect(marked.map(([operation]) => operation)).toEqual(
      expect.arrayContaining(['getApplication', 'listApplications', 'moveApplication', 'createApplication']),
    );
    for (const [, { response }] of marked)
      for (const one of scopedParts(response)) expect([one.path.at(-1), one.scope]).toBeOneOf(known);
  });
});
