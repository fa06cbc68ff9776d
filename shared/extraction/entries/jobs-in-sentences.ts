import { beginsClause, clausesAboutJobs } from '../../words/clauses-about-jobs.ts';
import { type DateRange, findDates } from '../../words/dates.ts';
import type { Line } from '../document.ts';

/** Longer ones are no statement about one job; patterns would go over them for long. */
const longestSentence = 400;

const sentenceEnd = /(?<=(?:\p{L}{3}|\d{4}|\))[.!])(?<!Pvt\.|Ltd\.|Inc\.)\s+(?=\p{Lu})/u;

interface Sentence {
  text: string;
  /** The line on which it begins. */
  line: Line;
}

interface ToldJob {
  dates: string;
  title: string;
  employer: string;
  rest: string;
}

/** The sentences of lines that follow each other; a list item is one of its own. */
const sentencesOf = (lines: readonly Line[]): Sentence[] => {
  const sentences: Sentence[] = [];
  let isOpen = false;
  for (const line of lines) {
    const [first = '', ...others] = line.text.trim().split(sentenceEnd);
    const last = sentences.at(-1);
    if (isOpen && last && !line.bullet) last.text += ` ${first}`;
    else sentences.push({ text: first, line });
    for (const text of others) sentences.push({ text, line });
    isOpen = !/[.!?]$/.test(line.text.trim()) && !line.text.includes('\t');
  }
  return sentences;
};

const isPeriod = ({ isRange }: DateRange) => isRange;

/** "From 1996 to 2008 I was site carpenter with Tynedale Homes, where …": period, post and employer; null for other sentences. */
const jobToldBy = ({ text }: Sentence): ToldJob | null => {
  if (text.length > longestSentence) return null;
  const [date, ...more] = findDates(text).filter(isPeriod);
  if (!date || more.length > 0) return null;
  const end = date.index + date.length;
  const without = `${text.slice(0, date.index)}${text.slice(end)}`;
  for (const clause of clausesAboutJobs) {
    const { title, employer } = clause.exec(without)?.groups ?? {};
    if (title && employer) {
      const rest = text.slice(text.indexOf(employer) + employer.length).replace(/^[\s,.;:]+/u, '');
      return { dates: text.slice(date.index, end), title, employer, rest };
    }
  }
  return null;
};

/** The titles of the jobs that sentences describe, and the number of the first line with one. */
export const toldJobs = (lines: readonly Line[]): { titles: string[]; first: number } => {
  const first = lines.findIndex(({ text }) => beginsClause.test(text) && findDates(text).some(isPeriod));
  const told = first < 0 ? [] : sentencesOf(lines);
  return { titles: told.flatMap((sentence) => jobToldBy(sentence)?.title ?? []), first };
};

/**
 * Jobs that a person describes in sentences, "Since 2014 I have been beekeeper at Waiotahe Wild Honey, a family outfit", become heads with
 * their texts below. Sections with one such sentence, or with more dated lines of another kind, are unchanged.
 */
export const withJobsInSentences = (lines: readonly Line[]): readonly Line[] => {
  if (!lines.some(({ text }) => beginsClause.test(text))) return lines;
  const dated = lines.filter(({ text }) => findDates(text).some(isPeriod));
  if (dated.length < 2 || dated.some(({ text }) => text.includes('\t'))) return lines;
  const sentences = sentencesOf(lines).map((sentence) => ({ ...sentence, job: jobToldBy(sentence) }));
  const jobs = sentences.filter(({ job }) => job !== null);
  if (jobs.length < 2 || jobs.length < dated.length * 0.6) return lines;
  return sentences.flatMap(({ text, line, job }) => {
    const plain = { ...line, spans: [] };
    if (!job) return [{ ...plain, text }];
    const head = { ...plain, bullet: false, text: [job.dates, job.title, job.employer].join('\t') };
    return job.rest ? [head, { ...plain, text: `… ${job.rest}`, bullet: true }] : [head];
  });
};
