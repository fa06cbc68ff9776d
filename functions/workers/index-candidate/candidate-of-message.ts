import type { CandidateToIndex } from './handler.ts';

/** The fields of an EventBridge event about a candidate or a scan that are read here. */
interface EmittedEvent {
  detail: {
    organization_id: string;
    data: { object: { object: 'candidate'; id: string } | { object: 'scan'; candidate_id?: string | null } };
  };
}

/** The candidate of a message; null for a scan without one. */
export function candidateOfMessage(body: string): CandidateToIndex | null {
  const { organization_id: organizationId, data } = (JSON.parse(body) as EmittedEvent).detail;
  const candidateId = data.object.object === 'candidate' ? data.object.id : data.object.candidate_id;
  return candidateId ? { organizationId, candidateId } : null;
}
