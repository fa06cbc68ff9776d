import { HiringError, HiringUploadError, HiringWaitError } from './errors.ts';
import { type FileSource, type NamedFile, readFileSource } from './file-source.ts';
import type { HiringClient } from './hiring-client.ts';
import type { Listing } from './listing.ts';
import type { AnswerOf, CallOptions, ItemOf, QueryOf } from './operation-types.ts';
import { mayTakeElsewhere, putFile } from './put-file.ts';
import { pauseMs } from './retry-delay.ts';
import type { Settings } from './settings.ts';
import { sleep } from './time-limit.ts';

export type Scan = AnswerOf<'/v1/scans/{id}', 'get'>;

export interface WaitOptions extends Pick<CallOptions, 'signal'> {
  /** The time limit of the wait, in milliseconds; 120,000 by default. */
  timeoutMs?: number;
}

export interface NewScan extends Pick<CallOptions, 'signal'> {
  /** Its extension determines the content type. Optional when the file has a name of its own. */
  filename?: string;
  /** The job whose pipeline the scan belongs to. */
  jobId?: string;
  /** Your own unique id of the scan. A second scan with the same id is rejected with `external_id_taken`. */
  externalId?: string;
  metadata?: Record<string, string>;
  /** Whether to return only when the scan is `completed` or `failed`. */
  wait?: boolean | Omit<WaitOptions, 'signal'>;
}

/**
 * The pause grows from one second: a scan typically takes 8 to 25 seconds, and each request counts against the call
 * budget.
 */
const firstPauseMs = 1_000;
const longestPauseMs = 8_000;

export class Scans {
  readonly #client: HiringClient;
  readonly #settings: Settings;

  constructor(client: HiringClient, settings: Settings) {
    this.#client = client;
    this.#settings = settings;
  }

  /**
   * Uploads a CV and starts its scan: upload grant, PUT and registration in one call. If the PUT fails or the token
   * expires meanwhile, it starts again with a new grant.
   */
  async create(file: FileSource, options: NewScan = {}): Promise<Scan> {
    const { signal, wait } = options;
    const scan = await this.#register(await readFileSource(file, options.filename), options);
    return wait
      ? this.waitUntilDone(scan.id, { ...(wait === true ? {} : wait), ...(signal && { signal }) })
      : scan;
  }

  async #register(file: NamedFile, { jobId, externalId, metadata, signal }: NewScan): Promise<Scan> {
    const options = signal ? { signal } : {};
    for (let attempt = 1; ; attempt += 1) {
      const grant = await this.#client.post('/v1/uploads', {
        body: { filename: file.filename, size: file.bytes.size },
        ...options,
      });
      try {
        await putFile(this.#settings, grant, file, signal);
        return await this.#client.post('/v1/scans', {
          body: {
            storage_token: grant.storage_token,
            ...(jobId !== undefined && { project_id: jobId }),
            ...(externalId !== undefined && { external_id: externalId }),
            ...(metadata !== undefined && { metadata }),
          },
          ...options,
        });
      } catch (error) {
        if (attempt > this.#settings.maxRetries || !isMendedByFreshGrant(error)) throw error;
        await sleep(pauseMs(attempt), signal);
      }
    }
  }

  /** Returns when the scan is `completed` or `failed`. Throws `HiringWaitError` when it is neither in time. */
  async waitUntilDone(id: string, { timeoutMs = 120_000, signal }: WaitOptions = {}): Promise<Scan> {
    const endsAt = Date.now() + timeoutMs;
    for (let pause = firstPauseMs; ; pause = Math.min(pause * 1.5, longestPauseMs)) {
      const scan = await this.#client.get('/v1/scans/{id}', { path: { id }, ...(signal && { signal }) });
      if (scan.status === 'completed' || scan.status === 'failed') return scan;
      const left = endsAt - Date.now();
      if (left <= 0) throw new HiringWaitError(id, timeoutMs);
      await sleep(Math.min(pause, left), signal);
    }
  }

  list(query: QueryOf<'/v1/scans'> = {}, options: CallOptions = {}): Listing<ItemOf<'/v1/scans'>> {
    return this.#client.list('/v1/scans', { query, ...options });
  }
}

function isMendedByFreshGrant(error: unknown): boolean {
  if (error instanceof HiringUploadError) return mayTakeElsewhere(error);
  return (
    error instanceof HiringError &&
    ['storage_token_invalid', 'storage_token_expired', 'file_not_uploaded'].includes(error.code)
  );
}
