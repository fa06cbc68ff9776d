import { writeDiscOReport } from '../assessments/disc-o/write-report.ts';
import type { AssessmentScore } from '../assessments/result.ts';
import type { Assessment } from '../domain/stored/assessment.ts';
import type { StoredResult } from '../domain/stored/assessment-result.ts';
import { type ReportWords, reportWordsOf } from './report-words.ts';

/** One scale of a report: a bar with its band, or a count. */
export interface ReportScale {
  name: string;
  sentences: readonly string[];
  /** Null where there is nothing to compare with. */
  place: { t: number; from: number; to: number; label: string; text: string } | null;
  /** The points and their maximum; null for a sum without a meaning of its own. */
  count: string | null;
}

/** The content of a report, all of it in one language. It has no name of a person. */
export interface ReportContent {
  language: string;
  labels: ReportWords['labels'];
  title: string;
  facts: { name: string; value: string }[];
  advice: string;
  scales: ReportScale[];
  comparisons: string[];
  notes: string[];
  questions: string[];
}

type Score = StoredResult['scores'][number];

function placeOf({ t, ci90, band }: Score, { language, labels }: ReportWords): ReportScale['place'] {
  const [from, to] = ci90 ?? [];
  if (t === null || from === undefined || to === undefined) return null;
  const numbers = [t, from, to].map((one) => one.toLocaleString(language)) as [string, string, string];
  return { t, from, to, label: labels.bar(...numbers), text: labels.place(...numbers, labels.bands[band]) };
}

/** The report on a result, the same for the organization and for the candidate. */
export function reportContent(assessment: Assessment, result: StoredResult): ReportContent {
  const { kind, completed_at, locale } = assessment;
  const allWords = reportWordsOf(locale);
  const { language, labels } = allWords;
  const words = allWords.kinds[kind];
  const norm = result.scores.find(({ norm_group }) => norm_group)?.norm_group;
  const people = norm?.n ? `, ${labels.people(norm.n.toLocaleString(language))}` : '';
  const shared = {
    language,
    labels,
    title: words.title,
    facts: [
      { name: labels.completed, value: (completed_at ?? '').slice(0, 10) },
      { name: labels.attempt, value: String(result.attempt) },
      {
        name: labels.comparedWith,
        value: norm ? `${allWords.norms[norm.id] ?? norm.source}${people}` : words.compared,
      },
      { name: labels.calibration, value: labels.calibrations[result.calibration] },
    ],
    notes: result.validity.map(({ code }) => words.validity[code] ?? code),
  };
  if (kind !== 'disc_o') return { ...shared, ...plainReport(kind, allWords, result) };
  const scores = result.scores as AssessmentScore[];
  const written = writeDiscOReport(scores, language);
  return {
    ...shared,
    advice: written.advice,
    scales: written.scales.map(({ name, sentences }, at) => {
      return { name, sentences, place: placeOf(result.scores[at] as Score, allWords), count: null };
    }),
    comparisons: written.comparisons,
    questions: written.questions,
  };
}

/** General ability and developer have the same form. */
function plainReport(
  kind: 'general' | 'developer',
  allWords: ReportWords,
  { scores, sections }: StoredResult,
) {
  const { labels, language } = allWords;
  const words = allWords.kinds[kind];
  return {
    advice: words.advice,
    scales: scores.map((score) => {
      const scale = words.scales[score.key];
      const total = kind === 'developer' ? totalOf(score.key, sections) : 20;
      return {
        name: scale?.name ?? score.key,
        sentences: scale?.sentences[score.band] ?? [],
        place: placeOf(score, allWords),
        count: labels.count(score.raw.toLocaleString(language), String(total), labels.bands[score.band]),
      };
    }),
    comparisons: [],
    questions: words.questions,
  };
}

/** The items of a part, or the hidden tests of its tasks. */
function totalOf(key: string, sections: StoredResult['sections']): number {
  const { entries = [] } = sections.find((section) => section.key === key) ?? {};
  return entries.reduce((sum, { total }) => sum + (typeof total === 'number' ? total : 1), 0);
}
