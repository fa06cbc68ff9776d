import type { Route } from '../routes/route.ts';
import type { Edge, Handle } from './call.ts';
import { endpoint } from './endpoint.ts';

/** The export of an endpoint's file for the bundler: takes the edge, returns the Lambda handler. */
export type Entry = (edge: Edge) => ReturnType<typeof endpoint>;

/**
 * Joins a row of the route table, its handler and the handler's dependencies. `alsoEdge` adds some of these to the
 * edge. Nothing is opened before Lambda loads the function, so tests may import the file and open it with their own
 * edge.
 */
/* @__NO_SIDE_EFFECTS__ */
export function entryOf<R extends Route, Needs>(
  route: R,
  story: (needs: Needs) => Handle<R>,
  needs: (edge: Edge) => Needs,
  alsoEdge?: (needs: Needs) => Partial<Edge>,
): Entry {
  return (edge) => {
    const needed = needs(edge);
    return endpoint(route, story(needed), alsoEdge ? { ...edge, ...alsoEdge(needed) } : edge);
  };
}
