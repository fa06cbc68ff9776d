/** A scan without identity: each text that its schema has, filled with everything that identifies a person. */
import { describe, expect, it } from 'vitest';
import type { ScanView } from '../../../shared/contracts/scan.ts';
import { evidenceAt } from '../../../shared/fit/verdict.ts';
import { identityRedactor } from '../../../shared/redaction/redact-identity.ts';
import { redactScan } from '../../../shared/redaction/redact-scan.ts';
import document from '../../contract/openapi.json' with { type: 'json' };

interface Schema {
  $ref?: string;
  type?: string | string[];
  anyOf?: Schema[];
  properties?: Record<string, Schema>;
  additionalProperties?: Schema;
  items?: Schema;
  examples?: unknown[];
  pattern?: string;
  format?: string;
  const?: unknown;
  enum?: unknown[];
  'x-extensible-enum'?: unknown[];
}

const person = {
  name: 'Kathrin Großmøller',
  first_name: 'Kathrin',
  last_name: 'Großmøller',
  emails: ['hollerbusch@example.com'],
  phones: [{ raw: '+49 341 5550118', e164: '+493415550118', country_code: 'DE' }],
  profiles: [{ network: 'GitHub', username: 'kzwolm', url: 'https://github.com/kzwolm' }],
  location: {
    raw: 'Quedlinburg',
    city: 'Quedlinburg',
    region: null,
    postal_code: null,
    country_code: null,
  },
};
const marked =
  'Led the Grossmoller practice, wrote for Kathrin and Großmøllers heirs, hollerbusch@example.com, +49 341 5550118, kzwolm, Quedlinburg';
const identity = /gro(?:ß|ss)m(?:ø|o)ller|kathrin|hollerbusch|5550118|kzwolm|quedlinburg/i;

/** Each text that a value has, with the names of the fields that lead to it. */
const textsOf = (value: unknown, path = ''): [string, string][] => {
  if (typeof value === 'string') return [[path, value]];
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([key, one]) =>
    textsOf(one, Array.isArray(value) ? path : `${path}/${key}`),
  );
};

const schemas = document.components.schemas as unknown as Record<string, Schema>;

/** The value of a schema with `text` as each text of no given form. */
function filled(schema: Schema, text: string): unknown {
  const { properties, additionalProperties, items } = schema;
  if (schema.$ref) return filled(schemas[schema.$ref.split('/').at(-1) ?? ''] as Schema, text);
  if (schema.anyOf) return filled(schema.anyOf[0] as Schema, text);
  if (properties)
    return Object.fromEntries(Object.entries(properties).map(([key, one]) => [key, filled(one, text)]));
  if (items) return [filled(items, text)];
  if (additionalProperties) return { [text]: filled(additionalProperties, text) };
  const given = [schema.const, ...(schema.enum ?? []), ...(schema['x-extensible-enum'] ?? [])];
  const isOfForm = schema.pattern || schema.format || given.some((one) => one !== undefined);
  if (isOfForm || ![schema.type].flat().includes('string')) return (schema.examples ?? given)[0] ?? null;
  return text;
}

const scanOf = (text: string) => filled(schemas.Scan as Schema, text) as ScanView;

/** Words of this service or of the job: no reading of the CV puts anything there. */
const ours = [
  '/file/content_type',
  '/file/sha256',
  '/file/language',
  '/extraction/model',
  '/extraction/prompt_version',
  '/extraction/schema_version',
  '/error/message',
  '/fit/rubric_version',
  '/fit/criteria/label',
  '/fit/missing/label',
  '/fit/knockouts/label',
  '/fit/criteria/evidence/path',
  '/fit/criteria/sentences/level',
  '/fit/criteria/sentences/level_asked',
  '/profile/work/id',
  '/profile/work/location/country_code',
  '/profile/skills/type',
  '/profile/languages/code',
  '/profile/review/path',
  '/profile/corrected/path',
  '/summary/language',
  '/summary/generated_by',
  '/summary/gaps/from',
  '/summary/gaps/to',
];

describe('a scan without identity', () => {
  const scan = scanOf(marked);
  const redacted = redactScan(scan, [], identityRedactor([], person));
  const left = textsOf(redacted).filter(([path, text]) => identity.test(`${path} ${text}`));

  it('has no word of the person in any text, and keeps the rest of each', () => {
    expect(textsOf(scan).filter(([, text]) => text === marked).length).toBeGreaterThan(60);
    expect(left.map(([path]) => path).filter((path) => !ours.includes(path))).toEqual([]);
    expect(redacted.profile?.work[0]?.position).toBe(
      'Led the [name] practice, wrote for [name] and [name] heirs, [email], [phone], [link], [address]',
    );
  });

  it('keeps what is of this service or of the job', () => {
    expect([...new Set(left.map(([path]) => path))].sort()).toEqual([...ours].sort());
  });

  it('keeps codes, dates, ids and numbers, also of a person of their names', () => {
    const codes = [
      ...new Set(
        textsOf(scan)
          .map(([, text]) => text)
          .filter((text) => text !== marked),
      ),
    ];
    const named = { ...person, name: codes.join(' ') };
    const before = scanOf('Nurse');
    const after = redactScan(before, [], identityRedactor([], named));
    const changed = Object.fromEntries(textsOf(before).filter(([, text]) => text !== 'Nurse'));
    const stayed = Object.fromEntries(textsOf(after));
    const omitted = /^\/(?:source\/referrer|profile\/(?:.*\/)?url)$|^\/profile\/basics\//;
    expect(
      Object.entries(changed).filter(([path, text]) => stayed[path] !== text && !omitted.test(path)),
    ).toEqual([]);
    expect(Object.keys(changed).length).toBeGreaterThan(30);
  });

  it('has the ending of the file, and no other part of its name', () => {
    const nameOf = (filename: string) =>
      redactScan({ ...scan, file: { ...scan.file, filename } }, [], identityRedactor([], person)).file
        .filename;
    expect(['CV Großmøller.v2.pdf', 'CV', 'cv.Kathrin Großmøller', '.docx', 'a\nb.odt'].map(nameOf)).toEqual([
      '[filename].pdf',
      '[filename]',
      '[filename]',
      '[filename].docx',
      '[filename].odt',
    ]);
  });

  it('has a quote as the line that it is, also where two lines are equal', () => {
    const lines = [
      'Date of birth',
      '12 March 1990',
      'Languages',
      'Turkish',
      'Nationality',
      'Turkish',
      '12 March 1990',
    ];
    const redactor = identityRedactor(lines, person);
    const shown = ([line, text]: [number, string]) => {
      const source = { page: 1, line, quote: text };
      const work = scan.profile?.work.map((post) => ({ ...post, name: text, source })) ?? [];
      const profile = scan.profile && { ...scan.profile, work };
      const [post] = redactScan({ ...scan, profile }, lines, redactor).profile?.work ?? [];
      return [post?.name, post?.source?.quote];
    };
    expect(
      [
        [2, '12 March 1990'],
        [7, '12 March 1990'],
        [4, 'Turkish'],
        [6, 'Turkish'],
      ].map(shown as never),
    ).toEqual([
      ['12 March 1990', '[birth]'],
      ['12 March 1990', '12 March 1990'],
      ['Turkish', 'Turkish'],
      ['Turkish', '[nationality]'],
    ]);
  });

  it.each(['Zwolmeyer', 'Großmøller', '0341 5550118', 'hollerbusch@example.com', '+49 (341) 5550118'])(
    'has no half of %s where a quote was cut',
    (word) => {
      for (let kept = 1; kept <= word.length; kept++) {
        const line = `${'Led a team. '.repeat(40).slice(0, 198 - kept)} ${word} and more words that are long`;
        const evidence = [evidenceAt('work[0]', { quote: line, page: 1 }) as never];
        const fit = scan.fit && {
          ...scan.fit,
          criteria: scan.fit.criteria.map((one) => ({ ...one, evidence })),
        };
        const named = { ...person, last_name: 'Zwolmeyer' };
        const shown = redactScan({ ...scan, fit }, [line], identityRedactor([line], named));
        const quote = shown.fit?.criteria[0]?.evidence[0]?.quote ?? '';
        expect(
          quote.replace(/^(?:Led a team\. )*(?:L?e?d? ?a? ?t?e?a?m?\.?) */u, ''),
          `${kept} letters`,
        ).toMatch(/^(?:\[(?:name|phone|email)\])?…$/u);
      }
    },
  );

  it('is never longer with `neverLonger`, whatever its marks replace', () => {
    const long = scanOf('he; Bo; '.repeat(1000));
    const sizeOf = (one: ScanView) => JSON.stringify(one).length;
    const redactor = identityRedactor([], { ...person, first_name: 'Bo' });
    const texts = { ...long, file: scan.file, source: scan.source };
    expect(sizeOf(redactScan(texts, [], redactor))).toBeGreaterThan(sizeOf(texts));
    expect(sizeOf(redactScan(texts, [], redactor, { neverLonger: true }))).toBeLessThanOrEqual(sizeOf(texts));
  });
});
