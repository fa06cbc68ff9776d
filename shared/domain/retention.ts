import { appliedAt } from './application.ts';
import { inMonths } from './consent.ts';
import { timeOf } from './ids.ts';
import type { Application } from './stored/application.ts';
import type { Candidate } from './stored/candidate.ts';

/**
 * The day on which the agreed period ends, or the organization's own period if there is no consent to a longer one;
 * null when there is neither.
 */
export function retentionDueOn(
  application: Application,
  organizationMonths: number | null,
  now: Date,
): string | null {
  const agreed = application.consent.retention.expires_at;
  if (agreed !== null) return notPast(agreed.slice(0, 10), now);
  if (organizationMonths === null) return null;
  const ends = inMonths(new Date(appliedAt(application)), organizationMonths);
  return notPast(ends.toISOString().slice(0, 10), now);
}

/** The day of a reminder, or today if it has passed: the nightly sweep does not look far back. */
export function notPast(day: string | null, now: Date): string | null {
  const today = now.toISOString().slice(0, 10);
  return day !== null && day < today ? today : day;
}

type Consenting = Pick<Candidate, 'consent' | 'consent_application_id' | 'consented_at'>;
/** The instant of a consent, and the id of its application for two of one instant. */
interface Order {
  at: number;
  id: string;
}

/**
 * The order of a consent is that of its application: the instant of applying, whenever the application was entered or
 * confirmed. Null without a consent. Rows of an earlier release have the instant in the id or in the consent.
 */
export function orderOfConsent({ consent, consent_application_id, consented_at }: Consenting): Order | null {
  const id = consent_application_id ?? '';
  const at = consented_at ?? (id === '' ? consent?.processing.at : timeOf(id));
  return at === undefined || at === null ? null : { at: new Date(at).getTime(), id };
}

export const orderOfApplication = (application: Application): Order => ({
  at: Date.parse(appliedAt(application)),
  id: application.id,
});

/** Whether the first is the later one, or both are the same; everything is later than nothing. */
export function isNotEarlier(one: Order | null, other: Order | null): boolean {
  if (other === null) return true;
  if (one === null) return false;
  return one.at === other.at ? one.id >= other.id : one.at > other.at;
}
