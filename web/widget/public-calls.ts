import type { PublicAnswerOf, PublicBodyOf } from '../../client/src/operation-types.ts';

export type PublicJob = PublicAnswerOf<'/v1/jobs/{id}', 'get'>;
type JobPage = PublicAnswerOf<'/v1/jobs', 'get'>;
export type Receipt = PublicAnswerOf<'/v1/applications', 'post'>;
type Renewed = PublicAnswerOf<'/v1/applications/{id}/uploads', 'post'>;
/** The body of `POST /v1/applications`. */
export type ApplicationBody = PublicBodyOf<'/v1/applications', 'post'>;

interface ErrorBody {
  code: string;
  param: string | null;
  details: { param: string | null; code: string }[];
}

/** A request that was not fulfilled. `error` is null when the service did not answer it. */
export class Failure extends Error {
  readonly error: ErrorBody | null;
  /** Whether the same request may succeed later; it may also have succeeded already. */
  readonly isPassing: boolean;

  constructor(error: ErrorBody | null, status: number) {
    super(error?.code ?? 'network');
    this.error = error;
    this.isPassing = !error || status === 429 || status >= 500 || error.code === 'idempotency_in_progress';
  }
}

export type Service = ReturnType<typeof openService>;

const attempts = 3;
const attemptMs = 30_000;
const firstPauseMs = 700;

/**
 * The calls that a publishable key may make, with the types of the client. The client itself, with its retries by
 * `Retry-After`, would be a third of the widget.
 */
export function openService(baseUrl: string, key: string, signal: AbortSignal) {
  async function call<Body>(method: string, path: string, body?: object, idempotencyKey = ''): Promise<Body> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        const response = await fetch(baseUrl + path, {
          method,
          headers: {
            Authorization: `Bearer ${key}`,
            ...(body && { 'Content-Type': 'application/json' }),
            ...(idempotencyKey && { 'Idempotency-Key': idempotencyKey }),
          },
          ...(body && { body: JSON.stringify(body) }),
          signal: AbortSignal.any([signal, AbortSignal.timeout(attemptMs)]),
        });
        const answer = await response.json();
        if (response.ok) return answer as Body;
        throw new Failure(answer.error ?? null, response.status);
      } catch (error) {
        signal.throwIfAborted();
        const failure = error instanceof Failure ? error : new Failure(null, 0);
        if (!failure.isPassing || attempt === attempts) throw failure;
      }
      await new Promise((resolve) => setTimeout(resolve, firstPauseMs * attempt));
    }
  }
  return {
    listJobs(asked: Record<string, string>) {
      return call<JobPage>('GET', `/v1/jobs?${new URLSearchParams(asked)}`);
    },
    getJob: (id: string) => call<PublicJob>('GET', `/v1/jobs/${encodeURIComponent(id)}`),
    apply: (body: ApplicationBody, idempotencyKey: string) =>
      call<Receipt>('POST', '/v1/applications', body, idempotencyKey),
    renewUploads: ({ id, upload_token }: Pick<Receipt, 'id' | 'upload_token'>) =>
      call<Renewed>('POST', `/v1/applications/${id}/uploads`, { upload_token }),
  };
}
