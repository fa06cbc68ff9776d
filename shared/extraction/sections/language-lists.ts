import { languageCode } from '../../words/language-names.ts';
import { isLevel } from '../../words/level-words.ts';
import { placeScore } from '../../words/places.ts';
import type { Line } from '../document.ts';
import { extractLanguages } from '../skills/languages.ts';
import { sameStyle, styleOf } from './line-style.ts';
import type { Section } from './section.ts';

/** Marks between languages, and not within brackets; after a dash is the level of one: "Inglês – intermediário (4 anos)". */
const betweenItems = /[,;，；、|｜•·／](?![^(（]*[)）])/u;
const longestItem = 60;
const longestTitle = 45;

/** How many languages a line lists, if its items are languages, or most of them: "Français (courant), wolof". */
const languagesIn = (line: Line, leastShare: number): number => {
  if (line.text.length > 200) return 0;
  // A level in a cell, or after a colon, is of the language before it.
  const items = line.text.split(betweenItems).filter((item) => /\p{L}/u.test(item) && !isLevel(item));
  const named = items.filter((text) => text.length <= longestItem && beginsWithLanguage(text));
  return named.length >= items.length * leastShare ? named.length : 0;
};
/** A language alone, or with its level: "Swedish massage" is none. */
const beginsWithLanguage = (text: string) => {
  const [name = ''] = text.trim().split(/\s*[(（:：\t]|\s[–—-]\s/u);
  const words = name.split(/\s+/);
  return (
    languageCode(name) !== null ||
    words.some(
      (_, at) => at > 0 && languageCode(words.slice(0, at).join(' ')) && isLevel(words.slice(at).join(' ')),
    )
  );
};

const describesLevel = ({ text }: Line) =>
  text.length <= longestItem && /^\p{L}[\p{L} ]{2,24}[:：\t(（]/u.test(text);
/** A short line in another style than the list below it. */
const isTitle = (line: Line, below: Line | undefined) =>
  isShortName(line) &&
  below !== undefined &&
  (!sameStyle(styleOf(line), styleOf(below)) || namesLanguages.test(line.text));
const namesLanguages =
  /(?<!\p{L})(?:languages?|langues?|sprachen?|idiomas?|ling(?:ue|uistic\p{L}+)|línguas?|talen|języki|språk)(?!\p{L})|語|语/iu;
const isShortName = ({ text, bullet }: Line) =>
  !bullet && text.length <= longestTitle && /\p{L}{2}/u.test(text) && !/[\d\t,;.:：(（、，]/u.test(text);

const mayHide: ReadonlySet<Section['kind']> = new Set([
  'header',
  'contact',
  'skills',
  'certificates',
  'other',
]);

/** The first and the last line of a list of two or more languages; null if there is none. */
const listIn = ({ kind, lines }: Section): { from: number; to: number } | null => {
  // Skills may be among them: "English, French, Excel".
  const counts = lines.map((line) => languagesIn(line, kind === 'skills' ? 1 : 0.6));
  const from = counts.findIndex((count) => count > 0);
  let to = from;
  let found = 0;
  while (from >= 0 && to < lines.length) {
    const [count = 0, next = 0] = counts.slice(to, to + 2);
    const line = lines[to] as Line;
    if (count === 0 && !isLevel(line.text) && !(describesLevel(line) && next > 0)) break;
    found += count;
    to++;
  }
  return found > 1 ? { from, to } : null;
};

/**
 * "Zo praat ik" over "Nederlands: vloeiend": a list of languages whose heading no list has is a section of its own, in a CV that has no
 * other. The lines after a list that has such a heading are of no known kind.
 */
export const withLanguagesApart = (sections: readonly Section[]): readonly Section[] => {
  if (sections.some(({ kind }) => kind === 'languages')) return sections;
  return sections.flatMap((section): Section[] => {
    const list = mayHide.has(section.kind) ? listIn(section) : null;
    if (!list) return [section];
    const { from, to } = list;
    const found = section.lines.slice(from, to);
    const hasLevels = extractLanguages(found).some(({ fluency }) => fluency !== null);
    const needsLevels = section.kind === 'header' || section.kind === 'other';
    // "English | Deutsch" over a web page, "Italian, Spanish" as interests, "Roma, Italia" below a name
    if (!hasLevels && (needsLevels || found.some(({ text }) => placeScore(text) > 0))) return [section];
    const above = section.lines[from - 1];
    const title = section.kind !== 'header' && above && isTitle(above, found[0]) ? above : null;
    const parts: Section[] = [
      { ...section, lines: section.lines.slice(0, title ? from - 1 : from) },
      { kind: 'languages', title: title?.text ?? null, lines: found },
      { kind: title ? 'other' : section.kind, title: null, lines: section.lines.slice(to) },
    ];
    return parts.filter(({ lines }) => lines.length > 0);
  });
};
