import type { GrantStore } from '../../shared/storage/grants.ts';
import { parseUploadKey } from '../../shared/storage/uploads.ts';

export interface ScanToRead {
  organizationId: string;
  scanId: string;
}

/** The part of an EventBridge event about a scan that is read here. */
interface ScanEvent {
  detail: { organization_id: string; data: { object: { id: string } } };
}
/** The part of S3's notification that is read here. */
interface ObjectCreated {
  Records: { s3: { object: { key: string } } }[];
}

/**
 * Which scans a queue message is about. The queue hears of a scan twice, when its bytes arrive and when it is registered;
 * bytes that nobody has registered yet are nothing to read.
 */
export async function scansToRead(body: string, grants: Pick<GrantStore, 'find'>): Promise<ScanToRead[]> {
  const message = JSON.parse(body) as Partial<ScanEvent & ObjectCreated>;
  if (message.detail) {
    return [{ organizationId: message.detail.organization_id, scanId: message.detail.data.object.id }];
  }
  const scans: ScanToRead[] = [];
  // S3 also sends a test message without records when a notification is set up.
  for (const { s3 } of message.Records ?? []) {
    const place = parseUploadKey(decodeURIComponent(s3.object.key.replaceAll('+', ' ')));
    const grant = place && (await grants.find(place.tokenHash));
    if (grant?.scan_id) scans.push({ organizationId: grant.organization_id, scanId: grant.scan_id });
  }
  return scans;
}
