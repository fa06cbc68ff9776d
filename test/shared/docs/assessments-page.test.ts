import { parseHTML } from 'linkedom';
import { expect, it } from 'vitest';
import { makeItem } from '../../../shared/assessments/general/item-pool.ts';
import { assessmentsPage } from '../../../shared/docs/assessments-page.ts';

const { document } = parseHTML(assessmentsPage());
const rowsOf = (id: string) =>
  [...(document.getElementById(id)?.querySelectorAll('tbody tr') ?? [])].map((row) =>
    [...row.querySelectorAll('td')].map(({ textContent }) => textContent ?? ''),
  );
const numberOf = (id: string) => Number(document.getElementById(id)?.textContent);

// test/functions/recomputed-results.test.ts recomputes results by the page alone.
it('has the weights that make the difficulty of an item', () => {
  const weights = new Map(rowsOf('weights').map(([key = '', weight]) => [key, Number(weight)]));
  const { features, parameters } = makeItem('number', 'page');
  const b = Object.entries(features).reduce(
    (sum, [key, count]) => sum + (weights.get(key) ?? Number.NaN) * count,
    0,
  );
  expect(b).toBeCloseTo(parameters.b);
  expect(numberOf('discrimination')).toBe(parameters.a);
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
