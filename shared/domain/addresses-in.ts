import { comparableEmail } from './contacts.ts';

/** Blanks, brackets, quotation marks and invisible letters, which are around an address in prose. */
const apart = /[\s\p{Ps}\p{Pe}\p{Pi}\p{Pf}\p{Cf}<>,;:"|\\]+/u;
/** The marks at the ends of a word that are of its sentence. */
const isMark = (letter: string | undefined) => letter !== undefined && "'`*.!?…。".includes(letter);
/** The letters of a mailbox: all that one may have, those of nearly all, and ASCII alone, where words have no blank between. */
const mailbox = [
  /[\p{L}\p{M}\p{N}_.!#$%&'*+/=?^`{|}~-]/u,
  /[\p{L}\p{M}\p{N}_.%+-]/u,
  /[\p{L}\p{M}\p{N}.]/u,
  /[\w.%+-]/,
];
/** The letters of a domain, and of one in ASCII. */
const domain = [/[\p{L}\p{M}\p{N}.-]/u, /[a-z\d.-]/i];

/**
 * The e-mail addresses in a text that a person wrote, in the form for comparison. Where it is unclear where an address begins or
 * ends, each reading of it is among them.
 */
export function addressesIn(text: string): string[] {
  const forms = [text, text.normalize('NFKC')];
  const words = [...forms, ...forms.map(withSigns)].flatMap((form) => form.split(apart));
  const found = words.filter((word) => word.includes('@')).flatMap(readingsOf);
  return [...new Set(found.filter(isAddress).map(comparableEmail))];
}

/** The text with the signs of spelled addresses: "jane (at) example (dot) com", "jane @ example.com", "jane at example dot com". */
const withSigns = (text: string): string =>
  text
    .replaceAll(
      / at ([\p{L}\p{N}-]{1,63}(?: dot [\p{L}\p{N}-]{1,63}){1,4})/giu,
      (_, domain: string) => `@${domain.replaceAll(/ dot /gi, '.')}`,
    )
    .replaceAll(/\s?(?:@|[([]at[)\]]|%40)\s?/gi, '@')
    .replaceAll(/\s?[([]dot[)\]]\s?/gi, '.');

function readingsOf(word: string): string[] {
  const readings = [trimmed(word)];
  for (let at = word.indexOf('@'); at !== -1; at = word.indexOf('@', at + 1)) {
    // Of "a@@b.de" the last sign counts.
    if (word[at + 1] === '@') continue;
    const before = mailbox.map((letter) => partBefore(word, at, letter));
    const after = domain.map((letter) => partAfter(word, at, letter));
    for (const one of before) for (const other of after) readings.push(trimmed(`${one}@${other}`));
  }
  return readings;
}

/** The longest part of a word before its `@` with no other letters than these. */
function partBefore(word: string, at: number, letter: RegExp): string {
  while (word[at - 1] === '@') at--;
  let start = at;
  while (letter.test(word[start - 1] ?? '')) start--;
  return word.slice(start, at);
}

/** The longest part after it, to a hyphen that no domain has. */
function partAfter(word: string, at: number, letter: RegExp): string {
  let end = at + 1;
  while (letter.test(word[end] ?? '') && !/^-(?:-|$)/.test(word.slice(end, end + 2))) end++;
  return word.slice(at + 1, end);
}

function trimmed(word: string): string {
  let [start, end] = [0, word.length];
  while (start < end && isMark(word[start])) start++;
  while (end > start && isMark(word[end - 1])) end--;
  return word.slice(start, end);
}

function isAddress(word: string): boolean {
  const [mailbox, domain, ...others] = word.split('@');
  return Boolean(mailbox) && Boolean(domain?.includes('.')) && others.length === 0 && word.length <= 254;
}
