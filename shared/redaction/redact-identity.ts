import type { Profile } from '../contracts/profile.ts';
import { fold } from '../words/fold.ts';
import { formsOfAddress } from '../words/forms-of-address.ts';
import { labelAlone, withoutLabelled } from '../words/personal-labels.ts';
import { knownPhones, withoutContact } from './contact-patterns.ts';
import {
  gaplessWords,
  knownPlaces,
  knownWords,
  type Mark,
  namesWithin,
  ordinaryNames,
  particles,
} from './known-words.ts';
import { inLatin, inPlainForms, spacedOut, stemOf } from './odd-spellings.ts';

/**
 * The lines of a CV without the person's identity. Each stays a line, with a mark for each removed text. Name, contact
 * data and address are removed everywhere, also inside an employer's name; birth, gender, nationality and marital
 * status where they are labelled or alone. Indirect hints, such as a school or the grammatical gender of a title, stay.
 */
export function redactIdentity(lines: readonly string[], profile: Profile): string[] {
  const words = knownWords(profile);
  const phones = knownPhones(profile);
  const gapless = gaplessWords(words);
  const holdsName = namesWithin(profile, words);
  const capitalNames = ordinaryNames(profile);
  const isName = (word: string) => holdsName(word) || (/^\p{Lu}/u.test(word) && capitalNames.has(fold(word)));
  const isInflected = (word: string) => {
    const stem = fold(stemOf(word) ?? '');
    return stem.length >= 4 && words.get(stem) === 'name';
  };
  const markOf = (written: string) => {
    const word = inLatin(written) ?? written;
    return words.get(fold(word)) ?? (isName(word) || isInflected(word) ? 'name' : undefined);
  };
  const places = knownPlaces(profile);
  let labelled: string | null = null;
  return lines.map((written, at) => {
    const line = inPlainForms(written).replace(spacedOut, (letters) =>
      markOf(letters.replaceAll(' ', '')) === 'name' ? '[name]' : letters,
    );
    const before = labelled;
    labelled = labelAlone(line);
    if (labelled) return labelled;
    if (before && line.length <= longestLabelled) return before;
    if (at === 0 && profile.basics.name === null && looksLikeName(line)) return '[name]';
    const placeless = places.reduce(
      (text, place) => text.replaceAll(place, '[address]'),
      withoutLabelled(line),
    );
    const anonymous = withoutWords(withoutContact(placeless, phones), markOf, gapless);
    return withoutForms(anonymous);
  });
}

/** A longer line below a label is not its value. */
const longestLabelled = 60;
/** If no name was found, a first line of a few words without a digit may be one. */
const looksLikeName = (line: string) => line.split(/\s+/).length <= 5 && !/\d|@/.test(line);

function withoutWords(
  line: string,
  markOf: (word: string) => Mark | undefined,
  gapless: readonly (readonly [string, Mark])[],
): string {
  let text = line.replace(/\[[a-z_]+\]|[\p{L}\p{M}\p{N}]+/gu, (word) => {
    const mark = word.startsWith('[') ? undefined : markOf(word);
    return mark ? `[${mark}]` : word;
  });
  for (const [word, mark] of gapless) text = text.replaceAll(word, `[${mark}]`);
  return joined(text);
}

const repeated = (mark: Mark) =>
  new RegExp(`\\[${mark}\\](?:[\\s.,'’_-]{0,3}(?:(?:${particles})[\\s.]{1,2}){0,3}\\[${mark}\\])+`, 'giu');
const runs = (['name', 'link', 'address'] as const).map((mark) => [repeated(mark), `[${mark}]`] as const);

/** Consecutive marks of the same kind are joined, with the initials before and between them. */
const joined = (text: string) =>
  runs.reduce(
    (rest, [run, mark]) => rest.replace(run, mark),
    text.replace(/(?<!\p{L})(?:\p{Lu}\.\s?){1,3}(?=\[name\])|(?<=\[name\]\s)\p{Lu}\.(?=\s\[name\])/gu, ''),
  );

const forms: [RegExp, string][] = [
  [new RegExp(`(?<!\\p{L})(?:${formsOfAddress})\\.?(?=\\s(?:\\[name\\]|\\p{Lu}))`, 'gu'), '[title]'],
  // These are also other words ("Sr. Developer"), but not before a name.
  [/(?<!\p{L})(?:Sr|Sig|M|Pan|Dhr|De heer)\.?(?=\s\[name\])/gu, '[title]'],
  [
    /(?<!\p{L})(?:he|she|they)\s?\/\s?(?:him|her|hers|his|them)(?:\s?\/\s?(?:his|hers|theirs))?(?!\p{L})/giu,
    '[pronoun]',
  ],
  [/(?<!\p{L})(?:he|she|him|her|his|hers|himself|herself)(?!\p{L})/giu, '[pronoun]'],
];

const withoutForms = (line: string) =>
  forms.reduce((text, [pattern, mark]) => text.replace(pattern, mark), line);
