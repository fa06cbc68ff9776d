import { formsOfAddress } from '../words/forms-of-address.ts';
import { labelAlone, withoutLabelled } from '../words/personal-labels.ts';
import { knownPhones, withoutContact } from './contact-patterns.ts';
import type { Identity } from './known-words.ts';
import { nameInHead } from './name-in-head.ts';
import { wordRedactor } from './redact-words.ts';

export interface IdentityRedactor {
  /** The lines of the CV, each still a line: a label alone in a line names the next one. */
  lines: readonly string[];
  /** Another text of the CV. */
  text: (text: string) => string;
}

/**
 * Removes a person's identity from the lines and the texts of a CV, with a mark for each removed text. Name, contact data and address are
 * removed everywhere, also inside an employer's name; birth, gender, nationality and marital status where they are labelled or alone.
 * Indirect hints, such as a school or the grammatical gender of a title, stay. `read` is the person as the CV was read; `others` are the
 * same person as known elsewhere.
 */
export function identityRedactor(
  lines: readonly string[],
  read: Identity,
  ...others: readonly Identity[]
): IdentityRedactor {
  const head = read.name === null ? nameInHead(lines) : null;
  const known = [read, ...others, ...(head === null ? [] : [{ ...read, name: head }])];
  const phones = knownPhones(known);
  const { inPlainLetters, withoutPlaces, withoutWords } = wordRedactor(known);
  const withoutIdentity = (line: string) =>
    withoutForms(withoutWords(withoutContact(withoutPlaces(withoutLabelled(line)), phones)));
  let labelled: string | null = null;
  const first = lines.findIndex((line) => line.trim() !== '');
  return {
    lines: lines.map((written, at) => {
      const line = inPlainLetters(written);
      const before = labelled;
      labelled = labelAlone(line);
      if (labelled) return labelled;
      if (before && line.length <= longestLabelled) return before;
      const isHead = at === first && read.name === null && (head !== null || looksLikeName(line));
      return isHead ? '[name]' : withoutIdentity(line);
    }),
    text: (text) => withoutIdentity(inPlainLetters(withoutCutEnd(text))),
  };
}

/** The last word or number of a text that was cut may be half of a name, of an address or of a number. */
const withoutCutEnd = (text: string) => text.replace(/(?:[+(]?\d[\d\s().\-/–]{0,30}|[^\s…]{1,200})…$/u, '…');

/** A longer line below a label is not its value. */
const longestLabelled = 60;
/** If no name was found, a first line of a few words without a digit may be one. */
const looksLikeName = (line: string) => line.split(/\s+/).length <= 5 && !/\d|@/.test(line);

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
