import { commonErrors } from '../contracts/errors.ts';

type Json = Record<string, unknown>;
interface Response extends Json {
  'x-error-codes'?: readonly string[];
}
interface Operation extends Json {
  responses: Record<string, Response>;
}

/**
 * The document with each error response, and each 304, once in `components.responses`, with references elsewhere: most
 * operations return the same ones. If two responses would have the same name, the more frequent one is shared and the
 * other stays in its operations.
 */
export function shareResponses<D extends { paths: Record<string, Json>; components: Json }>(document: D) {
  const contents = mostFrequent(document.paths);
  const shared = (response: Response, status: string): Json => {
    const name = nameOf(status, response);
    const isShared = name !== undefined && contents.get(name) === JSON.stringify(response);
    return isShared ? { $ref: `#/components/responses/${name}` } : response;
  };
  const paths = mapValues(document.paths, (operations) =>
    mapValues(operations, (operation) => ({
      ...(operation as Operation),
      responses: mapValues((operation as Operation).responses, shared),
    })),
  );
  const sorted = [...contents].sort(([a], [b]) => (a < b ? -1 : 1));
  const responses = Object.fromEntries(sorted.map(([name, text]) => [name, JSON.parse(text) as Response]));
  return { ...document, paths, components: { ...document.components, responses } };
}

/** For each name, the JSON of the most frequent response. It does not depend on the order of the paths. */
function mostFrequent(paths: Record<string, Json>): Map<string, string> {
  const operations = Object.values(paths).flatMap((methods) => Object.values(methods) as Operation[]);
  const found = operations.flatMap(({ responses }) =>
    Object.entries(responses).flatMap(([status, response]) => {
      const name = nameOf(status, response);
      return name === undefined ? [] : [{ name, text: JSON.stringify(response) }];
    }),
  );
  const byName = Map.groupBy(found, ({ name }) => name);
  return new Map([...byName].map(([name, all]) => [name, winnerOf(all.map(({ text }) => text))]));
}

function winnerOf(texts: string[]): string {
  const counts = [...Map.groupBy(texts, (text) => text)].map(([text, { length }]) => ({ text, length }));
  counts.sort((a, b) => b.length - a.length || (a.text < b.text ? -1 : 1));
  return counts[0]?.text ?? '';
}

const phrases: Record<string, string> = {
  304: 'NotModified',
  400: 'BadRequest',
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'NotFound',
  405: 'MethodNotAllowed',
  409: 'Conflict',
  410: 'Gone',
  412: 'PreconditionFailed',
  413: 'PayloadTooLarge',
  415: 'UnsupportedMediaType',
  422: 'UnprocessableContent',
  429: 'TooManyRequests',
  500: 'InternalServerError',
  503: 'ServiceUnavailable',
};

/** Codes that nearly every operation with their status returns; the names of responses omit them. */
const unnamed = new Set<string>([
  ...['missing_api_key', 'invalid_api_key', 'revoked_api_key', 'expired_api_key', 'wrong_environment'],
  ...['invalid_parameter', 'validation_failed', 'not_found', 'method_not_allowed', 'stale_object'],
  ...['payload_too_large', 'unsupported_media_type', 'quota_exceeded'],
  ...['internal_error', 'service_unavailable'],
]);
const idempotency = new Set<string>(commonErrors.withIdempotency);

/**
 * `409` with `scan_in_progress` and the codes of an Idempotency-Key → `Conflict_Idempotency_ScanInProgress`; undefined
 * for a success.
 */
function nameOf(status: string, response: Response): string | undefined {
  const phrase = phrases[status];
  if (phrase === undefined) return;
  const codes = response['x-error-codes'] ?? [];
  const isUnnamed = (code: string) =>
    // A page has no budget of a key, only the limit of its visitors.
    code === 'rate_limited' ? codes.includes('quota_exceeded') : unnamed.has(code);
  const named = codes.filter((code) => !isUnnamed(code) && !idempotency.has(code)).map(pascalCase);
  const group = codes.some((code) => idempotency.has(code)) ? ['Idempotency'] : [];
  return [phrase, ...group, ...named].join('_');
}

const pascalCase = (code: string) =>
  code.replace(/(?:^|_)(\w)/g, (_, letter: string) => letter.toUpperCase());

const mapValues = <T, U>(record: Record<string, T>, map: (value: T, name: string) => U): Record<string, U> =>
  Object.fromEntries(Object.entries(record).map(([name, value]) => [name, map(value, name)]));
