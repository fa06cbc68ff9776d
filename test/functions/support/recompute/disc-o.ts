import { type Exported, percentile, placed, type Recomputed, rounded, sumOf } from './common.ts';
import { figure, rowsOf } from './read-page.ts';

const items = rowsOf('items').map(([id = '', facet = '', keyed = '']) => ({ id, facet, keyed }));
const facets = rowsOf('facets').map(([shown = '', mean, deviation]) => {
  const [key = '', reversed] = shown.split(' ');
  return { key, isReversed: reversed !== undefined, mean: Number(mean), deviation: Number(deviation) };
});
const scales = rowsOf('scales').map(([key = '', , first = '', second = '', r = '']) => ({
  key,
  facets: [first, second],
  r: Number.parseFloat(r),
}));

/** DISC-O from its exported responses. */
export function recomputeDiscO(responses: Exported[]): Recomputed {
  const answers = new Map(responses.map(({ item_id, value }) => [item_id, Number(value)]));
  const answer = (id: string) => answers.get(id) ?? Number.NaN;
  const scored = new Map(
    facets.map(({ key, isReversed, mean, deviation }) => {
      const raw = sumOf(
        items
          .filter(({ facet }) => facet === key)
          .map(({ id, keyed }) => ((keyed === 'plus') !== isReversed ? answer(id) : 6 - answer(id))),
      );
      return [key, { raw, z: (raw - mean) / deviation }];
    }),
  );
  const scores = scales.map(({ key, facets: own, r }) => {
    const parts = own.map((one) => scored.get(one) ?? { raw: Number.NaN, z: Number.NaN });
    const z = sumOf(parts.map((one) => one.z)) / Math.sqrt(2 + 2 * r);
    const alpha = 1 - (2 * (1 - figure('DISC-O: reliability of a facet'))) / (2 + 2 * r);
    const raw = sumOf(parts.map((one) => one.raw));
    return { key, raw, ...placed(50 + 10 * z, 10 * Math.sqrt(1 - alpha)), percentile: percentile(z) };
  });
  return {
    scores,
    validity: validity(responses, answer),
    sections: [
      {
        key: 'facets',
        entries: [...scored].map(([key, { raw, z }]) => ({ key, raw, z: rounded(z, 2) })),
      },
      { key: 'comparisons', entries: comparisons(scores) },
    ],
  };
}

function validity(responses: Exported[], answer: (id: string) => number) {
  const flags: { code: string; severity: string }[] = [];
  const given = items.map(({ id }) => answer(id));
  const most = Math.max(...given.map((one) => given.filter((other) => other === one).length));
  const runs = given.map((one, at) => {
    const other = given.slice(at).findIndex((next) => next !== one);
    return other === -1 ? given.length - at : other;
  });
  const isStraight =
    most >= figure('DISC-O: same answers for straight_lining') ||
    Math.max(...runs) >= figure('DISC-O: same answers in a row for straight_lining');
  if (isStraight) flags.push({ code: 'straight_lining', severity: 'warning' });
  const leans = scales.map(({ facets: own }) => {
    const mean = (raises: boolean) => {
      const found = items.filter(({ facet, keyed }) => {
        const isReversed = facets.find(({ key }) => key === facet)?.isReversed === true;
        return own.includes(facet) && ((keyed === 'plus') !== isReversed) === raises;
      });
      return sumOf(found.map(({ id }) => answer(id))) / found.length;
    };
    return (mean(true) + mean(false)) / 2;
  });
  if (Math.abs(sumOf(leans) / leans.length - 3) > figure('DISC-O: lean for acquiescence, above'))
    flags.push({ code: 'acquiescence', severity: 'warning' });
  const missed = responses.filter(
    ({ key, expected, value }) => key === 'instructed' && String(value) !== expected,
  ).length;
  const isWarning = missed >= figure('DISC-O: missed instructed items for a warning');
  if (missed > 0) flags.push({ code: 'instructed_items_missed', severity: isWarning ? 'warning' : 'notice' });
  const fast = responses.filter(({ ms }) => ms < figure('DISC-O: too_fast below, ms')).length;
  if (fast / responses.length > figure('DISC-O: share of fast answers for too_fast, above'))
    flags.push({ code: 'too_fast', severity: 'warning' });
  return flags;
}

const comparisons = (scores: { key: string; t: number; sem: number }[]) =>
  scores.flatMap((one, at) =>
    scores.slice(at + 1).map((other) => {
      const [first, second] = one.t >= other.t ? [one, other] : [other, one];
      const least = figure('half width of ci90 in sem') * Math.sqrt(one.sem ** 2 + other.sem ** 2);
      const verdict = Math.abs(one.t - other.t) > least ? 'higher' : 'balanced';
      return { first: first.key, second: second.key, verdict };
    }),
  );
