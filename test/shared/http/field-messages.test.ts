import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { type IdKind, idPrefixes } from '../../../shared/contracts/primitives.ts';
import { ApiError } from '../../../shared/domain/api-error.ts';
import type { HttpRequest } from '../../../shared/http/api-gateway.ts';
import { codeOfRefusal, wordsOfRefusal } from '../../../shared/http/field-messages.ts';
import { readBody, readQuery } from '../../../shared/http/validate.ts';
import type { Route } from '../../../shared/routes/route.ts';
import * as routeTable from '../../../shared/routes/route-table.ts';

interface Node {
  type: string;
  kind: string;
  entries?: Record<string, Node>;
  wrapped?: Node;
  item?: Node;
  key?: Node;
  value?: Node;
  options?: unknown[];
  pipe?: Node[];
}
const isNode = (part: unknown): part is Node => typeof part === 'object' && part !== null;

/** A schema and all that it is made of. */
const partsOf = (node: Node): Node[] => {
  const { entries = {}, wrapped, item, key, value, options = [] } = node;
  return [
    node,
    ...[...Object.values(entries), wrapped, item, key, value, ...options].filter(isNode).flatMap(partsOf),
  ];
};
const routes = Object.values(routeTable as Record<string, Route>);
const bodyParts = [...new Set(routes.flatMap(({ body }) => (body ? partsOf(body as never) : [])))];
const queryParts = [
  ...new Set(
    routes.flatMap(({ query }) => Object.values(query)).flatMap((schema) => partsOf(schema as never)),
  ),
];

const ids = (Object.keys(idPrefixes) as IdKind[]).map((kind) => `${idPrefixes[kind]}_${'0'.repeat(26)}`);
/** Good entries of one list or another, so that too many of them are all that is wrong. */
const entries = [
  ...[
    'x',
    'job.*',
    'https://example.com',
    ...ids,
    {},
    { value: 'x', label: 'x' },
    { type: 'skill', label: 'x' },
  ],
  ...[
    { name: 'x', type: 'applied' },
    { key: 'x', value: 'x', label: 'x', type: 'date' },
    { kind: 'x', filename: 'x' },
  ],
];
const wrongs: unknown[] = [
  ...[undefined, null, true, '', ' ', 'foo', '1', '999', '2026-13-45T00:00:00Z', 'x'.repeat(200_001)],
  ...[-1e300, -1, 1.5, 1e300, Number.NaN, [], {}, { colour: 'red' }, { ['k'.repeat(300)]: 'x' }],
  ...entries.map((entry) => Array(251).fill(entry)),
  Object.fromEntries(Array.from({ length: 51 }, (_, n) => [`k${n}`, 'x'])),
  ...[{ event_ids: [ids[0]], from: '2026-01-01T00:00:00Z' }],
];

function detailsOf(read: () => unknown) {
  try {
    read();
    return [];
  } catch (error) {
    if (error instanceof ApiError) return error.particulars.details ?? [];
    throw error;
  }
}
const request = (parts: Partial<HttpRequest>) => ({ repeatedQuery: [], params: {}, ...parts }) as HttpRequest;
const ofBodies = bodyParts.flatMap((part) => {
  const route = { ...routeTable.createJob, body: v.strictObject({ field: part as never }) } as Route;
  return wrongs.flatMap((field) => detailsOf(() => readBody(route, request({ body: { field } }))));
});
const ofQueries = queryParts.flatMap((part) => {
  const route = { ...routeTable.listJobs, query: { field: part } } as unknown as Route;
  const texts = wrongs.filter((wrong) => typeof wrong === 'string');
  return texts.flatMap((field) => detailsOf(() => readQuery(route, request({ query: { field } }))));
});
const sentences = [
  ...new Set([...ofBodies, ...ofQueries].map(({ message }) => message.replace(/\.\d+/, '.0'))),
];

describe('the message of a refusal', () => {
  it.each<[unknown, string]>([
    [null, 'The body must be an object.'],
    [{ name: '' }, 'name must not be empty.'],
    [{ name: 5 }, 'name must be text.'],
    [{ name: 'x'.repeat(201) }, 'name must have at most 200 characters.'],
    [{ openings: 0 }, 'openings must be at least 1.'],
    [{ openings: 1.5 }, 'openings must be a whole number.'],
    [{ openings: 10_001 }, 'openings must be at most 10000.'],
    [{ remote_regions: Array(251).fill('x') }, 'remote_regions must have at most 250 entries.'],
    [{ name: 'Cook', visibility: [] }, 'visibility must be an object.'],
    [{ visibility: { portal: 'open' } }, 'visibility.portal must be listed, unlisted or hidden.'],
    [{ visibility: { in_feeds: 'yes' } }, 'visibility.in_feeds must be true or false.'],
    [{ stages: [{ id: 'job_1' }] }, 'stages.0.id must be an id such as stg_….'],
    [
      { application_form: { consent: { privacy_url: 'x' } } },
      'application_form.consent.privacy_url must be an http or https address without a user name, such as https://example.com.',
    ],
    [
      { application_form: { fields: [{ type: 'x' }] } },
      'application_form.fields.0.type must be short_text, long_text, boolean, single_select, multi_select, number, date, file, url, phone or email.',
    ],
    [{ colour: 'red' }, 'colour is not a field here.'],
  ])('says what is wrong in words (%#)', (body, message) => {
    const details = detailsOf(() => readBody(routeTable.updateJob, request({ body })));
    expect(details).toContainEqual(expect.objectContaining({ message }));
  });

  it('calls a parameter a parameter', () => {
    const details = detailsOf(() => readQuery(routeTable.listJobs, request({ query: { colour: 'red' } })));
    expect(details.map(({ message }) => message)).toEqual(['colour is not a parameter here.']);
  });

  it('is a sentence for people, whatever check of whatever call refused', () => {
    const unreadable =
      /!0|[<>]=|\/\^|something else|Invalid|Expected|Object|Array|\bstring\b|\||\(|^[\w.]+:|[^.]$/;
    expect(sentences.filter((sentence) => unreadable.test(sentence))).toEqual([]);
    expect(sentences.length).toBeGreaterThan(60);
  });

  it('was seen here for every check that a request can fail', () => {
    const checks = [...bodyParts, ...queryParts]
      .flatMap(({ pipe = [] }) => pipe)
      .filter(({ kind }) => kind === 'validation')
      .map(({ type }) => type);
    const seen = new Set<string>(
      [...bodyParts, ...queryParts].flatMap((part) =>
        wrongs.flatMap((wrong) => v.safeParse(part as never, wrong).issues ?? []).map(({ type }) => type),
      ),
    );
    expect([...new Set<string>(checks)].filter((type) => !seen.has(type))).toEqual([]);
  });
});

it('has codes of the documented list only, and almost all of them', () => {
  const codes = new Set([...ofBodies, ...ofQueries].map(({ code }) => code));
  const ofChecks = ['required', 'unknown_field', 'invalid_type', 'invalid_format', 'invalid_value'] as const;
  const ofSizes = ['too_short', 'too_long', 'too_small', 'too_large', 'too_few', 'too_many'] as const;
  expect([...codes].toSorted()).toEqual([...ofChecks, ...ofSizes].toSorted());
});

it('counts in the unit of the value, and calls one of them empty', () => {
  const wordsFor = (schema: v.GenericSchema, value: unknown) => {
    const [issue] = v.safeParse(schema, value).issues ?? [];
    return issue && wordsOfRefusal(issue);
  };
  const [one, two] = [v.pipe(v.string(), v.minLength(1)), v.pipe(v.array(v.string()), v.minLength(2))];
  expect(wordsFor(one, '')).toBe('must not be empty');
  expect(wordsFor(two, ['x'])).toBe('must have at least 2 entries');
  expect(wordsFor(v.pipe(v.string(), v.minLength(3)), 'ab')).toBe('must have at least 3 characters');
  expect(wordsFor(v.pipe(v.string(), v.maxLength(1)), 'ab')).toBe('must have at most 1 characters');
});

const issue = (changes: object) =>
  ({
    kind: 'validation',
    type: 'any',
    input: '',
    expected: null,
    received: '""',
    message: '',
    ...changes,
  }) as never;

describe('the code of a check', () => {
  it.each<[object, string]>([
    [{ kind: 'schema', type: 'string', received: 'undefined' }, 'required'],
    [{ kind: 'schema', type: 'string' }, 'invalid_type'],
    [{ kind: 'schema', type: 'picklist' }, 'invalid_value'],
    [{ kind: 'schema', type: 'literal' }, 'invalid_value'],
    [{ kind: 'schema', type: 'variant' }, 'invalid_value'],
    [{ kind: 'schema', type: 'enum' }, 'invalid_value'],
    [{ type: 'picklist' }, 'invalid_format'],
    [{ type: 'max_length' }, 'too_long'],
    [{ type: 'max_length', input: [] }, 'too_many'],
    [{ type: 'min_length' }, 'too_short'],
    [{ type: 'min_length', input: [] }, 'too_few'],
    [{ type: 'integer' }, 'invalid_type'],
    [{ type: 'finite' }, 'invalid_type'],
    [{ type: 'non_empty' }, 'too_short'],
    [{ type: 'min_value' }, 'too_small'],
    [{ type: 'max_value' }, 'too_large'],
    [{ type: 'max_entries' }, 'too_many'],
    [{ type: 'regex' }, 'invalid_format'],
  ])('%j is this', (changes, code) => {
    expect(codeOfRefusal(issue(changes))).toBe(code);
  });
});

describe('the words for a check', () => {
  it.each<[object, string]>([
    [{ type: 'non_empty' }, 'must not be empty'],
    [{ type: 'integer' }, 'must be a whole number'],
    [{ type: 'url' }, 'must be an http or https address without a user name, such as https://example.com'],
    [{ type: 'min_value', requirement: 3 }, 'must be at least 3'],
    [{ type: 'max_value', requirement: 9 }, 'must be at most 9'],
    [{ type: 'min_length', requirement: 1 }, 'must not be empty'],
    [{ type: 'min_length', requirement: 2 }, 'must have at least 2 characters'],
    [{ type: 'min_length', requirement: 2, input: [] }, 'must have at least 2 entries'],
    [{ type: 'max_length', requirement: 5 }, 'must have at most 5 characters'],
    [{ type: 'max_length', requirement: 5, input: [] }, 'must have at most 5 entries'],
    [{ type: 'max_entries', requirement: 50, input: {} }, 'must have at most 50 pairs'],
    [{ type: 'email', message: 'Invalid email: Received "jane"' }, 'is not valid'],
    [{ type: 'check', message: 'a day that is not Invalid ' }, 'must be a day that is not Invalid '],
    [{ kind: 'schema', expected: 'string' }, 'must be text'],
    [{ kind: 'schema', expected: 'number' }, 'must be a number'],
    [{ kind: 'schema', expected: 'boolean' }, 'must be true or false'],
    [{ kind: 'schema', expected: 'Array' }, 'must be a list'],
    [{ kind: 'schema', expected: 'Object' }, 'must be an object'],
    [{ kind: 'schema', expected: '("a" | "b" | "c")' }, 'must be a, b or c'],
    [{ kind: 'schema', expected: '(string | null)' }, 'must be text or null'],
  ])('%j are these', (changes, words) => {
    expect(wordsOfRefusal(issue(changes))).toBe(words);
  });
});
