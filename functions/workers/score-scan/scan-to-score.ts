import type { ScanToScore } from './handler.ts';

/**
 * The fields of an EventBridge event about a scan, or about an application that was moved to another job, that are read
 * here.
 */
interface EmittedEvent {
  detail: {
    organization_id: string;
    data: { object: { object: 'scan'; id: string } | { object: 'application'; scan_id: string | null } };
  };
}

/** The scan of a message; null for an application without one. */
export function scanToScore(body: string): ScanToScore | null {
  const { organization_id: organizationId, data } = (JSON.parse(body) as EmittedEvent).detail;
  const scanId = data.object.object === 'scan' ? data.object.id : data.object.scan_id;
  return scanId === null ? null : { organizationId, scanId };
}
