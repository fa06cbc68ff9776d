import { HiringUploadError } from './errors.ts';
import type { NamedFile } from './file-source.ts';
import { withinTime } from './patience.ts';
import type { Settings } from './settings.ts';

/** 10 MB over a slow line. The two minutes of the URL count until the PUT begins. */
const uploadTimeoutMs = 120_000;

export interface UploadTarget {
  upload_url: string;
  headers: Record<string, string>;
}

/** PUTs a file to the address it was granted. No key goes along: the address is the permission. Throws `HiringUploadError`. */
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

/** Whether the same address may take the file when it is tried again. */
export const mayTakeAgain = ({ status }: HiringUploadError): boolean =>
  status === null || status === 408 || status === 429 || status >= 500;

/** Whether a fresh address may: 403 is one that has run out, 412 one that has been used. */
export const mayTakeElsewhere = (error: HiringUploadError): boolean =>
  mayTakeAgain(error) || error.status === 403 || error.status === 412;
