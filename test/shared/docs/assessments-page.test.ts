import { parseHTML } from 'linkedom';
import { describe, expect, it } from 'vitest';
import { scoreDiscO } from '../../../shared/assessments/disc-o/score-disc-o.ts';
import { makeItem } from '../../../shared/assessments/general/item-pool.ts';
import { scoreGeneral } from '../../../shared/assessments/general/score-general.ts';
import { assessmentsPage } from '../../../shared/docs/assessments-page.ts';
import { honest } from '../assessments/support/simulated-respondents.ts';

const { document } = parseHTML(assessmentsPage());
const rowsOf = (id: string) =>
  [...(document.getElementById(id)?.querySelectorAll('tbody tr') ?? [])].map((row) =>
    [...row.querySelectorAll('td')].map(({ textContent }) => textContent ?? ''),
  );
const numberOf = (id: string) => Number(document.getElementById(id)?.textContent);
const tenths = (value: number) => Math.round(value * 10) / 10;

/** Φ by adding up the density, not by the approximation of the service. */
function shareBelow(z: number): number {
  const step = 0.0005;
  let sum = 0;
  for (let at = -8; at < z; at += step) sum += Math.exp(-((at + step / 2) ** 2) / 2) * step;
  return sum / Math.sqrt(2 * Math.PI);
}

/** DISC-O from the page alone. */
function recomputeDiscO(responses: { item_id: string; value: number }[]) {
  const values = new Map(responses.map(({ item_id, value }) => [item_id, value]));
  const facetScores = new Map(
    rowsOf('facets').map(([shown = '', mean, deviation]) => {
      const [key = '', reversed] = shown.split(' ');
      const own = rowsOf('items').filter(([, facet]) => facet === key);
      const facet = own.reduce((sum, [id = '', , keyed]) => {
        const x = values.get(id) ?? Number.NaN;
        return sum + ((keyed === 'plus') === (reversed === undefined) ? x : 6 - x);
      }, 0);
      return [key, { facet, z: (facet - Number(mean)) / Number(deviation) }];
    }),
  );
  return rowsOf('scales').map(([key, , first = '', second = '', r = '', alpha]) => {
    const [one, two] = [facetScores.get(first), facetScores.get(second)];
    const z = ((one?.z ?? 0) + (two?.z ?? 0)) / Math.sqrt(2 + 2 * Number.parseFloat(r));
    const t = tenths(50 + 10 * z);
    return {
      key,
      raw: (one?.facet ?? 0) + (two?.facet ?? 0),
      t,
      sem: tenths(10 * Math.sqrt(1 - Number(alpha))),
      percentile: Math.min(99, Math.max(1, Math.round(100 * shareBelow(z)))),
      band: t < numberOf('middle-from') ? 'lower' : t > numberOf('middle-to') ? 'higher' : 'middle',
    };
  });
}

/** Ability from the page and the items that a result shows. */
function recomputeAbility(items: Record<string, unknown>[]) {
  const grid = Array.from({ length: 81 }, (_, at) => -4 + at / 10);
  const densities = grid.map((theta) =>
    items.reduce(
      (density, { a, b, c, correct }) => {
        const [slope, place, chance] = [Number(a), Number(b), Number(c)];
        const p = chance + (1 - chance) / (1 + Math.exp(-slope * (theta - place)));
        return density * (correct ? p : 1 - p);
      },
      Math.exp(-(theta ** 2) / 2),
    ),
  );
  const total = densities.reduce((sum, one) => sum + one, 0);
  const mean = grid.reduce((sum, theta, at) => sum + theta * (densities[at] ?? 0), 0) / total;
  const variance =
    grid.reduce((sum, theta, at) => sum + (theta - mean) ** 2 * (densities[at] ?? 0), 0) / total;
  return { t: tenths(50 + 10 * mean), sem: tenths(10 * Math.sqrt(variance) * numberOf('widening')) };
}

describe('a result is recomputed by the page alone', () => {
  it.each(['a', 'b', 'c', 'd', 'e'])('for a DISC-O of the seed %s', (seed) => {
    const { responses } = honest(seed);
    const { scores } = scoreDiscO(responses, { language: 'en', attempt: 1 });
    expect(scores).toMatchObject(recomputeDiscO(responses));
  });

  it.each(['a', 'b', 'c'])('for a general test of the seed %s', (seed) => {
    const responses = Array.from({ length: 20 }, (_, at) => ({ value: String(at % 8), ms: 1000 }));
    const { scores, sections } = scoreGeneral({ seed, isNonVisual: false }, responses, {
      language: 'en',
      attempt: 1,
    });
    const items = sections.find(({ key }) => key === 'items')?.entries ?? [];
    expect(items).toHaveLength(20);
    expect(scores[0]).toMatchObject(recomputeAbility(items));
  });

  it('for the difficulty of an item', () => {
    const weights = new Map(rowsOf('weights').map(([key = '', weight]) => [key, Number(weight)]));
    const { features, parameters } = makeItem('number', 'page');
    const b = Object.entries(features).reduce(
      (sum, [key, count]) => sum + (weights.get(key) ?? Number.NaN) * count,
      0,
    );
    expect(b).toBeCloseTo(parameters.b);
    expect(numberOf('discrimination')).toBe(parameters.a);
  });
});

it('says of each assessment what it does not measure', () => {
  const text = document.querySelector('main')?.textContent ?? '';
  expect(text.match(/It measures no\s/g)).toHaveLength(3);
});

it('has every id once and reaches every part of its own', () => {
  const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  const links = [...document.querySelectorAll('main a[href^="#"]')].map((link) =>
    link.getAttribute('href')?.slice(1),
  );
  expect(links.filter((id) => !ids.includes(id ?? ''))).toEqual([]);
});
