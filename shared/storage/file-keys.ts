import { idPattern } from '../contracts/primitives.ts';
import type { Scan } from '../domain/stored/scan.ts';
import { attachmentPrefix, exportPrefix, pendingPrefix, uploadPrefix } from '../platform/names.ts';

/**
 * Every key of the bucket of files. A signed URL writes a pending key, which expires; a file that a row refers to is
 * copied to a key that no URL can write. Keys contain ids and hashes only, and no personal data.
 */

/** The key to which the bytes for a storage token are PUT. */
export const pendingUploadKey = (organizationId: string, tokenHash: string) =>
  `${pendingPrefix}${uploadPrefix}${organizationId}/${tokenHash}`;

/** The key of the file of a scan. */
export const uploadKey = (organizationId: string, scanId: string) =>
  `${uploadPrefix}${organizationId}/${scanId}`;

/**
 * The key to which releases before November 22, 2026 had the bytes for a storage token PUT, and where they stored them.
 * An upload in progress at the deployment is registered from here within 30 minutes; the next release does not need
 * this.
 */
export const earlyUploadKey = (organizationId: string, tokenHash: string) =>
  `${uploadPrefix}${organizationId}/${tokenHash}`;

/** The key of a file of an application or a candidate. */
export const attachmentKey = (organizationId: string, ownerId: string, attachmentId: string) =>
  `${attachmentPrefix}${organizationId}/${ownerId}/${attachmentId}`;

/** The key to which the bytes of such a file are PUT. */
export const pendingAttachmentKey = (fileKey: string) => `${pendingPrefix}${fileKey}`;

/** The parts of a key of the bucket. */
export type FilePlace =
  | { kind: 'pending_upload'; organizationId: string; tokenHash: string }
  | { kind: 'upload'; organizationId: string; scanId: string }
  | { kind: 'export'; organizationId: string; exportId: string }
  | {
      kind: 'attachment';
      isPending: boolean;
      organizationId: string;
      /** The application or the candidate. */
      ownerId: string;
      attachmentId: string;
    };

/** The parts of a key, or null for one of another form, such as those of earlier releases. */
export function parseFileKey(key: string): FilePlace | null {
  const isPending = key.startsWith(pendingPrefix);
  const [folder, organizationId = '', ...ids] = (isPending ? key.slice(pendingPrefix.length) : key).split(
    '/',
  );
  const [first = '', second = ''] = ids;
  if (!organizationId || !first) return null;
  if (`${folder}/` === attachmentPrefix && ids.length === 2 && second)
    return { kind: 'attachment', isPending, organizationId, ownerId: first, attachmentId: second };
  if (`${folder}/` === exportPrefix && !isPending && ids.length === 1)
    return { kind: 'export', organizationId, exportId: first };
  if (`${folder}/` !== uploadPrefix || ids.length !== 1) return null;
  if (isPending) return { kind: 'pending_upload', organizationId, tokenHash: first };
  return idPattern('scan').test(first) ? { kind: 'upload', organizationId, scanId: first } : null;
}

/** Every key with bytes of a scan, the pending key first, so that the file is not copied after its copy was erased. */
export const fileKeysOf = ({ file_key, pending_file }: Pick<Scan, 'file_key' | 'pending_file'>): string[] => [
  pending_file?.key ?? pendingAttachmentKey(file_key),
  file_key,
];

/** The hash of the storage token that a scan was made with, or null for the scan of an application. */
export function tokenHashOf({
  file_key,
  pending_file,
}: Pick<Scan, 'file_key' | 'pending_file'>): string | null {
  const place = pending_file ? parseFileKey(pending_file.key) : null;
  if (place?.kind === 'pending_upload') return place.tokenHash;
  // Scans of earlier releases store their file under the hash itself.
  const [folder, , name = '', ...rest] = file_key.split('/');
  return `${folder}/` === uploadPrefix && /^[0-9a-f]{64}$/.test(name) && rest.length === 0 ? name : null;
}

/** The keys in S3's notification of new files. Its test message has no records. */
export function createdKeys(notification: string): string[] {
  const { Records = [] } = JSON.parse(notification) as { Records?: { s3: { object: { key: string } } }[] };
  return Records.map(({ s3 }) => decodeURIComponent(s3.object.key.replaceAll('+', ' ')));
}
