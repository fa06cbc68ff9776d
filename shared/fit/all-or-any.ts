import { maxEvidence, type Verdict } from './verdict.ts';

/** An unknown outcome ranks between not met and partially met. */
const heightOf = ({ score }: Verdict) => score ?? 0.25;

/**
 * One verdict on one or more names in a requirement: the lowest, or with `any` the highest. Verdicts of equal rank are
 * reported together.
 */
export function allOrAny(verdicts: Verdict[], any: boolean): Verdict {
  const heights = verdicts.map(heightOf);
  const decisive = any ? Math.max(...heights) : Math.min(...heights);
  const equals = verdicts.filter((_, at) => heights[at] === decisive);
  const evidence = new Map(equals.flatMap((one) => one.evidence).map((one) => [one.path, one]));
  return {
    ...(equals[0] as Verdict),
    confidence: Math.min(...equals.map(({ confidence }) => confidence)),
    reasons: equals.flatMap(({ reasons }) => reasons),
    evidence: [...evidence.values()].slice(0, maxEvidence),
  };
}
