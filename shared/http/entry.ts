import type { Route } from '../routes/route.ts';
import type { Edge, Handle } from './call.ts';
import { endpoint } from './endpoint.ts';

/** What an endpoint's file exports for the bundler: the edge in, the Lambda handler out. */
export type Entry = (edge: Edge) => ReturnType<typeof endpoint>;

/**
 * Joins a row of the route table, its story and what the story needs. `alsoEdge` hands a part of that to the edge, too.
 * Nothing is opened before Lambda loads the function, so tests may import the file and open it on an edge of their own.
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
