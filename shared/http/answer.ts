import {
  type ErrorCode,
  type ErrorView,
  errorCodes,
  maxDetails,
  type ProblemView,
} from '../contracts/errors.ts';
import type { ApiError } from '../domain/api-error.ts';
import { docsUrl } from '../platform/addresses.ts';

/** What leaves: the body is already the bytes that a replay must repeat. */
export interface Answer {
  status: number;
  headers: Record<string, string>;
  body: string;
  /** What else it tells of than the ids in it, see {@link tellsOf}; it stays inside. */
  tellsOf?: string[];
}

/** In what a handler answers: the ids of what it tells of without naming them, such as the person of a score. */
export const tellsOf = Symbol('tells of');

export const jsonAnswer = (status: number, view: unknown, headers: Record<string, string> = {}): Answer => ({
  status,
  headers: { 'Content-Type': 'application/json', ...headers },
  body: JSON.stringify(view),
});

export const statusOf = (code: ErrorCode): number => errorCodes[code][0];

/** A refusal's code and sentence. */
const refusalWords = ({ code, particulars }: ApiError) => ({
  code,
  message: particulars.message ?? errorCodes[code][2],
});

/** The one error body, or the same content as RFC 9457 has it for those whose Accept asks for that. */
export function refusalAnswer(error: ApiError, requestId: string, accept?: string): Answer {
  const [status, type] = errorCodes[error.code];
  const { particulars } = error;
  const { details = [] } = particulars;
  const view: ErrorView['error'] = {
    type,
    ...refusalWords(error),
    status,
    param: particulars.param ?? null,
    details: details.slice(0, maxDetails),
    details_omitted: Math.max(0, details.length - maxDetails),
    request_id: requestId,
    doc_url: `${docsUrl()}/errors#${error.code}`,
  };
  if (!wantsProblem(accept)) return jsonAnswer(status, { error: view }, particulars.headers);
  return jsonAnswer(status, problemOf(view), {
    ...particulars.headers,
    'Content-Type': 'application/problem+json',
  });
}

const wantsProblem = (accept = '') =>
  accept
    .toLowerCase()
    .split(',')
    .some((range) => /^\s*application\/problem\+json\s*(;|$)(?!.*\bq=0(\.0*)?\s*(;|$))/.test(range));

/** The title belongs to the code, the detail to this occurrence, which the gateway's UUID in our request id names. */
function problemOf({ doc_url, message, status, ...view }: ErrorView['error']): ProblemView {
  const { code, param, details, details_omitted, request_id } = view;
  return {
    type: doc_url,
    title: errorCodes[code][2],
    status,
    detail: message,
    instance: `urn:uuid:${request_id.slice('req_'.length)}`,
    code,
    param,
    details,
    details_omitted,
    request_id,
  };
}
