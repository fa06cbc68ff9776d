import { ApiError } from '../domain/api-error.ts';
import type { Scan } from '../domain/stored/scan.ts';
import { log } from '../platform/log.ts';
import type { UploadStore } from './uploads.ts';

type Kept = Pick<Scan, 'file_key' | 'file_version' | 'pending_file'>;

/**
 * Copies the file of a registered scan from its pending key, where it would expire, to its permanent key. The scan's
 * row is stored before the copy, so that every copy has a row; a repeated copy makes a second version of the same
 * bytes.
 */
export async function keepFile(
  uploads: Pick<UploadStore, 'copy'>,
  { file_key, pending_file }: Kept,
): Promise<void> {
  if (pending_file) await uploads.copy(pending_file, file_key);
}

/**
 * The same for a scan whose registration may have ended before its copy was made. Throws NoSuchKey or NoSuchVersion
 * when the file is at neither key.
 */
export async function makeKept(uploads: Pick<UploadStore, 'copy' | 'find'>, scan: Kept): Promise<void> {
  if (scan.pending_file && !(await uploads.find(scan.file_key))) await keepFile(uploads, scan);
}

/**
 * The current place of a scan's file. If S3 cannot copy it now, it is served from its pending key, where it stays for
 * at least a day. Throws {@link ApiError} not_found when it is at neither key.
 */
export async function servedFile(
  uploads: Pick<UploadStore, 'copy' | 'find'>,
  scan: Kept & Pick<Scan, 'id'>,
): Promise<{ key: string; version: string | null }> {
  const { file_key, file_version, pending_file } = scan;
  const kept = { key: file_key, version: file_version };
  if (!pending_file || (await uploads.find(file_key))) return kept;
  try {
    await keepFile(uploads, scan);
    return kept;
  } catch (error) {
    if (isGone(error)) throw new ApiError('not_found');
    log.warn('a file is not copied yet', { scan: scan.id }, error);
    return pending_file;
  }
}

/** The bytes of a scan. If the registration crashed before the copy, the copy is made now. */
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

/** A key without any version, or without the requested one. */
export const isGone = (error: unknown) =>
  error instanceof Error && (error.name === 'NoSuchKey' || error.name === 'NoSuchVersion');
