import type * as v from 'valibot';
import type { Route } from '../routes/route.ts';

type Link = { operationId: string; parameters: Record<string, string> };
type Shape = { entries?: Record<string, Shape>; pipe?: Step[] };
type Step = { type: string; requirement?: unknown };

/**
 * Links to the calls whose path takes the id in this response, where the id is new to the caller, as in the response to
 * a POST. The other parameters of such a path have the values of the request.
 */
export function linksOf(route: Route, routes: Record<string, Route>): Record<string, Link> | undefined {
  const kind = patternOf((route.response as Shape).entries?.id);
  if (kind === undefined || Object.values(route.params).some((param) => patternOf(param) === kind)) return;
  const links = Object.entries(routes).flatMap(([operationId, { params }]) => {
    const names = Object.keys(params);
    const taking = names.filter((name) => patternOf(params[name]) === kind);
    const others = names.filter((name) => !taking.includes(name));
    if (taking.length === 0 || others.some((name) => !(name in route.params))) return [];
    const parameters = {
      ...Object.fromEntries(others.map((name) => [name, `$request.path.${name}`])),
      ...Object.fromEntries(taking.map((name) => [name, '$response.body#/id'])),
    };
    return [[operationId, { operationId, parameters }] as const];
  });
  return links.length > 0 ? Object.fromEntries(links) : undefined;
}

/** The pattern of an id, which identifies the kind of resource. */
function patternOf(schema: Shape | v.GenericSchema | undefined): string | undefined {
  const requirement = (schema as Shape | undefined)?.pipe?.find(({ type }) => type === 'regex')?.requirement;
  return requirement instanceof RegExp ? requirement.source : undefined;
}
