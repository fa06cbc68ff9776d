import type { AssessmentScore } from '../assessments/result.ts';
import type { AssessmentKind } from '../contracts/assessment-template.ts';
import type { StoredResult } from '../domain/stored/assessment-result.ts';
import { reportWordsDe } from './report-words-de.ts';
import { reportWordsEn } from './report-words-en.ts';

type Band = AssessmentScore['band'];

interface KindWords {
  title: string;
  /** Shown where there is no norm group. */
  compared: string;
  advice: string;
  scales: Readonly<Record<string, { name: string; sentences: Record<Band, readonly string[]> }>>;
  questions: string[];
  validity: Readonly<Record<string, string>>;
}

/** The labels of the page and of the PDF. Numbers come as texts of the language. */
interface ReportLabels {
  completed: string;
  attempt: string;
  comparedWith: string;
  people: (count: string) => string;
  calibration: string;
  calibrations: Record<StoredResult['calibration'], string>;
  bands: Record<Band, string>;
  /** Instead of the drawing, for screen readers. */
  bar: (t: string, from: string, to: string) => string;
  place: (t: string, from: string, to: string, band: string) => string;
  middle: string;
  count: (raw: string, total: string, band: string) => string;
  comparisons: string;
  notes: string;
  questions: string;
}

/** The words around the scores. Those of DISC-O itself are in shared/assessments/disc-o, in the same languages. */
export interface ReportWords {
  language: string;
  /** Norm groups by their id; one that is missing is named by its source, which is English. */
  norms: Readonly<Record<string, string>>;
  labels: ReportLabels;
  kinds: Readonly<Record<AssessmentKind, KindWords>>;
}

const all = [reportWordsEn, reportWordsDe];

/** In the language of the assessment, if there are words in it; in English otherwise. */
export const reportWordsOf = (locale: string): ReportWords =>
  all.find(({ language }) => language === locale.slice(0, 2).toLowerCase()) ?? reportWordsEn;
