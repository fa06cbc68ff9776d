import type { SentApplicationBody } from '../contracts/application-body.ts';
import type { EventName } from '../contracts/events.ts';
import { newApplication } from './application.ts';
import { candidateOf, withApplication } from './candidate.ts';
import type { Application } from './stored/application.ts';
import type { Candidate } from './stored/candidate.ts';

type Making = Omit<Parameters<typeof newApplication>[1], 'candidateId' | 'isConfirmed'> & {
  /** Sent with a publishable key, where anyone may enter anyone's e-mail address. */
  isPublic: boolean;
  /** The id for a new candidate; a known one has its own. */
  candidateId: string;
  known: Candidate | undefined;
  /** The organization's own period. */
  retentionMonths: number | null;
};

/** The writes of an application: itself, its candidate before and after, and the events. */
export function submitted(
  body: SentApplicationBody,
  { known, retentionMonths, isPublic, ...making }: Making,
) {
  const candidateId = known?.id ?? making.candidateId;
  const isConfirmed = !isPublic || known === undefined;
  const application: Application = newApplication(body, { ...making, candidateId, isConfirmed });
  const events: { type: EventName }[] = [{ type: 'application.created' }];
  if (application.screening.status === 'flagged') events.push({ type: 'application.flagged' });
  const person = known ?? candidateOf(candidateId, application, making.now);
  const applied = withApplication(person, application, retentionMonths, making.now);
  const after = known && body.consent === undefined ? { ...applied, ...consentOf(known) } : applied;
  return { application, candidate: { before: known ?? null, after }, events };
}

/** The consent of a person stays if a later application contains none. */
const consentOf = ({ consent, consent_application_id, consented_at, retention_due_on }: Candidate) => ({
  consent,
  consent_application_id,
  consented_at,
  retention_due_on,
});
