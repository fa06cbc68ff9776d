import type { EventName } from '../contracts/events.ts';
import type { Capability } from './capability.ts';

/** The events of a new application, and of its files and its person after it. */
export const submissionEvents = [
  'application.created',
  'application.flagged',
  'candidate.created',
  'candidate.consent_updated',
  'candidate.updated',
  'application.attachment_added',
  'application.updated',
  'scan.created',
  'scan.started',
  'scan.completed',
  'scan.failed',
  'scan.scored',
] as const satisfies readonly EventName[];

/** The rights to store an application with its files. */
export const submissionRights = [
  'getRows',
  'findRows',
  'put applications',
  'update counts',
  'put candidates',
  'check candidates',
  'update addresses',
  'blindIndexKey',
  'signUploads',
  'keepUploads',
] as const satisfies readonly Capability[];
