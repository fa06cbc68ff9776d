import { type ErrorCode, type ErrorView, errorCodes } from '../contracts/errors.ts';
import type { ApiError } from '../domain/api-error.ts';
import { docsUrl } from '../names.ts';

/** What leaves: the body is already the bytes that a replay must repeat. */
export interface Answer {
  status: number;
  headers: Record<string, string>;
  body: string;
}

export const jsonAnswer = (status: number, view: unknown, headers: Record<string, string> = {}): Answer => ({
  status,
  headers: { 'Content-Type': 'application/json', ...headers },
  body: JSON.stringify(view),
});

export const statusOf = (code: ErrorCode): number => errorCodes[code][0];

/** The one error body. */
export function refusalAnswer(error: ApiError, requestId: string): Answer {
  const [status, type, message] = errorCodes[error.code];
  const { particulars } = error;
  const view: ErrorView = {
    error: {
      type,
      code: error.code,
      message: particulars.message ?? message,
      status,
      param: particulars.param ?? null,
      details: particulars.details ?? [],
      request_id: requestId,
      doc_url: `${docsUrl}/errors#${error.code}`,
    },
  };
  return jsonAnswer(status, view, particulars.headers);
}
