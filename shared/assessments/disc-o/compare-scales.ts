import { type AssessmentScore, ninetyPercent } from '../result.ts';

interface ScaleComparison {
  first: string;
  second: string;
  /** `higher`: the first is above the second by more than both errors explain. */
  verdict: 'higher' | 'balanced';
}

/** Every pair of scales, the higher score first. */
export const compareScales = (scores: readonly AssessmentScore[]): ScaleComparison[] =>
  scores.flatMap((one, at) => scores.slice(at + 1).map((other) => comparePair(one, other)));

function comparePair(one: AssessmentScore, other: AssessmentScore): ScaleComparison {
  const difference = (one.t ?? 0) - (other.t ?? 0);
  const noise = ninetyPercent * Math.hypot(one.sem ?? 0, other.sem ?? 0);
  const [first, second] = difference >= 0 ? [one, other] : [other, one];
  return {
    first: first.key,
    second: second.key,
    verdict: Math.abs(difference) > noise ? 'higher' : 'balanced',
  };
}
