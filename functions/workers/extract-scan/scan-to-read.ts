import { createdKeys, parseFileKey } from '../../../shared/storage/file-keys.ts';

export interface ScanToRead {
  organizationId: string;
  scanId: string;
}

/** The part of an EventBridge event about a scan that is read here. */
interface ScanEvent {
  detail: { organization_id: string; data: { object: { id: string } } };
}

/**
 * The scans that a queue message is about: an event of a registered scan, or S3's notification of the copy that was made
 * of its file. Both arrive for each scan; the conditional step to `processing` makes the second one harmless.
 */
export function scansToRead(body: string): ScanToRead[] {
  const { detail } = JSON.parse(body) as Partial<ScanEvent>;
  if (detail) return [{ organizationId: detail.organization_id, scanId: detail.data.object.id }];
  return createdKeys(body)
    .map(parseFileKey)
    .filter((place) => place?.kind === 'upload');
}
