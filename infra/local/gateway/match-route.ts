import type { Method, Route } from './read-api.ts';

export type Match = { method: Method; pathParameters: Record<string, string> | null };
type MatchRoute = (httpMethod: string, path: string) => Match | undefined;

const isGreedy = (part: string) => /^\{\w+\+\}$/.test(part);
const isParameter = (part: string) => part.startsWith('{');
const rank = (part: string) => (isGreedy(part) ? 2 : isParameter(part) ? 1 : 0);

/**
 * Finds the method for a request as API Gateway does: literal parts win over `{parameter}`, which wins over
 * `{greedy+}`, and the method is looked up only once the resource is chosen.
 */
export function createMatcher(routes: Route[]): MatchRoute {
  const candidates = routes
    .filter(({ methods }) => methods.size > 0)
    .map((route) => ({ route, parts: splitPath(route.resourcePath) }))
    .sort((left, right) => comparePrecedence(left.parts, right.parts));
  return (httpMethod, path) => {
    const parts = splitPath(path);
    const found = candidates.find((candidate) => fits(candidate.parts, parts));
    const method = found?.route.methods.get(httpMethod) ?? found?.route.methods.get('ANY');
    return found && method && { method, pathParameters: readParameters(found.parts, parts) };
  };
}

function splitPath(path: string): string[] {
  return path === '/' ? [] : path.slice(1).split('/');
}

function comparePrecedence(left: string[], right: string[]): number {
  for (let index = 0; index < Math.min(left.length, right.length); index += 1) {
    const difference = rank(left[index] as string) - rank(right[index] as string);
    if (difference !== 0) return difference;
  }
  return right.length - left.length;
}

function fits(pattern: string[], parts: string[]): boolean {
  const greedy = pattern.findIndex(isGreedy);
  if (greedy >= 0 ? parts.length <= greedy : parts.length !== pattern.length) return false;
  const compared = greedy >= 0 ? pattern.slice(0, greedy) : pattern;
  return (
    compared.every((part, index) => (isParameter(part) ? parts[index] !== '' : part === parts[index])) &&
    (greedy < 0 || parts.slice(greedy).join('/') !== '')
  );
}

/** Percent-encoded as in the path: REST APIs decode none. */
function readParameters(pattern: string[], parts: string[]): Record<string, string> | null {
  const found = pattern.flatMap((part, index) => {
    if (!isParameter(part)) return [];
    const value = isGreedy(part) ? parts.slice(index).join('/') : (parts[index] as string);
    return [[part.replace(/[{}+]/g, ''), value]];
  });
  return found.length > 0 ? Object.fromEntries(found) : null;
}
