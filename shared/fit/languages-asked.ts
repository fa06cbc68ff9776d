import { fold } from '../words/fold.ts';
import { languageCode } from '../words/language-names.ts';
import { withoutOptionalParts } from './optional-parts.ts';
import { eitherOr } from './requirement-words.ts';

/** Levels from 1 to 6, as in the Common European Framework. */
export const cefrRank: Record<string, number> = { a1: 1, a2: 2, b1: 3, b2: 4, c1: 5, c2: 6 };
/** Words that postings use instead of a level; folded. */
const levelWords: [number, RegExp][] = [
  [
    6,
    /native|mother tongue|muttersprach|maternelle|madrelingua|matern[oa]|nativ[oa]|moedertaal|ojczyst|母語/,
  ],
  [5, /fluent|fliessend|verhandlungssicher|courant|fluid[oa]|fluente|vloeiend|biegl|business level|流暢/],
  [
    4,
    /advanced|very good|sehr gut|avance|avanzad|avanzat|avancad|gevorderd|(?<!srednio)zaawansowan|professional/,
  ],
  [3, /intermedi|good|gut|goed|sredniozaawans|conversational/],
  [2, /basic|grundkenntnis|notions|elementare|podstawow/],
];

export function rankIn(text: string): number | null {
  const folded = fold(text);
  const cefr = /(?<!\p{L})[abc][12](?![\p{L}\d])/u.exec(folded)?.[0];
  if (cefr) return cefrRank[cefr] ?? null;
  return levelWords.find(([, words]) => words.test(folded))?.[0] ?? null;
}

interface Language {
  name: string;
  code: string;
}
export interface AskedLanguage extends Language {
  rank: number | null;
}

/** The text between two commas or "and"s. */
interface Part {
  languages: Language[];
  rank: number | null;
  /** Whether the level precedes the language: "Fluent English", not "English, fluent". */
  isRankFirst: boolean;
  /** The index of the group between two "and"s that it belongs to. */
  chunk: number;
}

const and = /\s(?:and|und|et|y|e|i|&)\s/u;
const oneOf =
  /(?<!\p{L})(?:one of|eine[rs]? (?:von|der)|l'une? des|una? delle|uma? das|een van|jeden z)(?!\p{L})/iu;

/** The languages that a text requires, each with its level. One of each group suffices. */
export function languagesAsked(text: string): AskedLanguage[][] {
  const needed = withoutOptionalParts(text, (part) => languagesIn(part).length > 0);
  const chunks = withoutDutchWords(needed).split(and);
  const parts = chunks.flatMap((chunk, at) =>
    chunk
      .split(eitherOr)
      .flatMap((piece) => piece.split(/\s*[,;、・]\s*/))
      .map((piece) => partOf(piece, at)),
  );
  const asked = parts.flatMap((part, at) => {
    const rank = part.rank ?? rankBeside(parts, at);
    return part.languages.map((language) => ({ ...language, rank, chunk: part.chunk }));
  });
  if (oneOf.test(needed)) return asked.length > 0 ? [asked] : [];
  return chunks.flatMap((chunk, at) => {
    const own = asked.filter((language) => language.chunk === at);
    const hasOr = eitherOr.test(` ${chunk} `);
    if (!hasOr || own.length === 0) return own.map((language) => [language]);
    // "Muttersprache oder C1"
    const others = parts.filter((part) => part.chunk === at && part.languages.length === 0);
    const ranks = others.flatMap(({ rank }) => rank ?? []);
    return [own.map((one) => ({ ...one, rank: one.rank && Math.min(one.rank, ...ranks) }))];
  });
}

/** Between languages, "en" and "of" are Dutch; elsewhere they are Spanish, French and English. */
const withoutDutchWords = (text: string) =>
  text.replace(
    /(?<!\p{L})(\p{L}+)(\s[abc][12])?\s(en|of)\s(?=(\p{L}+))/giu,
    (whole, name: string, level = '', word: string, next: string) =>
      languageCode(name) && languageCode(next)
        ? `${name}${level} ${word.toLowerCase() === 'en' ? 'and' : 'or'} `
        : whole,
  );

/** "Able to polish" and "Latin American" name no language. */
const noLanguage = /(?<!\p{L})(?:polish(?!\p{L})|[Ll]atin(?=[ -][Aa]meric))/gu;

/** The rest of a text without the names of languages. */
export const besideLanguages = (text: string): string =>
  languagesIn(text).reduce((rest, { name }) => rest.replace(name, ' '), text);

function languagesIn(text: string) {
  const words = text.replace(noLanguage, (word) => '-'.repeat(word.length)).matchAll(/\p{L}+/gu);
  return [...words].flatMap(({ 0: name, index }) => {
    const code = languageCode(name) ?? languageCode(name.replace(/(?:sprach)?kenntnis.*/u, ''));
    return code ? [{ name, code, index }] : [];
  });
}

function partOf(text: string, chunk: number): Part {
  const found = languagesIn(text);
  const isRankFirst = rankIn(text.slice(0, found[0]?.index)) !== null;
  return {
    languages: found.map(({ name, code }) => ({ name, code })),
    rank: rankIn(text),
    isRankFirst,
    chunk,
  };
}

/**
 * A level also applies to the next language in "fluent English and German", and to the previous one in "English,
 * German: fluent".
 */
function rankBeside(parts: Part[], at: number): number | null {
  const before = parts.slice(0, at);
  const earlier = before.findLast(({ rank }) => rank !== null);
  const isAlone = before.every(({ languages }) => languages.length === 0);
  if (earlier?.isRankFirst && (earlier.languages.length > 0 || isAlone)) return earlier.rank;
  const later = parts.slice(at + 1).find(({ rank }) => rank !== null);
  return later && (later.languages.length === 0 || !later.isRankFirst) ? later.rank : null;
}
