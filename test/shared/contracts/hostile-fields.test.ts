/** What no field takes, whatever its resource: asked of every text, link and instant of every request. */
import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { requestSchema } from '../../../shared/api-document/openapi-schemas.ts';
import type { Route } from '../../../shared/routes/route.ts';
import * as routeTable from '../../../shared/routes/route-table.ts';
import { isWebLink } from '../../../shared/words/web-link.ts';
import {
  actionsOf,
  bodyWith,
  type Field,
  fieldsOf,
  isLink,
  isText,
} from '../../contract/support/fields-of.ts';

type Place = readonly [name: string, field: Field, refused: (value: unknown) => boolean];
/** Where each text of a request is, and whether a value there is refused there. */
const places: Place[] = Object.entries(routeTable as Record<string, Route>).flatMap(([name, route]) => {
  // The handler of a form judges its texts, because a refusal shows the form again: submit-application-form.test.ts.
  const ofBody = route.body && !route.form ? fieldsOf(route.body).filter(isText) : [];
  const inOther = { ...route.params, ...route.query } as v.ObjectEntries;
  const others = fieldsOf(v.object(inOther)).filter((field) => field.path.length === 1 && isText(field));
  return [
    ...ofBody.map((field): Place => [`${name} ${field.path.join('.')}`, field, refusalIn(route.body, field)]),
    ...others.map(
      (field): Place => [
        `${name} ?${field.path}`,
        field,
        (value) => !v.is(inOther[String(field.path)] as v.GenericSchema, value),
      ],
    ),
  ];
});
function refusalIn(body: v.GenericSchema | undefined, field: Field) {
  const place = field.path.join('.');
  return (value: unknown) => {
    const parsed = v.safeParse(body as v.GenericSchema, bodyWith(field, value));
    const at = field.isKey ? place.replace('*', String(value)) : place;
    return parsed.issues?.some((issue) => v.getDotPath(issue) === at) ?? false;
  };
}

/** A text of several lines says so by the control characters that it refuses, which line ends are not among. */
const takesLines = ({ schema }: Field) =>
  actionsOf(schema).some(({ type, requirement }) => type === 'regex' && (requirement as RegExp).test('a\nb'));
/** Its checks know a few texts only, or the file itself is in it. */
const isCursorOrFile = ({ path }: Field) => /^(cursor|content_base64)$/.test(path.at(-1) ?? '');

/** Everything that shows nothing, by its property, and the few signs that have none. */
const invisible = Array.from({ length: 0xe1000 }, (_, code) => code)
  .filter((code) => code < 0xd800 || code > 0xdfff)
  .map((code) => String.fromCodePoint(code))
  .filter((sign) => /[\p{Default_Ignorable_Code_Point}\p{Bidi_Control}\u2800\ufff9-\ufffb]/u.test(sign));
/** One of each run of neighbours. */
const someInvisible = invisible.filter(
  (sign, at) => (sign.codePointAt(0) ?? 0) - (invisible[at - 1]?.codePointAt(0) ?? 0) !== 1 || at % 300 === 0,
);

/** A body with the text at its place, as the schema gives it on. */
function readBack(name: string, field: Field, text: string) {
  const { body } = (routeTable as Record<string, Route>)[name.split(' ')[0] ?? ''] as Route;
  return v.safeParse(body as v.GenericSchema, bodyWith(field, text)).output;
}

const texts = places.filter(([, field]) => !isCursorOrFile(field));
const links = places.filter(([, field]) => isLink(field));

it('looks at every request', () => {
  expect(texts.length).toBeGreaterThan(150);
  expect(links.length).toBeGreaterThan(9);
});

describe('a text', () => {
  it.each(texts)('holds no NUL and no other control character: %s', (_, __, refused) => {
    const control = fc.constantFrom('\u0000', '\u0007', '\u001b', '\u0008', '\u007f');
    const word = fc.string({ unit: fc.constantFrom('a', 'b', '1'), minLength: 1, maxLength: 4 });
    fc.assert(
      fc.property(word, control, word, (before, sign, after) => {
        expect(refused(before + sign + after)).toBe(true);
      }),
      { numRuns: 25 },
    );
  });

  it.each(texts.filter(([, field]) => !takesLines(field)))('of one line is one: %s', (_, __, refused) => {
    for (const end of ['\n', '\r', '\r\n', '\u0085', '\u2028', '\u2029', '\t'])
      for (const text of [`a${end}b`, `${end}ab`, `ab${end}`])
        expect(refused(text), JSON.stringify(text)).toBe(true);
  });

  const lines = texts.filter(([name, field]) => !takesLines(field) && !name.includes('?'));
  it.each(lines)('of one line keeps nothing invisible: %s', (name, field, refused) => {
    for (const sign of someInvisible)
      for (const text of [`a${sign}b`, `https://example.com/a${sign}b`, `kate${sign}@example.com`]) {
        if (refused(text)) continue;
        expect(JSON.stringify(readBack(name, field, text)), JSON.stringify(text)).not.toContain(sign);
      }
  });

  const needsSigns = texts.filter(([, , refused]) => refused(' ') && !refused('a'));
  it.each(needsSigns)('is not of invisible signs alone: %s', (_, __, refused) => {
    for (const sign of someInvisible)
      for (const text of [sign, sign.repeat(3), ` ${sign} `])
        expect(refused(text), JSON.stringify(text)).toBe(true);
  });

  it('of several lines is long, and there are few', () => {
    const names = new Set(texts.filter(([, field]) => takesLines(field)).map(([, { path }]) => path.at(-1)));
    expect([...names].sort()).toEqual([
      ...[
        // A point of a corrected job.
        '0',
        'ai_notice',
        'cover_letter',
        'description',
        'honeypot',
        'note',
        'pair',
        'quote',
        'salary_note',
        'source',
        'summary',
        'text',
        'value',
      ],
    ]);
  });

  it.each(texts.filter(([name]) => !name.includes('?')))('is as long as it says: %s', (_, field, refused) => {
    const known = new Set(['max_length', 'regex', 'check', 'iso_timestamp']);
    const bound = actionsOf(field.schema).filter(({ type }) => known.has(type));
    expect(bound.length, 'something bounds it').toBeGreaterThan(0);
    expect(refused('a'.repeat(300_000))).toBe(true);
  });
});

describe('a link', () => {
  const schemes = [
    'javascript:',
    'data:text/html,',
    'file:///etc/passwd#',
    'vbscript:',
    'blob:',
    'ftp://',
    '',
  ];
  const hosts = ['alert(1)', '//example.com/%0aalert(1)', 'https://example.com'];
  const spelled = fc
    .tuple(fc.constantFrom(...schemes), fc.constantFrom(...hosts), fc.array(fc.boolean(), { maxLength: 12 }))
    .map(([scheme, host, capitals]) => {
      const mixed = [...scheme].map((sign, n) => (capitals[n] ? sign.toUpperCase() : sign)).join('');
      return mixed + host;
    })
    .filter((text) => !/^https?:/i.test(text));
  const broken = fc.constantFrom('\t', '\n', '\r', '\u0000', '\u0001');

  /** Links of our own pages need TLS. */
  const isSecure = (name: string) => / portal\.| return_url$/.test(name);
  const isCalled = ([name, { path }]: (typeof links)[number]) =>
    path.at(-1) === 'url' && !isSecure(name) && !name.startsWith('updateScanProfile ');

  it.each(links.filter((one) => !isCalled(one)))(
    'of another scheme, or with a password, is refused: %s',
    (name, __, refused) => {
      fc.assert(
        fc.property(spelled, (link) => {
          expect(refused(link)).toBe(true);
        }),
      );
      fc.assert(
        fc.property(spelled, broken, fc.nat(12), (link, sign, at) => {
          expect(refused(link.slice(0, at) + sign + link.slice(at))).toBe(true);
        }),
      );
      for (const link of [
        ...['https://jane:secret@example.com/', 'https://jane@example.com', 'https://@example.com'],
        ...['https:example.com', 'https:\\\\example.com', 'https://example.com\\@evil.example', 'https:///x'],
        ...['ja\tvascript:alert(1)', ' javascript:alert(1)', '//example.com', '/x', 'h\nttps://example.com'],
      ])
        expect(refused(link), link).toBe(true);
      for (const link of [
        'https://example.com',
        isSecure(name) ? 'HTTPS://example.com/a?b=c@d#e' : 'HTTP://example.com/a?b=c@d#e',
        ' https://müller.example/ü ',
      ])
        expect(refused(link), link).toBe(false);
      expect(refused('http://example.com/')).toBe(isSecure(name));
    },
  );

  it('is judged by one primitive, and by valibot’s own nowhere', () => {
    const all = Object.values(routeTable as Record<string, Route>).flatMap(({ body, params, query }) =>
      [body, v.object(params), v.object(query)].flatMap((schema) => (schema ? fieldsOf(schema) : [])),
    );
    const judged = all.flatMap(({ schema }) => actionsOf(schema)).filter(({ type }) => type === 'url');
    expect(judged.length).toBeGreaterThan(5);
    for (const { requirement } of judged) expect(requirement).toBe(isWebLink);
  });

  it('that we are to call is judged where we call: webhooks and postings', () => {
    const called = links.filter(isCalled).map(([name]) => name);
    expect(called).toEqual([
      'createJobFromUrl url',
      'createWebhookEndpoint url',
      'updateWebhookEndpoint url',
    ]);
  });
});

describe('the name of a pair', () => {
  const names = texts.filter(([, { isKey }]) => isKey);
  const issuesOf = (name: string, { path }: Field, pairs: [string, string][]) => {
    const { body } = (routeTable as Record<string, Route>)[name.split(' ')[0] ?? ''] as Route;
    const field = { path: path.slice(0, -1), isKey: false } as Field;
    const inGroup = field.path.join('.');
    const sent = bodyWith({ ...field, schema: body as v.GenericSchema, choice: body as v.GenericSchema }, {});
    const group = field.path.slice(0, -1).reduce((at, part) => at[part] as typeof sent, sent);
    group[field.path.at(-1) ?? ''] = Object.fromEntries(pairs);
    const { issues = [], output } = v.safeParse(body as v.GenericSchema, sent);
    const at = issues.map((issue) => v.getDotPath(issue)).filter((place) => place?.startsWith(`${inGroup}.`));
    return { at, output };
  };
  const lost: [string, ...string[]][] = [
    ['a\u200bb', 'ab'],
    ['a\u3164b', 'a\u034fb'],
    ['con\u200bstructor'],
    ['__proto\u2060__'],
    ['prototype\u{e0041}'],
    ['\u200b'],
    ['\u3164\u2800'],
  ];

  it('is in applications, candidates, jobs, scans and webhook endpoints', () =>
    expect(names.length).toBeGreaterThan(8));

  const isCustom = ([name]: (typeof names)[number]) => name.includes('custom_fields');
  it.each(names.filter(isCustom))('has small letters, digits and underscores only: %s', (name, field) => {
    const group = field.path.slice(0, -1).join('.');
    for (const [key] of [...lost, ['a\u200bb'], ['toString'], ['1a']])
      expect(issuesOf(name, field, [[key ?? '', 'x']]).at).toEqual([`${group}.${key}`]);
    expect(issuesOf(name, field, [['a_1', 'x']]).at).toEqual([]);
  });

  it.each(names.filter((one) => !isCustom(one)))(
    'is never lost without an error that names it: %s',
    (name, field) => {
      const group = field.path.slice(0, -1).join('.');
      for (const keys of lost) {
        const { at } = issuesOf(
          name,
          field,
          keys.map((key) => [key, 'x']),
        );
        expect(at, JSON.stringify(keys)).toEqual([`${group}.${keys.at(-1)}`]);
      }
      const { at, output } = issuesOf(name, field, [
        ['می\u200cخواهم', 'x'],
        ['a\u200bb', 'y'],
      ]);
      expect(at).toEqual([]);
      expect(JSON.stringify(output)).toContain('"می\u200cخواهم":"x","ab":"y"');
    },
  );
});

describe('an instant', () => {
  const isInstant = ({ schema }: Field) => actionsOf(schema).some(({ type }) => type === 'iso_timestamp');
  const instants = places.filter(([, field]) => isInstant(field));

  it('is in lists, jobs and replays', () => expect(instants.length).toBeGreaterThan(20));

  it.each(instants)('is of a day that exists: %s', (_, __, refused) => {
    for (const day of ['2026-02-30', '2026-02-29', '2026-04-31', '2026-11-31', '1900-02-29', '2026-00-10'])
      for (const time of ['T00:00:00Z', 'T23:59:59.999+02:00', 'T10:00:00-11:00'])
        expect(refused(day + time), day + time).toBe(true);
    for (const day of ['2026-02-28', '2028-02-29', '2000-02-29'])
      expect(refused(`${day}T00:00:00Z`), day).toBe(false);
  });

  it('is used by every field of that name', () => {
    const named = places.filter(([name]) => /(_at|_after|_before)$|Replay (from|to)$/.test(name));
    expect(named.length).toBeGreaterThan(20);
    for (const [name, field] of named) expect(isInstant(field), name).toBe(true);
  });
});

it('has the definition of a line in its JSON Schema', () => {
  const { properties } = requestSchema(routeTable.createStage.body) as {
    properties: { name: { pattern: string } };
  };
  const shown = new RegExp(properties.name.pattern, 'u');
  for (const text of ['Screening', ' a b ', 'é']) expect(text).toMatch(shown);
  for (const text of ['', '  ', 'a\nb', 'a\u0000', '\u2028a', '\ufeff']) expect(text).not.toMatch(shown);
  // Signs beyond the BMP cannot be in a pattern that engines without the flag read, too.
  for (const sign of invisible.filter(({ length }) => length === 1)) expect(` ${sign}`).not.toMatch(shown);
});
