import type { Profile } from '../../contracts/profile.ts';
import { fold, phrases, squash } from '../../words/fold.ts';
import { languageCode } from '../../words/language-names.ts';
import { levelsBehindDash, levelsInBrackets, skillGroupNames } from '../../words/skill-levels.ts';
import { knownSkill, runOfSkills, skillsInSentence } from '../../words/skill-lexicon.ts';
import type { Line } from '../document.ts';
import { cite } from './cite.ts';
import { isLanguageItem } from './languages.ts';
import { isLabelLine, joinWrapped, levels, separators } from './skill-groups.ts';

type Skill = Profile['skills'][number];

const rating =
  /^(?:[★☆●○◦•⬤■□▪\s]+|\d{1,3}\s?%|\d{1,2}\s?\/\s?\d{1,2}|\d+\+?\s?(?:years?|yrs?|jahre|ans|anos|anni|jaar|lat)\.?|\(?\d{1,2}\)?)$/iu;
const levelTail = new RegExp(
  `\\s*(?:[([]\\s*(?:${levelsInBrackets})[^)\\]]*[)\\]]|[–—:-]\\s*(?:${levelsBehindDash}))\\s*$`,
  'i',
);

/** "●●●●○": a rating, not four separators. */
const dots = /\s*[●○★☆◦⬤■□▪◉◯]{3,}/gu;
/** "(8 years)" after a skill. */
const yearsInBrackets =
  /\s*[([]\s*\d{1,2}\+?\s?(?:years?|yrs?|y|jahre?n?|ans|a[nñ]os|anni|anos|jaar|lat|år|年|년)\.?\s*[)\]]$/iu;

/** Commas and dots part skills, but not inside brackets. */
const splitList = (whole: string): string[] => {
  // "tasting – pruning – certification": a line of nothing but dashes between.
  const dashes = whole.match(/\s[–—]\s/gu) ?? [];
  const text = dashes.length > 1 && !/[,;|•]/.test(whole) ? whole.replace(/\s[–—]\s/gu, ', ') : whole;
  const items: string[] = [];
  let depth = 0;
  let item = '';
  const letters = [...text];
  for (const [i, letter] of letters.entries()) {
    if ('([（'.includes(letter)) depth++;
    if (')]）'.includes(letter)) depth = Math.max(0, depth - 1);
    const between =
      (/[,;•·●▪◆♦✦❖|、，\t]/.test(letter) ||
        (letter === '/' && /\s/.test(letters[i - 1] ?? '') && /\s/.test(letters[i + 1] ?? ''))) &&
      !(letter === ',' && /\d/.test(letters[i - 1] ?? '') && /\d/.test(letters[i + 1] ?? ''));
    if (depth === 0 && between) {
      items.push(item);
      item = '';
    } else item += letter;
  }
  return [...items, item];
};

const clean = (item: string) =>
  item
    .replace(yearsInBrackets, '')
    .replace(levelTail, '')
    // A second label on the line: "CAD: Creo; Analysis: ANSYS".
    .replace(/^[\p{L}\s&/]{2,30}:\s+(?=\S)/u, '')
    .replace(/^[\s–—*•·:+-]+(?=\S)|[\s.;:–—-]+$/gu, '')
    .replace(/^(?:and|und|et|y|e|en|i)\s/i, '')
    .trim();

/** Cells of a grid that only head the cells below them. */
const groupNames = phrases(skillGroupNames);

/** "Excel avanzado": a level after a known name is no part of it. */
const withoutLevel = (name: string) => {
  const words = name.split(/\s+/);
  for (let size = Math.min(2, words.length - 1); size >= 1; size--) {
    const head = words.slice(0, -size).join(' ');
    if (levels.has(fold(words.slice(-size).join(' '))) && knownSkill(head)) return head;
  }
  return name;
};

const isSkill = (text: string) =>
  text.length >= 1 &&
  text.length <= 60 &&
  text.split(/\s+/).length <= 7 &&
  /[\p{L}]/u.test(text) &&
  !levels.has(fold(text)) &&
  !rating.test(text) &&
  !/@|https?:/.test(text) &&
  !onRequest.test(fold(text));

/** "References available upon request" closes many a last section. */
const onRequest =
  /(?:(?:up)?on request|by request|auf (?:wunsch|anfrage)|sur demande|(?:a|bajo) (?:solicitud|peticion)|su richiesta|op aanvraag|na zyczenie)$/u;

/** How two skills are held equal. */
export const skillKey = (name: string) => squash(name) || fold(name);

/** Skills of the given lines with the line of each; labels, levels and ratings are left out. Equal names are merged. */
export const extractSkills = (lines: readonly Line[]): Skill[] => {
  const skills = new Map<string, Skill>();
  const listing = lines.some((line) => separators.test(line.text));
  const kept = lines.filter((_, i) => !isLabelLine(lines.slice(i, i + 3), listing));
  if (kept.length === 0) return [];
  for (const { text: whole, line, label } of joinWrapped(kept)) {
    const text = whole.replace(dots, '');
    if (
      label &&
      /^(?:languages?|sprachen|langues|idiomas|lingue|talen|jezyki|języki)$/i.test(label) &&
      splitList(text).some((item) => languageCode(item.split(/[\s(]/)[0] ?? ''))
    )
      continue;
    for (const item of splitList(text)) {
      if (isLanguageItem(item)) continue;
      const written = withoutLevel(clean(item));
      const names = isSkill(written)
        ? groupNames.has(fold(written))
          ? []
          : runOfSkills(written)
        : skillsInSentence(item);
      for (const name of names) {
        const inLexicon = knownSkill(name);
        const normalized = inLexicon?.name ?? name;
        const known = skills.get(skillKey(normalized));
        if (known) known.sources.push(cite(line));
        else
          skills.set(skillKey(normalized), {
            name,
            normalized,
            type: inLexicon?.type ?? null,
            sources: [cite(line)],
          });
      }
    }
  }
  return [...skills.values()];
};
