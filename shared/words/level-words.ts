import { anyOf } from './any-of.ts';
import { fold } from './fold.ts';
import { advancedWords, basicWords, fluentWords, intermediateWords, nativeWords } from './language-levels.ts';
import type { SectionWords } from './languages/language-words.ts';
import { sections } from './languages/more-languages.ts';
import { wordsPattern } from './languages/words-pattern.ts';
import { skillLevels } from './skill-levels.ts';

type Fluency = keyof SectionWords['fluency'];

const patternOf = (words: string, japanese: string, level: Fluency) =>
  new RegExp(
    `\\b(?:${words})\\b|${japanese}|${wordsPattern(sections, ({ fluency }) => fluency[level]).source}`,
    'u',
  );

/** How well a language is spoken, best first, on folded text. */
export const fluencies: readonly (readonly [Fluency, RegExp])[] = [
  ['native', patternOf(nativeWords, '母語|母国語|ネイティブ', 'native')],
  ['fluent', patternOf(fluentWords, '流暢', 'fluent')],
  ['advanced', patternOf(advancedWords, 'ビジネス|上級', 'advanced')],
  ['intermediate', patternOf(intermediateWords, '日常会話|中級', 'intermediate')],
  ['basic', patternOf(basicWords, '初級|基礎', 'basic')],
];

/** Words next to a level that name no level. */
const nouns = anyOf`
  level|speaker|proficiency|user|knowledge|kenntnisse|anwender(?:in)?|niveau|nivel|livello|poziom|niva|taso|uroven|szint|seviye|duzey
  уровень|рівень|επιπεδο|水平|程度|级|級|レベル|수준
`;
/** Words between two levels: "in Wort und Schrift". */
const conjunctions = 'and|und|et|y|e|en|i|och|og|a|in|to';
const measured = /\b(?:[abc][12]|\d{1,3}\s?%|\d{1,2}\s?\/\s?\d{1,2})(?!\p{L})/gu;
const wordsOfLevels = [
  ...fluencies.map(([, pattern]) => pattern.source),
  `(?<!\\p{L})(?:${skillLevels})(?!\\p{L})`,
].map((source) => new RegExp(source, 'gu'));
const besideLevels = new RegExp(`(?<!\\p{L})(?:${nouns}|${conjunctions})(?!\\p{L})`, 'gu');

/** "fluent", "C1", "sehr gut", "80 %": a level of a language or of a skill, and nothing that is done. */
export const isLevel = (text: string): boolean => {
  const folded = fold(text).trim();
  if (folded === '' || folded.length > 40) return false;
  const rest = wordsOfLevels.reduce(
    (left, pattern) => left.replace(pattern, ' '),
    folded.replace(measured, ' '),
  );
  // "Level 3" is a step of a qualification.
  return rest.trim() !== folded && !/[\p{L}\d]/u.test(rest.replace(besideLevels, ' '));
};

/** The same for skills: "C1" is a class of a licence there, and "Professional" a grade of a certificate. */
export const isLevelOfSkill = (text: string): boolean =>
  isLevel(text) && !/^(?:[abc][12]|professional|business)$/iu.test(text.replace(/[^\p{L}\d]/gu, ''));
