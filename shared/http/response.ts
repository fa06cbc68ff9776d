import {
  type ErrorCode,
  type ErrorView,
  errorCodes,
  maxDetails,
  type ProblemView,
} from '../contracts/errors.ts';
import { requestPrefix } from '../contracts/primitives.ts';
import type { ApiError } from '../domain/api-error.ts';
import { docsUrl } from '../platform/addresses.ts';
import type { HttpRequest } from './api-gateway.ts';
import type { Pages } from './call.ts';

/** A response. The body is already text, which a replay must repeat unchanged. */
export interface EndpointResponse {
  status: number;
  headers: Record<string, string>;
  body: string;
  /** The cookies that the response sets. */
  cookies?: string[];
  /** Ids of further subjects of the response, see {@link subjectIds}; not sent. */
  subjectIds?: string[];
}

/**
 * A property of a handler's result: the ids of subjects that the response does not contain, such as the person of a
 * score.
 */
export const subjectIds = Symbol('subject ids');

/** A property of a handler's result: the cookies that the response sets (shared/http/cookies.ts). */
export const setCookies = Symbol('sets cookies');

export const jsonResponse = (
  status: number,
  view: unknown,
  headers: Record<string, string> = {},
): EndpointResponse => ({
  status,
  headers: { 'Content-Type': 'application/json', ...headers },
  body: JSON.stringify(view),
});

export const statusOf = (code: ErrorCode): number => errorCodes[code][0];

/**
 * An error's code and message. Without a message of its own, the message is that of the first detail, because many
 * programs log nothing else.
 */
const refusalWords = ({ code, particulars: { message, details = [] } }: ApiError) => {
  const [first, ...others] = details;
  if (message !== undefined || !first) return { code, message: message ?? errorCodes[code][2] };
  const more =
    others.length === 0
      ? ''
      : ` There ${others.length === 1 ? 'is 1 more' : `are ${others.length} more`} in details.`;
  return { code, message: `${first.message}${more}` };
};

/**
 * The error response: the common body, or the same content in the form of RFC 9457 if the Accept header requests it.
 */
export function errorResponse(error: ApiError, requestId: string, accept?: string): EndpointResponse {
  const [status, type] = errorCodes[error.code];
  const { particulars } = error;
  const { details = [] } = particulars;
  const view: ErrorView['error'] = {
    type,
    ...refusalWords(error),
    status,
    param: particulars.param ?? null,
    details: details.slice(0, maxDetails).map((detail) => ({ id: null, ...detail })),
    details_omitted: Math.max(0, details.length - maxDetails),
    request_id: requestId,
    doc_url: `${docsUrl()}/errors#${error.code}`,
  };
  // Required with 401 (RFC 9110, 15.5.2); the gateway adds it to its own.
  const headers = { ...(status === 401 && { 'WWW-Authenticate': 'Bearer' }), ...particulars.headers };
  if (!wantsProblem(accept)) return jsonResponse(status, { error: view }, headers);
  return jsonResponse(status, problemOf(view), {
    ...headers,
    'Content-Type': 'application/problem+json',
  });
}

/** Whether a browser shows the response to a person: browsers name HTML, and programs rarely do. */
export const wantsPage = ({ headers: { accept } }: HttpRequest): boolean =>
  accept?.toLowerCase().includes('text/html') ?? false;

/** The same refusal as a page for a person, who called the route with a browser. */
export function refusalPage(
  { code, particulars }: ApiError,
  { requestId, headers }: HttpRequest,
  { renderRefusal }: Pages,
): EndpointResponse {
  return {
    status: statusOf(code),
    headers: { ...particulars.headers, 'Content-Type': 'text/html; charset=utf-8' },
    body:
      particulars.page ??
      renderRefusal({ code, requestId, languages: headers['accept-language'], home: particulars.home }),
  };
}

const wantsProblem = (accept: string | undefined) =>
  accept
    ?.toLowerCase()
    .split(',')
    .some((range) => /^\s*application\/problem\+json\s*(;|$)(?!.*\bq=0(\.0*)?\s*(;|$))/.test(range));

/**
 * The title belongs to the code; the detail and the instance, our request id with the gateway's UUID, belong to this
 * occurrence.
 */
function problemOf({ doc_url, message, status, ...view }: ErrorView['error']): ProblemView {
  const { code, param, details, details_omitted, request_id } = view;
  return {
    type: doc_url,
    title: errorCodes[code][2],
    status,
    detail: message,
    instance: `urn:uuid:${request_id.slice(`${requestPrefix}_`.length)}`,
    code,
    param,
    details,
    details_omitted,
    request_id,
  };
}
