import type { DateRange } from '../../words/dates.ts';
import { findDegree } from '../../words/degree-words.ts';
import { companyScore } from '../../words/employer-words.ts';
import { titleScore } from '../../words/role-words.ts';
import { institutionScore } from '../../words/school-words.ts';
import { firstAnswer } from '../decisions.ts';
import type { Line } from '../document.ts';
import { isProse } from './prose.ts';

const sentenceBehind = (text: string, { index, length, isRange }: DateRange) => {
  const [, prose] = /^[)）][.:]\s+(\p{Lu}.*)$/u.exec(text.slice(index + length)) ?? [];
  const head = text.slice(0, index).replace(/\s*[([（]\s*$/, '');
  return isRange && prose && head && !isProse(head) ? { head, prose } : null;
};

/** Two or three names with full stops between them, of which one is a role, a degree or a school; null for other text. */
const shortSentences = (text: string): { head: string; prose: string } | null => {
  const names = text.replace(/^[\s:]+|[\s.,]+$/gu, '').split(/(?<=\p{L}{3}|\))\.\s+(?=\p{Lu})/u);
  const isName = (name: string) => name.length < 60 && name.split(/\s+/).length < 9 && !isProse(name);
  const isKnown = names.some(
    (name) => titleScore(name) >= 1 || findDegree(name)?.index === 0 || institutionScore(name) > 0,
  );
  return names.length > 1 && names.length < 4 && isKnown && names.every(isName)
    ? { head: names.join('\t'), prose: '' }
    : null;
};

/** Names with commas between them that one full stop ends, without it; null for other text. */
const headBeforeStop = (before: string, rest: string): { head: string; prose: string } | null => {
  const ended = before.trimEnd();
  const head = ended.slice(0, -1);
  const isOne = ended.endsWith('.') && head.includes(',') && !/[.!?]/.test(head) && /^\p{Lu}/u.test(head);
  return isOne && rest.startsWith(head) && !isProse(head) ? { head, prose: '' } : null;
};

/** A head and the sentences after it on one line; null if the line has only sentences. */
const cutSentences = (text: string): { head: string; prose: string } | null => {
  const match = /^(.{6,90}?(?:\p{L}{4}|\)))\s?[.:]\s+(?=\p{Lu}\p{L}*\s\p{L}+)(.+)$/u.exec(
    text.replace(/^[\s:–—-]+/, ''),
  );
  const [, head = '', prose = ''] = match ?? [];
  const namesJob =
    /[,|]|\s[–—-]\s|\t\S/.test(head.replace(/\s+$/, (end) => (end.includes('\t') ? '' : end))) &&
    (titleScore(head) > 0 || companyScore(head) > 0);
  return namesJob && !isProse(head) ? { head: head.replace(/\s?\(\s*\)$/, ''), prose } : null;
};

/** A line with a date that may begin an entry. */
interface Dated {
  line: Line;
  rest: string;
  anchor: DateRange;
  /** The date is in a cell of its own, at an end of the line, or after an opening bracket. */
  separate: boolean;
  atEdge: boolean;
  inBrackets: boolean;
  listed: boolean;
}

/** A date begins an entry whose head is the rest of its line, an entry whose text follows its head on the line, or nothing. */
type Begun = 'entry' | 'nothing' | { head: string; prose: string };

/** Decides about the date of a line; null where no row does. */
export const begunBy = firstAnswer<Dated, Begun>('entries/dated-lines', [
  {
    name: 'the end of a sentence',
    example: 'none since March 2023.',
    answer: ({ line, rest, anchor }) =>
      rest.length < 4 && (!anchor.isRange || anchor.isCurrent) && /\d{4}\.$/.test(line.text)
        ? 'nothing'
        : null,
  },
  {
    name: 'a fiscal year of a table of results',
    example: '2023年度\t612\t108%',
    answer: ({ line, anchor }) =>
      /^年?度(?:$|[\s　])/u.test(line.text.slice(anchor.index + anchor.length)) ? 'nothing' : null,
  },
  {
    name: 'a date in its own cell',
    example: '2015 – 2019\tNurse, Vale Care',
    answer: ({ separate }) => (separate ? 'entry' : null),
  },
  {
    // "■ 2019年10月～現在 ○○株式会社": a mark before a bold period decorates a head.
    name: 'a date in a list item',
    example: '• three stars 2014 – 2016',
    answer: ({ line, anchor, listed }) =>
      line.bullet && !listed && !(line.bold && anchor.isRange && anchor.index === 0) ? 'nothing' : null,
  },
  {
    name: 'a short head and a date in brackets',
    example: 'Ran the shop. (2015 – 2019)',
    answer: ({ rest, atEdge, inBrackets }) => (inBrackets && atEdge && rest.length < 60 ? 'entry' : null),
  },
  {
    name: 'a sentence after a period in brackets',
    example: 'Nurse, Vale Care (2015 – 2019). Led a ward',
    answer: ({ line, anchor, inBrackets }) => (inBrackets ? sentenceBehind(line.text, anchor) : null),
  },
  {
    name: 'a head with a full stop before its date',
    example: 'Driver, Big Prairie Freight, Joplin, MO. May 2017 to present',
    answer: ({ line, rest, anchor, atEdge }) =>
      atEdge && anchor.index > 2 ? headBeforeStop(line.text.slice(0, anchor.index), rest) : null,
  },
  {
    name: 'words of a head',
    example: 'Nurse, Vale Care, 2015 – 2019',
    answer: ({ rest, anchor, atEdge, inBrackets }) =>
      isProse(rest) ? null : atEdge || inBrackets || anchor.isRange ? 'entry' : 'nothing',
  },
  {
    name: 'employer, role and period with full stops between them',
    example: 'Residencia Iraeta, S.L., Zestoa. Jefa de cocina. Enero 2014 – hoy.',
    answer: ({ rest, anchor, atEdge }) =>
      anchor.isRange && atEdge && anchor.index > 2 ? shortSentences(rest) : null,
  },
  {
    name: 'a period and a colon before names with full stops between them',
    example: '2004-2008: Profesorado de Educación Primaria. Escuela Normal Mixta.',
    answer: ({ line, rest, anchor }) =>
      anchor.isRange &&
      anchor.index < 3 &&
      institutionScore(rest) > 0 &&
      /^:\s/.test(line.text.slice(anchor.index + anchor.length))
        ? shortSentences(rest)
        : null,
  },
  {
    name: 'a head with sentences behind it',
    example: 'Nurse, Vale Care (2015 – 2019). Led a ward of twenty beds.',
    answer: ({ rest, anchor }) => (anchor.isRange ? cutSentences(rest) : null),
  },
]);
