import { writeDiscOReport } from '../assessments/disc-o/write-report.ts';
import type { AssessmentScore } from '../assessments/result.ts';
import type { Assessment } from '../domain/stored/assessment.ts';
import type { StoredResult } from '../domain/stored/assessment-result.ts';
import { reportWords } from './report-words.ts';

/** One scale of a report: a bar with its band, or a count. */
interface ReportScale {
  name: string;
  sentences: readonly string[];
  band: AssessmentScore['band'];
  /** Null where there is nothing to compare with. */
  place: { t: number; from: number; to: number } | null;
  /** The points and their maximum; null for a sum without a meaning of its own. */
  count: { raw: number; total: number } | null;
}

/** The content of a report, in the language of its sentences. It has no name of a person. */
export interface ReportContent {
  language: string;
  title: string;
  facts: { name: string; value: string }[];
  advice: string;
  scales: ReportScale[];
  comparisons: string[];
  notes: string[];
  questions: string[];
}

const placeOf = ({ t, ci90 }: StoredResult['scores'][number]): ReportScale['place'] => {
  const [from, to] = ci90 ?? [];
  return t === null || from === undefined || to === undefined ? null : { t, from, to };
};

/** The report on a result, the same for the organization and for the candidate. */
export function reportContent(assessment: Assessment, result: StoredResult): ReportContent {
  const { kind, completed_at } = assessment;
  const words = reportWords[kind];
  const norm = result.scores.find(({ norm_group }) => norm_group)?.norm_group;
  const shared = {
    title: words.title,
    facts: [
      { name: 'Completed', value: (completed_at ?? '').slice(0, 10) },
      { name: 'Attempt', value: String(result.attempt) },
      {
        name: 'Compared with',
        value: norm ? `${norm.source}${norm.n === null ? '' : `, ${norm.n} people`}` : words.compared,
      },
      { name: 'Calibration', value: result.calibration },
    ],
    notes: result.validity.map(({ code }) => words.validity[code] ?? code),
  };
  if (kind !== 'disc_o') return { ...shared, ...plainReport(kind, result) };
  const scores = result.scores as AssessmentScore[];
  const written = writeDiscOReport(scores, result.language);
  return {
    ...shared,
    language: written.language,
    advice: written.advice,
    scales: written.scales.map(({ name, sentences }, at) => {
      const score = result.scores[at] as StoredResult['scores'][number];
      return { name, sentences, band: score.band, place: placeOf(score), count: null };
    }),
    comparisons: written.comparisons,
    questions: written.questions,
  };
}

/** General ability and developer are in English only. */
function plainReport(kind: 'general' | 'developer', { scores, sections }: StoredResult) {
  const words = reportWords[kind];
  return {
    language: 'en',
    advice: words.advice,
    scales: scores.map((score) => {
      const scale = words.scales[score.key];
      const total = kind === 'developer' ? totalOf(score.key, sections) : 20;
      return {
        name: scale?.name ?? score.key,
        sentences: scale?.sentences[score.band] ?? [],
        band: score.band,
        place: placeOf(score),
        count: { raw: score.raw, total },
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
