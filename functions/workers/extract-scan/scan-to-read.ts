import { createdKeys, parseFileKey } from '../../../shared/storage/file-keys.ts';

export interface ScanToRead {
  organizationId: string;
  scanId: string;
}

/** The fields of an EventBridge event about a scan that are read here. */
interface ScanEvent {
  detail: { organization_id: string; data: { object: { id: string } } };
}

/**
 * The scans of a queue message: an event of a registered scan, or S3's notification of the copy of its file. Both
 * arrive for each scan; the condition on the step to `processing` makes the second one harmless.
 */
export function scansToRead(body: string): ScanToRead[] {
  const { detail } = JSON.parse(body) as Partial<ScanEvent>;
  if (detail) return [{ organizationId: detail.organization_id, scanId: detail.data.object.id }];
  return createdKeys(body)
    .map(parseFileKey)
    .filter((place) => place?.kind === 'upload');
}
