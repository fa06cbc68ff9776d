import { findDegree } from '../../words/degree-words.ts';
import { degreeLetters, honorifics, nameParticles, professionalLetters } from '../../words/name-words.ts';
import { titleScore } from '../../words/role-words.ts';

const titles = new RegExp(`^(?:(?:${honorifics})\\.?\\s+)+`, 'iu');
const letters = new RegExp(`(?:,\\s*|\\s+)(?:${degreeLetters})\\.?(?:\\s*\\([\\p{L}. ]{1,12}\\))?$`, 'iu');
const pronouns =
  /\s*[([](?:he|she|they|er|sie|il|elle|él|ella|ele|ela|lui|lei|hij|zij|on|ona)\/[\p{L}/]+[)\]]$/iu;
/**
 * "Anna Weber, geb. Vogt", "Claire Roy née Petit", "Ελένη Μαυρίδου του Ιωάννη": the birth name or the father's is removed together
 * with its separator.
 */
const bornAs = /[\s,(]+(?:geb(?:oren)?\.?(?:\s.*|$)|(?:n[ée]e?|nata|nacida|z domu|born|του)\s.*)/iu;
/** Letters of a qualification that a name in ordinary letters carries: "RGN", "FRCS", "CEng". */
const initials = new RegExp(
  [
    '(?:\\s*,\\s*|\\s+)(?:(?!NG$)[B-DF-HJ-NP-TV-XZ]{2,6}',
    '[A-Z][A-Z]+[a-z]?(?:\\([A-Z]\\))',
    '[BMC][A-Z]?[A-Z][a-z]{1,3}',
    `(?:${professionalLetters})(?:-[A-Z]{1,3})?)(?:\\s*\\([A-Za-z]{2,6}\\.?\\))?$`,
  ].join('|'),
  'u',
);
/** After a comma any word with two capitals is one: "FRHistS". */
const behindComma = /\s*,\s*(?:\p{Lu}\p{Ll}{0,4}\.?){2,}$/u;
const withoutInitials = (text: string): string => {
  const shorter = text.replace(behindComma, '').replace(initials, '');
  return shorter !== text && /\p{Lu}\p{Ll}.*\s\S*\p{Ll}/u.test(shorter)
    ? withoutInitials(shorter.replace(/[\s,]+$/, ''))
    : text;
};
/** The reading of a Japanese name, which follows it. */
const kana = /\s*[（(](?:[\p{Script=Hiragana}\p{Script=Katakana}\s　ー・]+|(?<=[（])[A-Z\s]+)[）)]$/u;
const particles = new Set(nameParticles.split('|'));

/** A name without the degrees, pronouns and readings that follow it: they are written with names and are no part of them. */
export const withoutTail = (text: string) => {
  const plain = text.replace(pronouns, '').replace(kana, '').replace(bornAs, '');
  // "BSc Computer Science" is no name with letters after it.
  const comma = plain.indexOf(',');
  const bare = comma > 0 && findDegree(plain.slice(comma)) ? plain.slice(0, comma).trimEnd() : plain;
  return withoutInitials(bare).replace(letters, '');
};

/** The bare name: also without "Dr." or "Herr" before it. */
export const bareName = (text: string) => withoutTail(text.replace(titles, '')).trim();

/**
 * "Jan de Vries Backend Developer": the name before a role without a separator. Of several ends, the one that the
 * e-mail address confirms, by `overlap` of the text before it; the whole text if none is confirmed.
 */
export const withoutRole = (text: string, overlap: (name: string) => number): string => {
  const words = text.split(/\s+/);
  if (words.length < 4 || titleScore(text) === 0) return text;
  const ends = words.flatMap((_, end) => {
    const name = words.slice(0, end);
    const isWhole = end >= 2 && !particles.has(name.at(-1) ?? '') && titleScore(name.join(' ')) === 0;
    return isWhole && titleScore(words.slice(end).join(' ')) >= 1 ? [name.join(' ')] : [];
  });
  const hits = (name: string) => overlap(name) * name.split(/\s+/).length;
  const best = ends.sort((a, b) => hits(b) - hits(a) || a.length - b.length)[0];
  return best && overlap(best) >= 0.5 ? best : text;
};

/** "Ing. Korbinian Gruber", "MTRA. GUADALUPE ZEPEDA": a degree before the name. "Dr." stays. */
const degreeBefore =
  /^(?:(?:Ing|Lic|Mtr[ao]|Mag|Arq|Profr?a?|Dipl\.-Ing|Drs|Ir)\.\s(?:\(FH\)\s)?|(?:(?:Avv|Geom|Rag)\.|Dott\.(?:ssa)?)\s(?=\p{Lu}\S+\s\S))+(?=\p{Lu})/iu;
/** "Mme Claire Roy", "Herr Jan Weber" */
const formOfAddress = new RegExp(
  [
    '^(?:mr|mrs|ms|mx|miss|herrn?|frau|mme|mlle|madame|monsieur|signora?|mevrouw',
    "(?:sra?|srta|sig|sig\\.ra|dhr|mevr)(?=\\.))\\.?\\s+(?=\\p{Lu}[\\p{L}'’-]+\\s+\\p{Lu})",
  ].join('|'),
  'iu',
);
/** A name without a degree or a form of address before it. */
export const withoutAddress = (text: string) => text.replace(degreeBefore, '').replace(formOfAddress, '');
