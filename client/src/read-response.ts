import { type ErrorCode, HiringConnectionError, HiringError } from './errors.ts';

/**
 * A response of the service. `body` is its JSON, or its text for another media type. 304 occurs only for
 * `If-None-Match`.
 */
export type Answer<Body> =
  | { status: 200 | 201 | 202; headers: Headers; body: Body }
  | { status: 304; headers: Headers; body: null };

/** The response of one attempt, with its body as text. */
export interface RawResponse {
  status: number;
  headers: Headers;
  text: string;
}

/** The parsed response, or its error as a value. Fields unknown to this version of the client are kept. */
export function readResponse({
  status,
  headers,
  text,
}: RawResponse): Answer<unknown> | HiringError | HiringConnectionError {
  if (status === 304) return { status, headers, body: null };
  const json = parse(text);
  if (status === 200 || status === 201 || status === 202) {
    if (json !== undefined) return { status, headers, body: json };
    return isOtherText(headers) ? { status, headers, body: text } : unreadable(status);
  }
  return hasCode(json) ? new HiringError(json.error, status, headers) : unreadable(status);
}

/** Feeds and documents are not JSON. HTML without the service's own header comes from a proxy or a login form. */
function isOtherText(headers: Headers): boolean {
  const type = headers.get('content-type') ?? 'json';
  return !/\bjson\b/i.test(type) && (headers.has('svc-request-id') || !/\bhtml\b/i.test(type));
}

const unreadable = (status: number) =>
  new HiringConnectionError('unreadable_answer', `Something answered ${status} that is not the service.`, {
    status,
  });

function hasCode(body: unknown): body is { error: { code: ErrorCode } } {
  const { error } = (body ?? {}) as { error?: { code?: unknown } };
  return typeof error?.code === 'string';
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
