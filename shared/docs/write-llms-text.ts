import { tagOf } from '../api-document/tag-of.ts';
import type { Route } from '../routes/route.ts';

/**
 * An overview of the API for language models, in the form of llms.txt: a description, its documentation, one line per
 * call.
 */
export function writeLlmsText(routes: Record<string, Route>): string {
  const calls = Object.values(routes).filter(({ path }) => path.startsWith('/v1/'));
  const byResource = [...Map.groupBy(calls, tagOf)].sort(([a], [b]) => a.localeCompare(b));
  return `# Hiring Service

> A hiring backend as a JSON API: jobs, CV scans with extraction, applications, and signed webhooks.

Send \`Authorization: Bearer <secret key>\`. Requests and responses are JSON in snake_case. Ids have a prefix, such as \`job_\`.
Lists take \`limit\` and \`cursor\`. A POST can be retried with the same \`Idempotency-Key\`. Errors have a stable
\`error.code\`.

## Documentation

- [OpenAPI 3.1 document](/v1/openapi.json): every call with its schemas and error codes
- [OpenAPI 3.1 document for publishable keys](/v1/openapi-publishable.json): the calls of a career site
- [Errors](/docs/errors): cause and remedy of every code
- [Events](/docs/events): the events that webhooks deliver
- [States](/docs/states): which moves a resource allows
- [Fit score](/docs/fit-score): how a CV is scored against a job
- [Assessments](/docs/assessments): what each assessment measures, and how to compute a result
- [Signatures](/docs/signatures): how to verify a delivery, with test vectors
- [Postman collection](/docs/postman.json): every call, ready to send

${byResource.map(([resource, rows]) => `## ${resource}\n\n${rows.sort(byPath).map(lineOf).join('\n')}\n`).join('\n')}`;
}

const byPath = (a: Route, b: Route) => a.path.localeCompare(b.path) || a.method.localeCompare(b.method);

const scopeWords: Partial<Record<Route['scope'], string>> = { any: 'any secret key', none: 'no key' };
const lineOf = ({ method, path, summary, scope }: Route) =>
  `- \`${method} ${path}\` (${scopeWords[scope] ?? scope}): ${summary}`;
