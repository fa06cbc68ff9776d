import type * as v from 'valibot';
import type { Route } from '../../shared/routes/route.ts';
import { boundedLists } from './bounded-lists.ts';
import { type RouteName, routeTable } from './endpoint-calls.ts';
import { type MeasuredList, measuredLists } from './measured-lists.ts';

const isList = ({ method, response }: Route) =>
  method === 'GET' && (response as { entries?: { data?: v.GenericSchema } }).entries?.data?.type === 'array';

/** The lists of the route table. Throws for one that is neither measured nor bounded, and for a name of no list. */
export function listNames(): { measured: MeasuredList[]; bounded: [RouteName, string][] } {
  const lists = (Object.keys(routeTable) as RouteName[]).filter((name) => isList(routeTable[name]));
  const measured = Object.keys(measuredLists) as MeasuredList[];
  const bounded = Object.entries(boundedLists) as [RouteName, string][];
  const known: RouteName[] = [...measured, ...bounded.map(([name]) => name)];
  const missing = lists.filter((name) => !known.includes(name));
  if (missing.length > 0) throw new Error(`neither measured nor bounded: ${missing.join(', ')}`);
  const wrong = known.filter((name, at) => !lists.includes(name) || known.indexOf(name) !== at);
  if (wrong.length > 0) throw new Error(`no list, or named twice: ${wrong.join(', ')}`);
  return { measured, bounded };
}
