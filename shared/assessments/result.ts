/**
 * The assessments: pure functions, no storage, no clock. How to use them:
 *
 * - DISC-O: `discOQuestionnaire(language)` → 43 items to show; `scoreDiscO(responses, …)` → the result;
 *   `writeDiscOReport(scores, language)` → its sentences.
 * - General ability: a form is `{seed, isNonVisual}`; `followGeneralTest(form, answers)` → the next item and the ability so far;
 *   `presentGeneralItem(item)` → its drawing or terms; `scoreGeneral(form, responses, …)` → the result; `fitDifficulties(people)` → weights.
 * - Developer: `makeDeveloperTest(seed)` → items; `printProgram(program, language)` → lines to show; `runCode(run, files)` and
 *   `judgeSolution(report, tests)` → passed tests; `scoreDeveloper(seed, responses, …)` → the result.
 *
 * Times are milliseconds, soft limits seconds (`secondsAllowed`). Functions throw a RangeError for input that no caller may have.
 */

/** The result of every kind of assessment. It is advice: nothing is decided by it. */
export interface AssessmentResult {
  instrument_version: string;
  /** The language in which the items were shown. */
  language: string;
  /** `volunteers`: translated by the volunteers of the item package and not studied by us. `none`: no words to translate. */
  translation_status: 'original' | 'volunteers' | 'none';
  /** `published`: means of a published norm group. `provisional`: difficulties from rules. `fitted`: from our takers. */
  calibration: 'published' | 'provisional' | 'fitted' | 'none';
  scores: AssessmentScore[];
  validity: ValidityFlag[];
  sections: ResultSection[];
  /** 1 for the first. */
  attempt: number;
  timing: { total_ms: number; median_item_ms: number; answered: number };
  advisory: true;
}

export interface AssessmentScore {
  key: string;
  /** The sum or count that the candidate reached, before it is compared with others. */
  raw: number;
  /** Mean 50, standard deviation 10; null where there is nothing to compare with. */
  t: number | null;
  sem: number | null;
  ci90: readonly [number, number] | null;
  percentile: number | null;
  norm_group: NormGroup | null;
  band: Band;
}

/** Whom a score is compared with; `n` is null where the source does not state the number of persons. */
export interface NormGroup {
  id: string;
  n: number | null;
  source: string;
}

export type Band = 'lower' | 'middle' | 'higher';

/** A hint at answers that may not be meant. It rejects no candidate. */
export interface ValidityFlag {
  code: ValidityCode;
  severity: 'notice' | 'warning';
}
type ValidityCode =
  | 'straight_lining'
  | 'acquiescence'
  | 'instructed_items_missed'
  | 'too_fast'
  | 'similar_answer';

/** Details below the scores, as rows of plain values. */
interface ResultSection {
  key: string;
  entries: Record<string, string | number | boolean | null>[];
}

/** The T scores from which the middle band and the higher band begin; a score is in the middle up to the second, included. */
export const bandEdges = { middleFrom: 45, middleTo: 55 } as const;

/** The band of a T score. */
export const bandOf = (t: number): Band =>
  t < bandEdges.middleFrom ? 'lower' : t > bandEdges.middleTo ? 'higher' : 'middle';

/** Half the width of a 90 % band in standard errors. */
export const ninetyPercent = 1.645;

/** T, its standard error and its 90 % band, to one decimal. */
export function bandAround(
  t: number,
  sem: number,
): { t: number; sem: number; ci90: readonly [number, number] } {
  const tenths = (value: number) => Math.round(value * 10) / 10;
  const half = ninetyPercent * sem;
  return { t: tenths(t), sem: tenths(sem), ci90: [tenths(t - half), tenths(t + half)] };
}

/** The times of the answers in milliseconds, added up. */
export function timingOf(milliseconds: readonly number[]): AssessmentResult['timing'] {
  const sorted = [...milliseconds].sort((a, b) => a - b);
  return {
    total_ms: sorted.reduce((sum, one) => sum + one, 0),
    median_item_ms: sorted[Math.floor((sorted.length - 1) / 2)] ?? 0,
    answered: sorted.length,
  };
}
