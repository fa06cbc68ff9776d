/** A refusal of sign-in, or of a token. */
export class SignInError extends Error {
  readonly status: number;
  /** In seconds; 0 if the answer did not name any. */
  readonly retryAfter: number;
  constructor(status: number, message: string, retryAfter = 0) {
    super(message);
    this.status = status;
    this.retryAfter = retryAfter;
  }
}

export async function readJson<Answer>(response: Response): Promise<Answer> {
  const text = await response.text();
  const answer = text ? JSON.parse(text) : {};
  if (response.ok) return answer as Answer;
  const message = answer.error?.message ?? response.statusText;
  throw new SignInError(response.status, message, Number(response.headers.get('Retry-After')) || 0);
}
