import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import type { SentApplicationBody } from '../../../shared/contracts/application-body.ts';
import { ApiError } from '../../../shared/domain/api-error.ts';
import type { HttpRequest } from '../../../shared/http/api-gateway.ts';
import { readBody, readParams, readQuery } from '../../../shared/http/validate.ts';
import type { Route } from '../../../shared/routes/route.ts';
import * as routes from '../../../shared/routes/route-table.ts';

const request = (parts: Partial<HttpRequest>) =>
  ({ query: {}, repeatedQuery: [], params: {}, body: null, ...parts }) as HttpRequest;

function refusalOf(read: () => unknown): ApiError {
  try {
    read();
  } catch (error) {
    if (error instanceof ApiError) return error;
    throw error;
  }
  throw new Error('it was not refused');
}
const bodyRefusal = (body: unknown, route: Route = routes.createJob) =>
  refusalOf(() => readBody(route, request({ body })));
const queryRefusal = (query: Record<string, string>, route: Route = routes.listJobs) =>
  refusalOf(() => readQuery(route, request({ query })));

describe('a path parameter', () => {
  it.each(['', 'job_1', 'scan_01HZZZZZZZZZZZZZZZZZZZZZZZ', 'job_81HZZZZZZZZZZZZZZZZZZZZZZZ', '../me'])(
    'of the form %j names nothing',
    (id) => {
      expect(refusalOf(() => readParams(routes.getJob, request({ params: { id } }))).code).toBe('not_found');
    },
  );

  it('of our form is read', () => {
    const params = { id: 'job_01HZZZZZZZZZZZZZZZZZZZZZZZ' };
    expect(readParams(routes.getJob, request({ params }))).toEqual(params);
  });
});

describe('the query', () => {
  it('has a limit of 25 and the newest first unless it says otherwise', () => {
    expect(readQuery(routes.listJobs, request({}))).toEqual({ limit: 25, order: 'desc' });
    expect(readQuery(routes.listJobs, request({ query: { limit: '100', order: 'asc' } }))).toEqual({
      limit: 100,
      order: 'asc',
    });
  });

  it.each([
    ['limit', '0'],
    ['limit', '101'],
    ['limit', '1e1'],
    ['limit', '+5'],
    ['limit', ''],
    ['order', 'newest'],
    ['status', 'open'],
    ['created_after', 'yesterday'],
    ['created_before', '2026-13-01T00:00:00Z'],
    ['created_before', '2026-11-01'],
    ['colour', 'red'],
  ])('is refused for %s=%s, which it names', (param, value) => {
    const refused = queryRefusal({ [param]: value });
    expect(refused.code).toBe('invalid_parameter');
    expect(refused.particulars.param).toBe(param);
  });

  // An instant that the schema lets in is one that the clock understands: the list would else be silently another one.
  it.each([
    '2026-11-21T10:00:00Z',
    '2026-11-21T10:00:00.123456Z',
    '2026-11-21T10:00:00+02:00',
    '2026-11-21T10:00:00+0200',
    '2026-11-21T10:00:00+02',
    '2026-11-21 10:00:00Z',
    '0000-01-01T00:00:00Z',
  ])('reads created_after=%s as an instant or refuses it', (created_after) => {
    let read: { created_after?: string };
    try {
      read = readQuery(routes.listJobs, request({ query: { created_after } }));
    } catch (error) {
      expect(error).toMatchObject({ code: 'invalid_parameter' });
      return;
    }
    expect(Date.parse(read.created_after ?? '')).not.toBeNaN();
  });

  it('of a page may have what trackers add, also more than once, and nothing of its own twice', () => {
    const page = { ...routes.listJobs, page: true } as Route;
    const query = { limit: '7', utm_source: 'x' };
    expect(readQuery(page, request({ query, repeatedQuery: ['utm_source'] }))).toEqual({
      limit: 7,
      order: 'desc',
    });
    for (const repeatedQuery of [['limit'], ['utm_source', 'limit']])
      expect(refusalOf(() => readQuery(page, request({ repeatedQuery }))).particulars.param).toBe('limit');
  });

  it('is refused when a parameter is given more than once', () => {
    const refused = refusalOf(() => readQuery(routes.listJobs, request({ repeatedQuery: ['status'] })));
    expect(refused.code).toBe('invalid_parameter');
    expect(refused.particulars).toEqual({ param: 'status', message: 'status is given more than once.' });
  });
});

describe('the body', () => {
  it.each([
    ['an unknown field', { name: 'Cook', colour: 'red' }, 'colour', 'unknown_field'],
    [
      'an unknown field deep inside',
      { name: 'Cook', job_details: { x: 1 } },
      'job_details.x',
      'unknown_field',
    ],
    ['a missing field', {}, 'name', 'required'],
    ['a field of another type', { name: 5 }, 'name', 'invalid_type'],
    ['a text that is too long', { name: 'x'.repeat(201) }, 'name', 'too_long'],
    ['a text of spaces', { name: '   ' }, 'name', 'too_short'],
    ['no body at all', null, null, 'invalid_type'],
    ['a list', [{ name: 'Cook' }], null, 'invalid_type'],
    ['a list for an object inside', { name: 'Cook', visibility: [] }, 'visibility', 'invalid_type'],
    ['a list for pairs', { name: 'Cook', metadata: ['a'] }, 'metadata', 'invalid_type'],
    [
      'a list for an object deep inside',
      { name: 'Cook', application_form: { consent: [] } },
      'application_form.consent',
      'invalid_type',
    ],
    [
      'a bad entry of a list',
      { name: 'Cook', locations: [{ country_code: 'nl' }] },
      'locations.0.country_code',
      'invalid_format',
    ],
  ])('with %s is refused with the place and a code', (_, body, param, code) => {
    const refused = bodyRefusal(body);
    expect(refused.code).toBe('validation_failed');
    expect(refused.particulars.details).toContainEqual(expect.objectContaining({ param, code }));
  });

  it('is refused with one detail for a text that fails several checks', () => {
    const text = v.pipe(v.string(), v.minLength(3), v.regex(/^x/));
    const route = { ...routes.createJob, body: v.strictObject({ text }) } as Route;
    expect(bodyRefusal({ text: 'y' }, route).particulars.details).toMatchObject([{ code: 'too_short' }]);
  });

  it.each([200, 201])('is refused with at most 200 letters of a name: %i', (length) => {
    const name = 'x'.repeat(length);
    const param = length > 200 ? `${'x'.repeat(200)}…` : name;
    expect(bodyRefusal({ name: 'Cook', [name]: 1 }).particulars).toMatchObject({
      param,
      details: [{ param, code: 'unknown_field', message: `${param} is not a field here.` }],
    });
  });

  it('is refused with one detail for each bad field', () => {
    const { details } = bodyRefusal({ name: 5, openings: 0, language: 'english' }).particulars;
    expect(details?.map(({ param }) => param)).toEqual(['name', 'openings', 'language']);
  });

  it('with a publishable key is that for pages, without what it does not know', () => {
    const publicBody = v.strictObject({ text: v.string() });
    const body = v.strictObject({ text: v.string(), note: v.optional(v.string()) });
    const route = { ...routes.createJob, body, publicBody } as Route;
    const sent = { text: 'a', note: 'b' };
    const readWith = (keyType: string, row: Route) =>
      readBody(row, request({ body: sent, caller: { keyType } as HttpRequest['caller'] }));
    expect(readWith('publishable', route)).toEqual({ text: 'a' });
    expect(readWith('secret', route)).toEqual(sent);
    expect(readWith('publishable', { ...route, publicBody: undefined } as Route)).toEqual(sent);
    expect(readBody(route, request({ body: sent }))).toEqual(sent);
  });

  it('that an array is in the place of an object says where, and in which words', () => {
    expect(bodyRefusal({ name: 'Cook', visibility: [] }).particulars).toEqual({
      param: 'visibility',
      details: [{ param: 'visibility', code: 'invalid_type', message: 'visibility must be an object.' }],
    });
  });

  it.each([
    [{ name: 'Cook', colour: 1 }, 'colour', 'colour is not a field here.'],
    [{}, 'name', 'name is required.'],
    [{ name: 5 }, 'name', 'name must be text.'],
    ['text', undefined, 'The body must be an object.'],
  ])('%j is refused in these words', (body, param, message) => {
    const { details, param: named } = bodyRefusal(body).particulars;
    expect([named, details?.[0]?.message]).toEqual([param, message]);
  });

  it('of the query is refused in these words', () => {
    expect(queryRefusal({ colour: 'red' }).particulars.details?.[0]?.message).toBe(
      'colour is not a parameter here.',
    );
    expect(queryRefusal({ 'a\nb': 'red' }).particulars.param).toBe('a\ufffdb');
  });

  it('may be left out or empty where the route takes none, and holds nothing there', () => {
    expect(readBody(routes.publishJob, request({}))).toEqual({});
    expect(readBody(routes.publishJob, request({ body: {} }))).toEqual({});
    expect(bodyRefusal({ force: true }, routes.publishJob).particulars.param).toBe('force');
  });

  it('counts characters as JSON Schema does, so that an emoji is one', () => {
    const name = '👩'.repeat(200);
    expect(readBody(routes.createJob, request({ body: { name } }))).toMatchObject({ name });
    const { details } = bodyRefusal({ name: `${name}!` }).particulars;
    expect(details).toMatchObject([{ param: 'name', code: 'too_long' }]);
  });

  it('holds no number that a row could not', () => {
    const application = (value: number) => ({
      job_id: `job_${'0'.repeat(26)}`,
      candidate: { first_name: 'Jo', email: 'jo@example.com' },
      answers: [{ key: 'years', value }],
    });
    const answerOf = (value: number) => {
      const body = readBody(routes.createApplication, request({ body: application(value) }));
      return (body as SentApplicationBody).answers[0]?.value;
    };
    expect([1e15, -12.5, 0.25, 1e-320, -1e-320].map(answerOf)).toEqual([1e15, -12.5, 0.25, 0, 0]);
    expect(() => answerOf(1e300)).toThrow();
  });

  it('never comes back in a refusal: what was sent may be a name or an address', () => {
    const marker = 'jane@example.com';
    const bad = fc.oneof(
      fc.constant(marker),
      fc.constant([marker]),
      fc.constant({ [`x_${'y'.repeat(3)}`]: marker }),
      fc.constant(marker.repeat(2000)),
    );
    const withBody = Object.values(routes as Record<string, Route>).filter(({ body }) => body);
    const fields = fc.constantFrom(
      ...['name', 'filename', 'url', 'events', 'storage_token', 'project_id', 'language', 'locations'],
      ...['job_details', 'metadata', 'external_id', 'content_type', 'sha256', 'size', 'stages', 'payload'],
    );
    fc.assert(
      fc.property(fc.constantFrom(...withBody), fc.dictionary(fields, bad), (route, body) => {
        try {
          readBody(route, request({ body }));
        } catch (error) {
          const { message, particulars } = error as ApiError;
          expect(JSON.stringify([message, particulars])).not.toContain('jane');
        }
      }),
      { numRuns: 500 },
    );
    expect(JSON.stringify(queryRefusal({ status: marker }).particulars)).not.toContain('jane');
  });
});
