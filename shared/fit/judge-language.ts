import { fold } from '../extraction/rules/fold.ts';
import { languageCode } from '../extraction/rules/language-names.ts';
import { evidenceAt, type Judge, sure, unknown, verdictOf } from './verdict.ts';

/** Levels from 1 to 6, as the Common European Framework counts them. */
const cefrRank: Record<string, number> = { a1: 1, a2: 2, b1: 3, b2: 4, c1: 5, c2: 6 };
const fluencyRank = { basic: 2, intermediate: 3, advanced: 4, fluent: 5, native: 6 } as const;
/** What postings say instead of a level; folded. */
const levelWords: [number, RegExp][] = [
  [
    6,
    /native|mother tongue|muttersprach|maternelle|madrelingua|matern[oa]|nativ[oa]|moedertaal|ojczyst|母語/,
  ],
  [5, /fluent|fliessend|verhandlungssicher|courant|fluid[oa]|fluente|vloeiend|biegl|business level|流暢/],
  [4, /advanced|very good|sehr gut|avance|avanzad|avanzat|avancad|gevorderd|zaawansowan|professional/],
  [3, /intermediate|good|gut|intermedia|intermedi|goed|sredniozaawans|conversational/],
  [2, /basic|grundkenntnis|notions|basic[oa]|elementare|podstawow/],
];

/** A language at the level that was asked, by what the CV says of its own. */
export const judgeLanguage: Judge = ({ label, level }, { languages }) => {
  const asked = languageIn(label) ?? languageIn(level ?? '');
  if (!asked) return unknown('The requirement names no language that is known here.');
  if (languages.length === 0) return unknown('The CV lists no languages.');
  const { name, code } = asked;
  const own = languages.find((language) => language.code === code);
  if (!own) return verdictOf(0, sure.near, `The languages of the CV do not include ${name}.`);

  const evidence = [evidenceAt(own.path, own.source)];
  const wanted = rankIn(level ?? '') ?? rankIn(label);
  if (wanted === null) return verdictOf(1, sure.stated, `The CV lists ${name}.`, evidence);
  const reached = own.cefr ? cefrRank[own.cefr.toLowerCase()] : own.fluency && fluencyRank[own.fluency];
  if (!reached) {
    const told = `The CV lists ${name} without a level; ${nameOf(wanted)} was asked.`;
    return verdictOf(0.5, sure.absent, told, evidence);
  }
  const below = wanted - reached;
  const share = below <= 0 ? 1 : below === 1 ? 0.5 : 0;
  const told = `The CV gives ${name} at about ${nameOf(reached)}; ${nameOf(wanted)} was asked.`;
  return verdictOf(share, own.cefr ? sure.stated : sure.mentioned, told, evidence);
};

const nameOf = (rank: number) => Object.keys(cefrRank)[rank - 1]?.toUpperCase() ?? '';

function rankIn(text: string): number | null {
  const folded = fold(text);
  const cefr = /(?<!\p{L})[abc][12](?![\p{L}\d])/u.exec(folded)?.[0];
  if (cefr) return cefrRank[cefr] ?? null;
  return levelWords.find(([, words]) => words.test(folded))?.[0] ?? null;
}

/** The first language that a text names. */
function languageIn(text: string): { name: string; code: string } | null {
  for (const word of text.match(/[\p{L}]+/gu) ?? []) {
    const code = languageCode(word);
    if (code) return { name: word, code };
  }
  return null;
}
