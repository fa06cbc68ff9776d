import type { GrantStore } from '../../shared/storage/grants.ts';
import { createdKeys, parseUploadKey } from '../../shared/storage/uploads.ts';

export interface ScanToRead {
  organizationId: string;
  scanId: string;
}

/** The part of an EventBridge event about a scan that is read here. */
interface ScanEvent {
  detail: { organization_id: string; data: { object: { id: string } } };
}
/**
 * Which scans a queue message is about. The queue hears of a scan twice, when its bytes arrive and when it is registered;
 * bytes that nobody has registered yet are nothing to read.
 */
export async function scansToRead(body: string, grants: Pick<GrantStore, 'find'>): Promise<ScanToRead[]> {
  const message = JSON.parse(body) as Partial<ScanEvent>;
  if (message.detail) {
    return [{ organizationId: message.detail.organization_id, scanId: message.detail.data.object.id }];
  }
  const scans: ScanToRead[] = [];
  for (const key of createdKeys(body)) {
    const place = parseUploadKey(key);
    const grant = place && (await grants.find(place.tokenHash));
    if (grant?.scan_id) scans.push({ organizationId: grant.organization_id, scanId: grant.scan_id });
  }
  return scans;
}
