/** Who sees what of an response: a row whose answer has marked parts at its top, deeper, and in a list. */
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import type { Scope } from '../../../shared/contracts/organization.ts';
import { readWith } from '../../../shared/contracts/read-with.ts';
import type { Caller } from '../../../shared/http/api-gateway.ts';
import { cutResponse, showsPart } from '../../../shared/http/cut-response.ts';
import { etagOf } from '../../../shared/http/etag.ts';
import { type Route, route } from '../../../shared/routes/route.ts';

const fit = v.optional(v.pipe(v.nullable(v.object({ score: v.number() })), readWith('scans:read')));
const row: Route = route({
  method: 'GET',
  path: '/v1/applications/{id}',
  summary: '',
  scope: 'applications:read',
  params: { id: v.string() },
  response: v.object({
    id: v.string(),
    fit,
    best: v.nullable(v.object({ id: v.string(), fit })),
    history: v.array(v.object({ at: v.number(), fit })),
  }),
});

const whole = {
  id: 'app_1',
  fit: { score: 1 },
  best: { id: 'app_2', fit: { score: 2 } },
  history: [{ at: 1, fit: { score: 3 } }, { at: 2 }],
};
const answerOf = (view: object, headers: Record<string, string> = {}, status = 200) => ({
  status,
  headers,
  body: JSON.stringify(view),
});
const keyWith = (...scopes: Scope[]) => ({ keyType: 'secret', scopes }) as unknown as Caller;
const shownTo = (caller: Caller, view: object, changes: Partial<Route> = {}) =>
  JSON.parse(cutResponse({ ...row, ...changes } as Route, caller, answerOf(view)).body);

const other = keyWith('applications:read');

describe('a key without the scope of a part', () => {
  it('sees null in its place, wherever that is, and all the rest', () => {
    expect(shownTo(other, whole)).toEqual({
      id: 'app_1',
      fit: null,
      best: { id: 'app_2', fit: null },
      history: [{ at: 1, fit: null }, { at: 2 }],
    });
  });

  it('sees what is not there as it is', () => {
    const bare = { id: 'app_1', best: null, history: [] };
    expect(shownTo(other, bare)).toEqual(bare);
  });

  it('sees null in place of a text that may contain the part', () => {
    expect(shownTo(other, { id: 'app_1', best: 'a text', history: [] })).toEqual({
      id: 'app_1',
      best: null,
      history: [],
    });
  });

  it('gets the ETag of what it sees, and none where the answer has none', () => {
    const { headers, body } = cutResponse(row, other, answerOf(whole, { ETag: '"whole"', Vary: 'Origin' }));
    expect(headers).toEqual({ ETag: etagOf(JSON.parse(body)), Vary: 'Origin' });
    expect(cutResponse(row, other, answerOf(whole)).headers).toEqual({});
  });
});

it.each<[string, Caller, number, Partial<Route>]>([
  ['a key with the scope', keyWith('applications:read', 'scans:read'), 200, {}],
  ['a page', { ...other, keyType: 'publishable' }, 200, {}],
  ['whoever is refused', other, 300, {}],
  ['whoever reads another media type', other, 200, { media: 'text/xml' } as Partial<Route>],
])('%s gets the answer as it is', (_, caller, status, changes) => {
  const answer = answerOf(whole, {}, status);
  expect(cutResponse({ ...row, ...changes } as Route, caller, answer)).toBe(answer);
});

it('a key that may write but not read is shown which thing it is', () => {
  const written = { object: 'application', id: 'app_1', version: 2, updated_at: '2026-11-22T00:00:00.000Z' };
  const shown = shownTo(keyWith('applications:write'), { ...written, name: 'Jane' }, {
    method: 'PATCH',
    scope: 'applications:write',
  } as Partial<Route>);
  expect(shown).not.toHaveProperty('name');
  expect(shown.id).toBe('app_1');
});

it('a part is worth reading for who may read the answer and the part', () => {
  expect(showsPart(row, keyWith('applications:read', 'scans:read'), 'scans:read')).toBe(true);
  expect(showsPart(row, other, 'scans:read')).toBe(false);
  const written = { ...row, method: 'PATCH', scope: 'applications:write' } as Route;
  expect(showsPart(written, keyWith('applications:write', 'scans:read'), 'scans:read')).toBe(false);
});
