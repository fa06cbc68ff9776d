import type { FitScoreView } from '../../../../shared/contracts/fit-score.ts';

/** The numbers that /docs/fit-score shows in its tables: `weight_preferred` by category, and the floors of the bands. */
export interface Rubric {
  /** The highest band with an unknown must-have. */
  highestWithOpen: string;
  preferred: Record<string, number>;
  bands: [string, number][];
}

type Criteria = Pick<
  FitScoreView['criteria'][number],
  'category' | 'weight' | 'score' | 'confidence' | 'importance'
>[];

/** The arithmetic as the page words it, written from the page and with rational numbers of its own: no line of it is the service's. */
export function recompute(criteria: Criteria, { preferred, bands, highestWithOpen }: Rubric) {
  const nearest = (above: bigint, below: bigint) => Number((above * 2n + below) / (below * 2n));
  const times100 = (share: number) => BigInt(Math.round(share * 100));
  const sums = new Map<string, { pull: bigint; points: bigint }>();
  let asked = 0n;
  let judged = 0n;
  let isOpen = false;
  for (const { category, weight, score, confidence, importance } of criteria) {
    isOpen ||= importance === 'must_have' && score === null && category !== 'eligibility';
    const pull = score === null ? 0n : BigInt(weight) * times100(confidence);
    const { pull: pulls, points } = sums.get(category) ?? { pull: 0n, points: 0n };
    sums.set(category, { pull: pulls + pull, points: points + pull * times100(score ?? 0) });
    asked += BigInt(weight);
    if (pull > 0n) judged += BigInt(weight);
  }
  const categories = new Map(
    [...sums].flatMap(([key, { pull, points }]) => (pull > 0n ? [[key, nearest(points, pull)]] : [])),
  ) as Map<string, number>;
  let above = 0n;
  let below = 0n;
  for (const [key, score] of categories) {
    above += times100(preferred[key] ?? 0) * BigInt(score);
    below += times100(preferred[key] ?? 0);
  }
  const score = below === 0n ? null : nearest(above, below);
  const reachable = isOpen ? bands.slice(bands.findIndex(([name]) => name === highestWithOpen)) : bands;
  return {
    score,
    band: score === null ? null : (reachable.find(([, floor]) => score >= floor)?.[0] ?? null),
    coverage: asked === 0n ? 0 : nearest(judged * 100n, asked) / 100,
    categories,
  };
}
