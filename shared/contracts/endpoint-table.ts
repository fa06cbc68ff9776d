import type { Route } from '../route.ts';

/** The README's list of endpoints as a Markdown table, one row per route. */
export function endpointTable(routes: Record<string, Route>): string {
  const header = ['Method', 'Path', 'Scope', 'What it does', 'Own error codes'];
  const rows = Object.values(routes).map(({ method, path, scope, summary, errors }) => [
    method,
    code(path),
    scopeWords[scope as keyof typeof scopeWords] ?? code(scope),
    summary,
    errors.map(code).join(', '),
  ]);
  return [header, header.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

const scopeWords = { any: 'any secret key', none: 'no key' };
const code = (text: string) => `\`${text}\``;
