import { parseHTML } from 'linkedom';
import { assessmentsPage } from '../../../../shared/docs/assessments-page.ts';

const { document } = parseHTML(assessmentsPage());

/** The rows of a table of /docs/assessments, as texts. */
export const rowsOf = (id: string): string[][] =>
  [...(document.getElementById(id)?.querySelectorAll('tbody tr') ?? [])].map((row) =>
    [...row.querySelectorAll('td')].map(({ textContent }) => textContent ?? ''),
  );

const figures = new Map(rowsOf('figures').map(([name = '', value]) => [name, Number(value)]));

/** A figure of the page by its name. Throws if the page does not have it. */
export function figure(name: string): number {
  const value = figures.get(name);
  if (value === undefined || Number.isNaN(value)) throw new Error(`the page has no figure “${name}”`);
  return value;
}
