import { maxEvidence, type Verdict } from './verdict.ts';

/** What is unknown lies between what is not met and what is met in part. */
const heightOf = ({ score }: Verdict) => score ?? 0.25;

/** One verdict on several things asked at once, one or more: the lowest, or the highest where any of them will do. Equals are told together. */
export function allOrAny(verdicts: Verdict[], any: boolean): Verdict {
  const heights = verdicts.map(heightOf);
  const decisive = any ? Math.max(...heights) : Math.min(...heights);
  const equals = verdicts.filter((_, at) => heights[at] === decisive);
  const evidence = new Map(equals.flatMap((one) => one.evidence).map((one) => [one.path, one]));
  return {
    ...(equals[0] as Verdict),
    confidence: Math.min(...equals.map(({ confidence }) => confidence)),
    reasoning: equals.map(({ reasoning }) => reasoning).join(' '),
    evidence: [...evidence.values()].slice(0, maxEvidence),
  };
}
