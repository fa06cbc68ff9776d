import type { Profile } from '../../contracts/profile.ts';
import { findDates, withoutDates } from '../../words/dates.ts';
import { fold, phrases, squash } from '../../words/fold.ts';
import { languageCode } from '../../words/language-names.ts';
import { isLevelOfSkill } from '../../words/level-words.ts';
import { onRequest } from '../../words/on-request.ts';
import { sectionOf } from '../../words/section-titles.ts';
import { levelsInBrackets, skillGroupNames } from '../../words/skill-levels.ts';
import { knownSkill, runOfSkills, skillsInSentence } from '../../words/skill-lexicon.ts';
import { cite } from '../cite.ts';
import { anyHolds, inTurn } from '../decisions.ts';
import type { Line } from '../document.ts';
import { isLanguageItem } from './languages.ts';
import { headLists, isLabelLine, isTableHead, joinWrapped, separators, yearsAlone } from './skill-groups.ts';
import { splitList } from './split-list.ts';

type Skill = Profile['skills'][number];

const levelInBrackets = new RegExp(`\\s*[([]\\s*(?:${levelsInBrackets})[^)\\]]*[)\\]]\\s*$`, 'iu');
/** A longer text is a sentence, whose end is no level. In characters. */
const longestItem = 200;
/** A name, and text in brackets, after a dash or a colon, or a share in percent. */
const withTail =
  /^(.*?\S)(?:\s*[（([]\s*([^()（）[\]]{1,40})[)）\]]|\s*[:：]\s*([^:：]{1,40})|\s+[–—-]+\s*([^–—]{1,40})|\s+(\d{1,3}\s?%))\s*$/u;
/** "Java (advanced)", "Excel – sehr gut", "Word 80 %": the name without the level. */
const withoutTail = (item: string) => {
  if (item.length > longestItem) return item;
  const [, name = '', ...tails] = withTail.exec(item) ?? [];
  // "英语（CET-4）": a language without its level is no skill.
  if (languageCode(name)) return item;
  return name && isLevelOfSkill(tails.find(Boolean) ?? '') ? name : item.replace(levelInBrackets, '');
};

/** "●●●●○": a rating, not four separators. */
const rating = /\s*(?:[●○★☆◦⬤■□▪◉◯]{3,}|(?<=\s)\*{2,5}(?=\s|$))(?:\s+(?=\S))?/gu;
const withoutRating = (text: string) => text.replace(rating, (found) => (/\S\s$/.test(found) ? ', ' : ''));
const withoutRatings = (line: Line): Line =>
  line.text.search(rating) < 0
    ? line
    : {
        ...line,
        text: withoutRating(line.text),
        spans: line.spans.map((span) => ({ ...span, text: withoutRating(span.text) })),
      };
/** "(8 years)" after a skill. */
const yearsInBrackets =
  /\s*[([]\s*\d{1,2}\+?\s?(?:years?|yrs?|y|jahre?n?|ans|a[nñ]os|anni|anos|jaar|lat|år|年|년)\.?\s*[)\]]$/iu;

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
    change: withoutTail,
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
    if (isLevelOfSkill(words.slice(-size).join(' ')) && knownSkill(head)) return head;
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
    holds: isLevelOfSkill,
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

const remark = /(?<=\S)\s?[(（](?:\p{Ll}[\p{L} ]{2,24}|\p{Script=Han}{2,5})[)）]\.?$/u;
/** "Triage (esperta), gestione dei turni (esperta), Excel (sufficiente)": remarks after most skills are levels, whatever their words are. */
const haveRemarks = (items: readonly string[]): boolean => {
  const remarked = items.filter((item) => item.length <= longestItem && remark.test(item.trim()));
  const distinct = (part: (item: string) => string) => new Set(remarked.map(part)).size;
  // Levels repeat. "Welding (gas), Welding (arc)" are two skills.
  return (
    remarked.length > 2 &&
    remarked.length >= items.length * 0.7 &&
    distinct((item) => remark.exec(item.trim())?.[0] ?? '') < remarked.length &&
    distinct((item) => item.trim().replace(remark, '')) === remarked.length
  );
};

/** Skills of the given lines with the line of each; labels, levels and ratings are left out. Equal names are merged. */
export const extractSkills = (written: readonly Line[]): Skill[] => {
  const lines = written.map(withoutRatings);
  const skills = new Map<string, Skill>();
  const listing = lines.some((line) => separators.test(line.text));
  const isGrouped = headLists(lines);
  const isLabel = (line: Line, i: number) =>
    // A line that had a rating is a skill.
    line === written[i] &&
    ((isGrouped && !line.bullet) || isTableHead(line) || isLabelLine(lines.slice(i, i + 3), listing));
  const kept = lines.filter((line, i) => !isLabel(line, i));
  if (kept.length === 0) return [];
  const rows = joinWrapped(kept);
  const withRemarks = haveRemarks(rows.flatMap(({ text }) => splitList(text)));
  for (const { text, line, label } of rows) {
    if (
      label &&
      sectionOf(label) === 'languages' &&
      splitList(text).some((item) => languageCode(item.split(/[\s(]/)[0] ?? ''))
    )
      continue;
    for (const whole of splitList(text)) {
      const item = withRemarks ? whole.trim().replace(remark, '') : whole;
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
