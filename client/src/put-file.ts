import { HiringUploadError } from './errors.ts';
import type { NamedFile } from './file-source.ts';
import type { Settings } from './settings.ts';
import { withinTime } from './time-limit.ts';

/** Enough for 10 MB over a slow connection. The URL is valid for two minutes, but only until the PUT begins. */
const uploadTimeoutMs = 120_000;

export interface UploadTarget {
  upload_url: string;
  headers: Record<string, string>;
}

/** PUTs a file to its presigned URL. No API key is sent: the URL is the permission. Throws `HiringUploadError`. */
export async function putFile(
  { fetch, timeoutMs }: Pick<Settings, 'fetch' | 'timeoutMs'>,
  { upload_url, headers }: UploadTarget,
  { filename, bytes }: NamedFile,
  signal?: AbortSignal,
): Promise<void> {
  const tooSlow = () => new HiringUploadError(filename, null);
  try {
    const status = await withinTime(
      Math.max(timeoutMs, uploadTimeoutMs),
      signal,
      async (signal) => {
        const answer = await fetch(upload_url, {
          method: 'PUT',
          headers,
          body: bytes,
          redirect: 'manual',
          signal,
        });
        await answer.arrayBuffer();
        return answer.status;
      },
      tooSlow,
    );
    if (status !== 200) throw new HiringUploadError(filename, status);
  } catch (error) {
    signal?.throwIfAborted();
    throw error instanceof HiringUploadError ? error : new HiringUploadError(filename, null, error);
  }
}

/** Whether the PUT to the same URL may succeed when it is repeated. */
export const mayTakeAgain = ({ status }: HiringUploadError): boolean =>
  status === null || status === 408 || status === 429 || status >= 500;

/** Whether a new URL may succeed: 403 means that the URL has expired, 412 that it has been used. */
export const mayTakeElsewhere = (error: HiringUploadError): boolean =>
  mayTakeAgain(error) || error.status === 403 || error.status === 412;
