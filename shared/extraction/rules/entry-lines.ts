import { type DateRange, findDates, withoutDates } from '../../words/dates.ts';
import { findDegree } from '../../words/degree-words.ts';
import { hasLabel, readLabel } from '../../words/form-labels.ts';
import { companyScore, tellsDuties, titleScore } from '../../words/role-words.ts';
import type { Line } from '../document.ts';

/**
 * A line with its text without the dates; `anchor` is the period that begins an entry here. `prose` is the text that follows on the
 * same line in sentences: "Nurse, Vale Care (2015 – 2019). Led a ward of twenty beds."
 */
export interface Read {
  line: Line;
  dates: DateRange[];
  rest: string;
  prose: string;
  anchor: DateRange | null;
}

const maxHeaderCharacters = 110;

/** A cell may have some words next to its date, a list item must not: "• three stars 2014 – 2016" is text. */
const ownCell = (line: Line, range: DateRange) =>
  line.text.split(/\t|\s[|·•]\s/).some((cell) => {
    const dates = findDates(cell);
    const most = line.bullet ? 3 : 14;
    return dates.length === 1 && dates[0]?.start === range.start && withoutDates(cell, dates).length < most;
  });

/** Prose: a sentence, a long line, or the second half of one. */
const isProse = (whole: string) => {
  // "Holdings (listed; 9,400 staff)": an aside in brackets is no sentence.
  const text = whole.replace(/\s*\([^)]*\)\s*$/, '');
  return (
    text.length > (namesHead(text) && /,.*,/.test(text) ? 1.4 : 1) * maxHeaderCharacters ||
    isSentence(text) ||
    (/\p{L}{5}[.!]\s\p{Lu}/u.test(text) && findDegree(text)?.index !== 0) ||
    // After a few words a semicolon separates the employer from the role.
    /^(?:\S+\s){3}.*\p{L}{5};\s\p{Lu}/u.test(text) ||
    /\p{Script=Hiragana}.*[。．.]$/u.test(text) ||
    (/^[\p{Ll}]{2,}\s\S+\s/u.test(text) &&
      !(text.length < 80 && announcesEmployer.test(text)) &&
      !(text.length < 60 && namesHead(text)))
  );
};

/** "presso Ristorante Da Gino, Milano" on a line of its own. */
const announcesEmployer =
  /^(?:presso(?: il| la| l')?|bei(?: der| dem|m)?|chez|at|bij|hos|vid|w firmie)\s(?=\p{Lu})/u;

/** A degree or a role in small letters, as Polish writes them, is no second half of a sentence. */
const namesHead = (text: string) => {
  const start = text.split(/\s+/).slice(0, 3).join(' ');
  return findDegree(start)?.index === 0 || titleScore(start) >= 1;
};

const companyForm =
  /\p{Lu}[\p{L}-]+,?\s(?:S\.(?:[AL]\.|[CL]\.[UL]?\.?|p\.A\.|r\.l\.|A\.S\.|A\.R\.L\.)|B\.V\.|N\.V\.|& Co\.|Ltda\.)$/u;

/** A full stop after a whole word ends a sentence; after "Inc", "S.A" or "Univ" it does not. */
const isSentence = (line: string) => {
  const text = line.split('\t').at(-1) ?? '';
  if (!/[.!?。]$/.test(text)) return false;
  const words = text.split(/\s+/);
  const last = words.at(-1) ?? '';
  // "… en Aceites Valdeflores, S.L.": the form of a company ends a name.
  if (words.length < 10 && companyForm.test(text)) return false;
  if (words.length === 1) return /^\p{L}{5,}[.!?。]$/u.test(last);
  return (
    words.length > 6 ||
    /^\p{Ll}{4,}[.!?]$/u.test(last) ||
    (words.length > 3 && /^\p{L}{6,}[.!?]$/u.test(last)) ||
    // "Kept the lights on.": names have capitals after the first word.
    (words.length > 3 && words.slice(1).every((word) => /^\p{Ll}/u.test(word)))
  );
};

/** "Barista, The Copper Kettle, Summer 2019": one date at the line's end, and a role before a comma. */
const namesRole = (line: Line, { index, length }: DateRange, rest: string) =>
  index + length >= line.text.trimEnd().length - 1 &&
  /[,\t|]|\s[–—-]\s/.test(rest) &&
  titleScore(rest.split(',')[0] ?? '') >= 1;

/** "(2 weeks)" after a date. */
const lengthOfStay = /\s*\(\d{1,2} \p{L}{3,9}\)\s*$/u;

/** Reads a line of a section; `starts` is the kind of date that may begin an entry; with `listed`, list items may begin one. */
export const readLine = (line: Line, starts: 'range' | 'any', listed: boolean): Read => {
  const dates = findDates(line.text);
  const rest = withoutDates(line.text, dates)
    .replace(lengthOfStay, '')
    .replace(/^dat[ae]s? \([^)]*\)\s*/iu, '');
  const [first] = dates;
  const single =
    starts === 'any' || (!line.bullet && first && (ownCell(line, first) || namesRole(line, first, rest)))
      ? first
      : undefined;
  const anchor = dates.find((range) => range.isRange) ?? single ?? null;
  const behind = anchor
    ? line.text
        .slice(anchor.index + anchor.length)
        .replace(lengthOfStay, '')
        .trim()
    : '';
  const atEdge = anchor && (anchor.index <= 2 || behind.length <= 2);
  const inBrackets = anchor && /[([（]\s*$/.test(line.text.slice(0, anchor.index));
  const separate = anchor && ownCell(line, anchor);
  const plain = { line, dates, rest, prose: '', anchor: null };
  // "… none since ⏎ March 2023.": the end of a sentence.
  if (anchor && rest.length < 4 && (!anchor.isRange || anchor.isCurrent) && /\d{4}\.$/.test(line.text))
    return plain;
  if (!anchor || separate) return { ...plain, anchor };
  // "■ 2019年10月～現在 ○○株式会社": a mark before a bold period decorates a head.
  const isMarked = line.bold && anchor.isRange && anchor.index === 0;
  if (line.bullet && !listed && !isMarked) return plain;
  const isShortHead = inBrackets && atEdge && rest.length < 60;
  if (isShortHead || !isProse(rest))
    return atEdge || inBrackets || anchor.isRange ? { ...plain, anchor } : plain;
  const dense = anchor.isRange ? cutSentences(rest) : null;
  return dense ? { ...plain, rest: dense.head, prose: dense.prose, anchor } : plain;
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

/** "Cargo: Coordenador de Produção." is no sentence, though it ends like one. */
const isLabelledName = (text: string) => {
  const label = readLabel(text);
  return label !== null && label.kind !== null && label.rest.length < 60;
};

/** Whether a line can be in the head of an entry: no list item, no sentence, no label of duties. */
export const isHeaderLike = ({ line, rest }: Read) =>
  !line.bullet &&
  (!isProse(rest) || isLabelledName(rest)) &&
  rest.length > 0 &&
  !tellsDuties(rest) &&
  // "Clients (selection):" is text about the job.
  (!/\p{L}\)?\s?[:：]$/u.test(rest) || hasLabel(rest));

/** "Head of department since 2020" deeper than the dated heads around it is text about the job above. */
export const withoutDeepDates = (reads: readonly Read[]): Read[] => {
  const edge = Math.min(...reads.filter((read) => read.anchor).map((read) => read.line.x));
  let hasDatedHead = false;
  return reads.map((read, i) => {
    const deep = read.anchor && read.line.x > edge + 6 && !ownCell(read.line, read.anchor);
    const isDatedHead = read.anchor !== null && read.line.x <= edge + 6 && read.rest !== '';
    const before = reads[i - 1];
    // The second half of a list item may end in "(since 2018)".
    const goesOn =
      before !== undefined &&
      /^\p{Ll}/u.test(read.line.text) &&
      (read.anchor?.index ?? 0) > 2 &&
      (before.line.bullet || !isHeaderLike(before));
    const loses = (deep && hasDatedHead) || goesOn;
    hasDatedHead ||= isDatedHead;
    return loses ? { ...read, anchor: null } : read;
  });
};

/** The place at which the words of the head begin: after its leading dates in the next cell, which plain text does not show. */
export const headEdge = (read: Read) => {
  if (!firstCellWasDate(read)) return read.line.x;
  const cell = read.line.spans.find((span, i) => i > 0 && span.startsCell);
  return cell?.x ?? Number.POSITIVE_INFINITY;
};

/** The dates lead the line, so what follows begins at a place of its own. */
export const firstCellWasDate = ({ anchor }: Read) => anchor !== null && anchor.index <= 2;
