import type { CallOptions, Method } from './operation-types.ts';
import type { Settings } from './settings.ts';

/** The input of a call without the types of its operation. */
export interface UntypedInput extends CallOptions {
  path?: object;
  query?: object;
  body?: unknown;
}

/** A request that can be sent more than once. */
export interface BuiltRequest {
  url: string;
  init: { method: string; headers: Record<string, string>; body?: string };
  /** Whether a second attempt has no effect beyond that of the first. */
  repeatable: boolean;
}

/**
 * POSTs that accept no Idempotency-Key and are still safe to repeat. A second upload grant, URL or chat changes nothing,
 * and an unused one expires. Messages of a chat have numbers; a chat is confirmed or handed over once.
 */
export const harmlessPosts: readonly string[] = [
  '/v1/uploads',
  '/v1/applications/{id}/uploads',
  '/v1/intakes',
  '/v1/intakes/{id}/uploads',
  '/v1/intakes/{id}/messages',
  '/v1/intakes/{id}/confirm',
  '/v1/intakes/{id}/handover',
];

/** One call as a request. Every attempt of a call sends the same Idempotency-Key, so its effect happens once. */
export function buildRequest(
  { baseUrl, apiKey }: Pick<Settings, 'baseUrl' | 'apiKey'>,
  method: Method,
  path: string,
  input: UntypedInput,
): BuiltRequest {
  const keyed = method === 'post' && !harmlessPosts.includes(path);
  const headers: Record<string, string> = {
    Accept: 'application/json, */*;q=0.5',
    ...input.headers,
    Authorization: `Bearer ${apiKey}`,
    ...(input.body !== undefined && { 'Content-Type': 'application/json' }),
    ...(keyed && { 'Idempotency-Key': input.idempotencyKey ?? newIdempotencyKey() }),
    ...(input.ifMatch !== undefined && { 'If-Match': input.ifMatch }),
  };
  return {
    url: baseUrl + fillPath(path, input.path) + writeQuery(input.query),
    init: {
      method: method.toUpperCase(),
      headers,
      ...(input.body !== undefined && { body: JSON.stringify(input.body) }),
    },
    // A JSON merge, a PUT or a DELETE leaves the same state however often it is sent. With If-Match a repeated call
    // would fail with a version conflict although the first one succeeded.
    repeatable: input.ifMatch === undefined,
  };
}

function fillPath(path: string, given: object = {}): string {
  const values: Partial<Record<string, unknown>> = { ...given };
  return path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = values[name];
    // An empty id would turn the call for one resource into the call for the whole list.
    if (value === undefined || value === null || value === '')
      throw new TypeError(`path.${name} is missing.`);
    return encodeURIComponent(String(value));
  });
}

function writeQuery(values: object = {}): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(values))
    if (value !== undefined && value !== null) query.append(name, String(value));
  const text = query.toString();
  return text && `?${text}`;
}

/** A UUIDv4. `randomUUID` is missing on pages without https. */
function newIdempotencyKey(): string {
  if (typeof crypto.randomUUID === 'function') return crypto.randomUUID();
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}
