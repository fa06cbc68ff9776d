import { putFile, type UploadTarget } from './put-file.ts';

/** A file and where it is to go; `target` is null once it has arrived. */
export interface OutgoingFile {
  id: string;
  file: File;
  target: UploadTarget | null;
}

interface Sending {
  /** New targets by the ids of the files; a file that has arrived has none. Throws when there is no answer. */
  renew(): Promise<ReadonlyMap<string, UploadTarget | null>>;
  onProgress(sentBytes: number, totalBytes: number): void;
  pause(milliseconds: number): Promise<void>;
  signal: AbortSignal;
}

const attempts = 3;
const firstPauseMs = 1000;

/** Sends the files that have not arrived, each up to three times. Returns those that are still missing. */
export async function sendFiles(
  files: readonly OutgoingFile[],
  { renew, onProgress, pause, signal }: Sending,
): Promise<OutgoingFile[]> {
  const waiting = files.filter(({ target }) => target !== null);
  const total = waiting.reduce((sum, { file }) => sum + file.size, 0);
  const sent = new Map<OutgoingFile, number>();
  const tell = (one: OutgoingFile, bytes: number) => {
    sent.set(one, bytes);
    onProgress(
      [...sent.values()].reduce((sum, each) => sum + each, 0),
      total,
    );
  };
  for (let attempt = 1; attempt <= attempts; attempt += 1) {
    let isExpired = false;
    await Promise.all(
      waiting.map(async (one) => {
        if (one.target === null) return;
        const outcome = await putFile(one.target, one.file, (bytes) => tell(one, bytes), signal);
        if (outcome === 'stored') {
          tell(one, one.file.size);
          one.target = null;
        } else isExpired ||= outcome === 'expired';
      }),
    );
    const missing = waiting.filter(({ target }) => target !== null);
    if (missing.length === 0 || signal.aborted || attempt === attempts) return missing;
    if (isExpired) {
      const targets = await renew().catch(() => new Map<string, UploadTarget | null>());
      for (const one of missing) {
        const target = targets.get(one.id);
        if (target !== undefined) one.target = target;
      }
    } else await pause(firstPauseMs * attempt);
  }
  return waiting.filter(({ target }) => target !== null);
}
