import { type ErrorCode, HiringConnectionError, HiringError } from './errors.ts';

/** An answer of the service. `body` is its JSON, or its text where it is of another type. 304 only answers an `If-None-Match`. */
export type Answer<Body> =
  | { status: 200 | 201 | 202; headers: Headers; body: Body }
  | { status: 304; headers: Headers; body: null };

/** What one attempt came to, its body read. */
export interface RawAnswer {
  status: number;
  headers: Headers;
  text: string;
}

/** The answer, or the refusal it holds as a value. Fields this version does not know are left as they are. */
export function readAnswer({
  status,
  headers,
  text,
}: RawAnswer): Answer<unknown> | HiringError | HiringConnectionError {
  if (status === 304) return { status, headers, body: null };
  const json = parse(text);
  if (status === 200 || status === 201 || status === 202) {
    if (json !== undefined) return { status, headers, body: json };
    return isOtherText(headers) ? { status, headers, body: text } : unreadable(status);
  }
  return hasCode(json) ? new HiringError(json.error, status, headers) : unreadable(status);
}

/** Feeds and documents are no JSON. HTML that does not bear the service's own header is a proxy or a login form speaking. */
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
