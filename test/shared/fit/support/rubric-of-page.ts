import type { parseHTML } from 'linkedom';
import type { Rubric } from './recompute.ts';

/** The rubric as a reader of /docs/fit-score finds it. */
export function rubricOf(document: ReturnType<typeof parseHTML>['document']): Rubric {
  const heading = document.getElementById('weights');
  let table = heading?.nextElementSibling;
  while (table && !table.querySelector('table')) table = table.nextElementSibling;
  const rows = [...(table?.querySelectorAll('tbody tr') ?? [])].map((row) =>
    [...row.querySelectorAll('td')].map(({ textContent }) => textContent ?? ''),
  );
  const list = document.getElementById('arithmetic')?.nextElementSibling?.nextElementSibling;
  const bands = [...(list?.textContent ?? '').matchAll(/(strong|good|partial|weak) from (\d+)/g)];
  const highest = /the band is at most (\w+)/.exec(list?.textContent ?? '');
  return {
    highestWithOpen: highest?.[1] ?? '',
    preferred: Object.fromEntries(rows.map(([key = '', preferred]) => [key, Number(preferred)])),
    bands: bands.map(([, band = '', floor]) => [band, Number(floor)]),
  };
}
