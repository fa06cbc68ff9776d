import * as v from 'valibot';
import { enumerate } from './enumerate.ts';
import { type IdKind, idPattern, idPrefixes, shownAs } from './primitives.ts';

/** The values that a filter takes at most. */
const maxValues = 20;

const split = (text: string) => [...new Set(text.split(',').map((value) => value.trim()))];

/** Several values of one form, with commas; an item matches one of them. */
/* @__NO_SIDE_EFFECTS__ */
function several<Value extends string>(form: string, words: string, most = maxValues) {
  return v.optional(
    v.pipe(
      v.string(),
      v.regex(new RegExp(`^(?:${form})(?:,(?:${form}))*$`), words),
      v.transform((text) => split(text) as Value[]),
      v.maxLength(most),
    ),
  );
}

/** The value of a filter that has only one, for its index. */
export const onlyOne = <Value>(values: readonly Value[] | undefined): Value | undefined =>
  values?.length === 1 ? values[0] : undefined;

/** One or several of a closed list of words. */
/* @__NO_SIDE_EFFECTS__ */
export const severalWords = <const Word extends string>(known: readonly Word[], { most = maxValues } = {}) =>
  several<Word>(known.join('|'), `one or several of ${enumerate(known, 'and')}, with commas`, most);

/** One or several ids of a kind. */
/* @__NO_SIDE_EFFECTS__ */
export const severalIds = (kind: IdKind) =>
  several(
    idPattern(kind).source.slice(1, -1),
    `one or several ids such as ${idPrefixes[kind]}_…, with commas`,
  );

/** One or several country codes. */
export const severalCountries = several('[A-Z]{2}', 'one or several ISO 3166 alpha-2 codes, with commas');

/** One or several texts, each of which the schema accepts. */
/* @__NO_SIDE_EFFECTS__ */
export const severalTexts = (one: v.GenericSchema<string, string>, maxLength: number) =>
  v.optional(
    v.pipe(
      v.string(),
      v.minLength(1),
      v.check(
        (given) => given.split(',').every((value) => v.is(one, value)),
        'one or several texts, with commas',
      ),
      shownAs({ minLength: 1, pattern: `^[^,]{1,${maxLength}}(,[^,]{1,${maxLength}})*$` }),
      v.transform(split),
      v.maxLength(maxValues),
    ),
  );
