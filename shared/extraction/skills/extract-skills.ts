import type { Profile } from '../../contracts/profile.ts';
import { findDates, withoutDates } from '../../words/dates.ts';
import { namesDrivingLicence } from '../../words/driving-licence.ts';
import { fold, phrases, squash } from '../../words/fold.ts';
import { languageCode } from '../../words/language-names.ts';
import { onRequest } from '../../words/on-request.ts';
import { sectionOf } from '../../words/section-titles.ts';
import { levelsBehindDash, levelsInBrackets, skillGroupNames } from '../../words/skill-levels.ts';
import { knownSkill, runOfSkills, skillsInSentence } from '../../words/skill-lexicon.ts';
import { cite } from '../cite.ts';
import { anyHolds, inTurn } from '../decisions.ts';
import type { Line } from '../document.ts';
import { isLanguageItem } from './languages.ts';
import { isLabelLine, isTableHead, joinWrapped, levels, separators, yearsAlone } from './skill-groups.ts';

type Skill = Profile['skills'][number];

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
      ((letter === '・' && /[\s　]/.test(`${letters[i - 1]}${letters[i + 1]}`)) ||
        /[,;；•·●▪◆♦✦❖|、，／\t]/.test(letter) ||
        (letter === '/' && /\s/.test(letters[i - 1] ?? '') && /\s/.test(letters[i + 1] ?? ''))) &&
      !(letter === ',' && /\d/.test(letters[i - 1] ?? '') && /\d/.test(letters[i + 1] ?? ''));
    if (depth === 0 && between) {
      items.push(item);
      item = '';
    } else item += letter;
  }
  return withClasses([...items, item]);
};

const licenceClass = /^\s*(?:AM|A[12]?|B1?E?|C1?E?|D1?E?|[ABCDТT]\+E|T|Tr|[АВСДЕ])\.?\s*$/u;
const namesClasses = /(?<!\p{L})(?:kat|cat|classe?s?|klassen?|категори|катег|sk)/iu;

/** "Driving licence B, C, E": the classes of a licence are one item with it. */
const withClasses = (items: readonly string[]): string[] => {
  const joined: string[] = [];
  for (const item of items) {
    const last = joined.at(-1);
    const hasClass = last !== undefined && licenceClass.test(last.split(/[\s,]+/).at(-1) ?? '');
    if (hasClass && licenceClass.test(item) && (namesDrivingLicence(last) || namesClasses.test(last)))
      joined[joined.length - 1] = `${last},${item}`;
    else joined.push(item);
  }
  return joined;
};

/** The name of a skill without what is written around it. */
const withoutAdditions = inTurn<string>('skills/additions', [
  {
    name: 'years in brackets',
    example: 'Java (8 years)',
    change: (item) => item.replace(yearsInBrackets, ''),
  },
  {
    name: 'a level behind the name',
    example: 'Java (advanced)',
    change: (item) => item.replace(levelTail, ''),
  },
  {
    name: 'a second label on the line',
    example: 'Analysis: ANSYS',
    change: (item) => item.replace(/^[\p{L}\s&/]{2,30}:\s+(?=\S)/u, ''),
  },
  {
    name: 'its number in the list',
    example: '2. Java',
    change: (item) => item.replace(/^\s*\d{1,2}[.)]\s+(?=\p{L})/u, ''),
  },
  {
    name: 'marks at the edges',
    example: '– Java;',
    change: (item) => item.replace(/^[\s–—*•·:+>-]+(?=\S)|[\s.;:–—-]+$/gu, ''),
  },
  {
    name: 'a word for "and"',
    example: 'and Java',
    change: (item) => item.replace(/^(?:and|und|et|y|e|en|i)\s/i, ''),
  },
]);
const clean = (item: string) => withoutAdditions(item).trim();

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

/** Whether an item of a list is no name of a skill. */
const isNoSkill = anyHolds<string>('skills/no-skills', [
  {
    name: 'no letter',
    example: '2019',
    holds: (text) => !/[\p{L}]/u.test(text),
  },
  {
    name: 'a date or years',
    example: '3–8 years',
    holds: (text) => yearsAlone.test(text) || withoutDates(text, findDates(text)).trim() === '',
  },
  {
    name: 'long',
    example: 'Worked together with the colleagues of the other wards of the house',
    holds: (text) => text.length > 60 || text.split(/\s+/).length > 7,
  },
  {
    name: 'a level',
    example: 'Advanced',
    holds: (text) => levels.has(fold(text)),
  },
  {
    name: 'an address',
    example: 'https://example.com',
    holds: (text) => /@|https?:/.test(text),
  },
  {
    name: 'references on request',
    example: 'References on request',
    holds: (text) => onRequest.test(fold(text)),
  },
]);

/** How two skills are held equal. */
export const skillKey = (name: string) => squash(name) || fold(name);

/** Skills of the given lines with the line of each; labels, levels and ratings are left out. Equal names are merged. */
export const extractSkills = (lines: readonly Line[]): Skill[] => {
  const skills = new Map<string, Skill>();
  const listing = lines.some((line) => separators.test(line.text));
  const kept = lines.filter((line, i) => !isTableHead(line) && !isLabelLine(lines.slice(i, i + 3), listing));
  if (kept.length === 0) return [];
  for (const { text: whole, line, label } of joinWrapped(kept)) {
    const text = whole.replace(dots, '');
    if (
      label &&
      sectionOf(label) === 'languages' &&
      splitList(text).some((item) => languageCode(item.split(/[\s(]/)[0] ?? ''))
    )
      continue;
    for (const item of splitList(text)) {
      if (isLanguageItem(item)) continue;
      const written = withoutLevel(clean(item));
      const names = !isNoSkill(written)
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
