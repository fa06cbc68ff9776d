import type { Band } from '../result.ts';
import type { ScaleKey } from './facets.ts';

/** The words of a report for one scale. Both ends are described by their use. */
interface ScaleWords {
  name: string;
  /** Two sentences for each band. */
  sentences: Record<Band, readonly [string, string]>;
  /** A question for the interview that a person at either end can answer well. */
  question: string;
}

/** The texts of a report in one language. `{first}` and `{second}` are names of scales. */
export interface ReportWords {
  scales: Record<ScaleKey, ScaleWords>;
  higher: string;
  balanced: string;
  /** Shown before the scores. */
  advice: string;
}
