import type { EventName } from '../contracts/events.ts';
import { withStatus } from './intake.ts';
import type { Application } from './stored/application.ts';
import type { Candidate } from './stored/candidate.ts';
import type { Intake } from './stored/intake.ts';
import type { Scan } from './stored/scan.ts';

interface Submission {
  application: Application;
  candidate: { before: Candidate | null; after: Candidate };
  events: { type: EventName; context?: Record<string, unknown> }[];
}

/** The application of a chat with the CV that was read in it. */
export function withChatCv(submission: Submission, scan: Scan | null): Submission & { scan: Scan | null } {
  if (!scan) return { ...submission, scan };
  const { application, candidate } = submission;
  const { after } = candidate;
  // An unconfirmed CV must not become the profile of the candidate with that e-mail address.
  const isTheirs = application.is_confirmed;
  return {
    ...submission,
    application: { ...application, scan_id: scan.id },
    candidate: { ...candidate, after: isTheirs ? { ...after, scan_id: scan.id } : after },
    scan: { ...scan, application_id: application.id, candidate_id: after.id },
  };
}

/** The chat after its application was made. */
export const completed = (intake: Intake, { id, candidate_id }: Application, now: Date): Intake => ({
  ...withStatus(intake, 'completed', now),
  application_id: id,
  candidate_id,
});
