import fc from 'fast-check';
import * as v from 'valibot';
import { type Profile, profileSchema } from '../../../../shared/contracts/profile.ts';

type Schema = v.GenericSchema & {
  type: string;
  wrapped?: Schema;
  item?: Schema;
  entries?: Record<string, Schema>;
  options?: string[];
  pipe?: (Schema & { requirement?: unknown })[];
};

const hardTexts = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 20 }),
  fc.constantFrom(
    '',
    ' ',
    'https://',
    'https://exa mple.com',
    'HTTPS://Example.com/é',
    'https://a.b/%zz',
    'mailto:a@b.c',
    'www.example.com',
    'https://github.com/jane',
    'https://[::1]/',
    'https://x#a#b',
    'jane@example.com',
    'jane@',
    '@',
    'Jane <jane@example.com>',
    'jöhn@exämple.de',
    'a..b@example.com',
    '😀',
    '\u0000',
  ),
  fc.webUrl(),
  fc.emailAddress(),
);
const year = fc.integer({ min: 0, max: 9999 }).map((number) => String(number).padStart(4, '0'));
const twoDigits = (most: number) =>
  fc.integer({ min: 1, max: most }).map((number) => String(number).padStart(2, '0'));
const partialDates = fc.oneof(
  year,
  fc.tuple(year, twoDigits(12)).map((parts) => parts.join('-')),
  fc.tuple(year, twoDigits(12), twoDigits(31)).map((parts) => parts.join('-')),
);
const instants = fc.constant('2026-03-02T09:30:00.000Z');

/** Whatever the schema lets through, hard texts first. */
function valuesOf(schema: Schema): fc.Arbitrary<unknown> {
  switch (schema.type) {
    case 'nullable':
      return fc.option(valuesOf(schema.wrapped as Schema), { nil: null });
    case 'array':
      return fc.array(valuesOf(schema.item as Schema), { maxLength: 3 });
    case 'object':
      return fc.record(
        Object.fromEntries(
          Object.entries(schema.entries ?? {}).map(([name, field]) => [name, valuesOf(field)]),
        ),
      );
    case 'picklist':
      return fc.constantFrom(...(schema.options ?? []));
    case 'boolean':
      return fc.boolean();
    case 'number':
      return fc.integer({ min: 1, max: 1 });
    case 'string':
      if (schema.pipe?.some(({ type }) => type === 'iso_timestamp')) return instants;
      return schema.pipe?.some(({ requirement }) => requirement instanceof RegExp) ? partialDates : hardTexts;
    default:
      throw new Error(`no values for ${schema.type}`);
  }
}

/** Any profile that the contract allows. */
export const anyProfile = valuesOf(profileSchema as unknown as Schema).map((value) =>
  v.parse(profileSchema, value),
) as fc.Arbitrary<Profile>;
