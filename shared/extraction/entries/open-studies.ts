import { findDates } from '../../words/dates.ts';
import { foldHead } from '../../words/fold.ts';
import { leftOpenStudies } from '../../words/left-open-studies.ts';

/** Studies that continue although their period is closed: "BSc Physics, currently", "Studies towards a PhD". */
const now =
  /(?<!\p{L})(?:currently|towards?|derzeit|zurzeit|actuellement|actualmente|attualmente|atualmente|momenteel|obecnie)(?!\p{L})/u;
const japanese = '中退|休学|在学中|在籍中|履修中|卒業見込|修了見込|卒業予定|修了予定';
const anywhere = new RegExp(`(?<!\\p{L})(?:${leftOpenStudies})(?!\\p{L})|${japanese}`, 'u');
/** "Expected graduation: May 2027", "Studium abgebrochen": a line about the studies, not a sentence with such a word in it. */
const wholeLine = new RegExp(
  `^(?:\\p{L}+ ){0,2}(?:${leftOpenStudies})(?: (?:graduation|completion|degree))?\\P{L}*(?:\\p{L}+\\P{L}*)?$|${japanese}`,
  'u',
);

interface StudyNote {
  /** The lines that name school, degree and period, dates included. */
  head: readonly string[];
  /** The lines below them. */
  below?: readonly string[];
  end: string | null;
}

/** Whether a course of study has not led to its degree, by the words of the CV or because its end is after `today`. */
export const isLeftOpen = ({ head, below = [], end }: StudyNote, today: string): boolean =>
  (end !== null && end > today.slice(0, end.length)) ||
  head.some((text) => anywhere.test(foldHead(text)) || findDates(text).some(({ isCurrent }) => isCurrent)) ||
  (end === null && head.some((text) => now.test(foldHead(text)))) ||
  below.some((text) => wholeLine.test(foldHead(text)));
