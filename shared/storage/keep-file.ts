import type { Scan } from '../contracts/scan.ts';
import type { UploadStore } from './uploads.ts';

type Kept = Pick<Scan, 'file_key' | 'file_version' | 'pending_file'>;

/**
 * Copies the file of a registered scan from where it was PUT, and would expire, to where it is kept. The scan's row is
 * there before the copy, so that no copy is ever without a row; done twice it makes a second version of the same bytes.
 */
export async function keepFile(
  uploads: Pick<UploadStore, 'copy'>,
  { file_key, pending_file }: Kept,
): Promise<void> {
  if (pending_file) await uploads.copy(pending_file, file_key);
}

/**
 * The same for a scan whose registration may have ended before its copy was made. Throws NoSuchKey or NoSuchVersion when
 * the file is in neither place.
 */
export async function makeKept(uploads: Pick<UploadStore, 'copy' | 'find'>, scan: Kept): Promise<void> {
  if (scan.pending_file && !(await uploads.find(scan.file_key))) await keepFile(uploads, scan);
}

/** The bytes of a scan. One whose registration crashed before its copy was made is copied now. */
export async function readKept(uploads: Pick<UploadStore, 'copy' | 'read'>, scan: Kept): Promise<Uint8Array> {
  const read = () => uploads.read(scan.file_key, scan.file_version);
  try {
    return await read();
  } catch (error) {
    if (!scan.pending_file || !isGone(error)) throw error;
    await keepFile(uploads, scan);
    return read();
  }
}

/** A key without any version, or without the one that was asked for. */
const isGone = (error: unknown) =>
  error instanceof Error && (error.name === 'NoSuchKey' || error.name === 'NoSuchVersion');
