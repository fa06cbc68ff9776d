import type * as v from 'valibot';
import type { Route } from '../../shared/routes/route.ts';
import { type RouteName, routeTable } from './endpoint-calls.ts';
import { type MeasuredList, measuredLists } from './measured-lists.ts';

const isList = ({ method, response }: Route) =>
  method === 'GET' && (response as { entries?: { data?: v.GenericSchema } }).entries?.data?.type === 'array';

/** The lists of the route table. Throws for one that is neither measured nor bounded, or both, and for a name or bound of no list. */
export function listNames(): { measured: MeasuredList[]; bounded: [RouteName, string][] } {
  const rows = Object.entries(routeTable) as [RouteName, Route][];
  const lists = rows.filter(([, row]) => isList(row)).map(([name]) => name);
  const measured = Object.keys(measuredLists) as MeasuredList[];
  const bounded = rows.flatMap(([name, { boundedBy }]): [RouteName, string][] =>
    boundedBy === undefined ? [] : [[name, boundedBy]],
  );
  const known: RouteName[] = [...measured, ...bounded.map(([name]) => name)];
  const missing = lists.filter((name) => !known.includes(name));
  if (missing.length > 0) throw new Error(`neither measured nor bounded: ${missing.join(', ')}`);
  const wrong = known.filter((name, at) => !lists.includes(name) || known.indexOf(name) !== at);
  if (wrong.length > 0) throw new Error(`no list, or named twice: ${wrong.join(', ')}`);
  return { measured, bounded };
}
