/** Where a file is to be sent to. */
export interface UploadTarget {
  upload_url: string;
  headers: Record<string, string>;
}

/** `expired`: only a new URL can succeed. `failed`: the same URL may succeed. */
type PutOutcome = 'stored' | 'expired' | 'failed';

/** Enough for 10 MB over a slow connection. */
const timeoutMs = 120_000;

/** PUTs a file to its signed URL, and tells how many bytes have been sent. Unlike `fetch`, an XMLHttpRequest tells this. */
export function putFile(
  { upload_url, headers }: UploadTarget,
  file: File,
  onProgress: (sentBytes: number) => void,
  signal: AbortSignal,
): Promise<PutOutcome> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    const stop = () => request.abort();
    const end = (outcome: PutOutcome) => {
      signal.removeEventListener('abort', stop);
      resolve(outcome);
    };
    request.open('PUT', upload_url);
    request.timeout = timeoutMs;
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.upload.onprogress = ({ loaded }) => onProgress(loaded);
    request.onload = () => {
      // 412: the URL accepts one file, and this page has it for this file alone, so an earlier try stored it and its response was lost.
      if (request.status === 200 || request.status === 412) end('stored');
      else end(request.status === 403 ? 'expired' : 'failed');
    };
    request.onerror = request.ontimeout = request.onabort = () => end('failed');
    signal.addEventListener('abort', stop, { once: true });
    request.send(file);
  });
}
