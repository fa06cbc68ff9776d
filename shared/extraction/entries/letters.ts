import { findDates } from '../../words/dates.ts';
import { findDegree } from '../../words/degree-words.ts';
import { titleScore } from '../../words/role-words.ts';
import { institutionScore } from '../../words/school-words.ts';
import type { Line } from '../document.ts';
import type { Section } from '../sections/section.ts';
import { toldJobs } from './jobs-in-sentences.ts';

/** A paragraph about studies, or a short line such as a greeting or a name: the jobs of the letter end before it. */
const endsJobs = (line: Line) =>
  isAboutStudies(line) || (line.text.length < 60 && !/[.!?]$/.test(line.text.trim()));
const isAboutStudies = ({ text }: Line) =>
  findDates(text).length > 0 &&
  (institutionScore(text) > 0 || findDegree(text) !== null) &&
  toldJobs([{ text } as Line]).titles.length === 0;

/** "Mitglied bei Borussia", "bénévole chez Emmaüs" */
const unpaid = new RegExp(
  [
    '^(?:mitglied|sch[üu]ler|member|volunteer|pupil|student|b[ée]n[ée]vole|membre|pr[ée]sident|lid|vrijwillig|voorzitter',
    'miembro|socio|volontari|voluntari|membro|cz[łl]onek|wolontariusz|medlem)',
  ].join('|'),
  'iu',
);

/** The jobs that a letter describes, in a document that has no heading for jobs: its paragraphs until one about studies. */
export const openLetters = (sections: readonly Section[]): Section[] => {
  if (sections.some(({ kind }) => kind === 'work')) return [...sections];
  return sections.flatMap((section) => (section.kind === 'header' ? cutLetter(section) : [section]));
};

const cutLetter = (section: Section): Section[] => {
  const { lines } = section;
  const { titles, first } = toldJobs(lines);
  const posts = titles.filter((title) => titleScore(title) >= 1 && !unpaid.test(title));
  if (first < 0 || posts.length < 2 || posts.length * 2 < titles.length) return [section];
  const next = lines.findIndex((line, at) => at > first && endsJobs(line));
  const end = next < 0 ? lines.length : next;
  const parts: Section[] = [
    { ...section, lines: lines.slice(0, first) },
    { kind: 'work', title: null, lines: lines.slice(first, end) },
    { kind: 'other', title: null, lines: lines.slice(end) },
  ];
  return parts.filter((part) => part.lines.length > 0);
};
