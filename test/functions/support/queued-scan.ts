import type { Scan } from '../../../shared/domain/stored/scan.ts';
import type { Caller } from '../../../shared/http/api-gateway.ts';
import { uploadStore } from '../../../shared/storage/uploads.ts';
import type { Backend } from '../../support/backend.ts';
import { storeScan } from './scan-calls.ts';

export interface ScanFile {
  bytes: Uint8Array;
  filename: string;
  contentType: string;
}

/** A queued scan whose bytes lie in the bucket. */
export async function queuedScan(
  backend: Backend,
  caller: Caller,
  { bytes, filename, contentType }: ScanFile,
  changes: Partial<Scan> = {},
): Promise<Scan> {
  const key = `uploads/${caller.organizationId}/${crypto.randomUUID()}`;
  const uploads = uploadStore(backend.s3, backend.bucketName);
  await uploads.put(key, Buffer.from(bytes), contentType);
  const found = await uploads.find(key);
  const file = { filename, content_type: contentType, size: bytes.length, sha256: null };
  return storeScan(backend, caller, new Date(), {
    status: 'queued',
    file: { ...file, pages: null, is_ocr: false, language: null },
    file_key: key,
    file_version: found?.version ?? '',
    ...changes,
  });
}
