import type { Route } from '../routes/route.ts';

/** The list of endpoints in docs/endpoints.md as a Markdown table, one row per route. */
export function endpointTable(routes: Record<string, Route>): string {
  const header = ['Method', 'Path', 'Scope', 'What it does', 'Own error codes'];
  const rows = Object.values(routes)
    .sort(byPath)
    .map(({ method, path, scope, alsoScope, keys, countsAddresses, summary, errors }) => [
      method,
      code(path),
      keys === 'candidate' && !countsAddresses
        ? 'session of a candidate'
        : (scopeWords[scope as keyof typeof scopeWords] ??
          [scope, ...(alsoScope ? [alsoScope] : [])].map(code).join(', ')),
      summary,
      errors.map(code).join(', '),
    ]);
  return [header, header.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

/** A module's exports are sorted by name, so the rows are sorted again to keep a resource's rows together. */
const methods = ['POST', 'GET', 'PATCH', 'PUT', 'DELETE'];
const byPath = (a: Route, b: Route) =>
  a.path.localeCompare(b.path) || methods.indexOf(a.method) - methods.indexOf(b.method);

const scopeWords = { any: 'any secret key', none: 'no key' };
const code = (text: string) => `\`${text}\``;
