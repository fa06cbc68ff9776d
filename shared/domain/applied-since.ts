import { isDeepStrictEqual } from 'node:util';
import { withWordsOf } from './applicant.ts';
import { timeOf } from './ids.ts';
import { ofConsent } from './merge-candidates.ts';
import type { Application } from './stored/application.ts';
import type { Candidate } from './stored/candidate.ts';

/** The fields that an application fills where they are empty. */
const filled = ['last_name', 'phone', 'location', 'links'] as const;
type Filled = (typeof filled)[number];

const isEmpty = (value: Candidate[Filled]) => value === null || (Array.isArray(value) && value.length === 0);
export const consentOf = <Of extends Pick<Candidate, (typeof ofConsent)[number]>>(one: Of) =>
  Object.fromEntries(ofConsent.map((field) => [field, one[field]])) as Pick<
    Candidate,
    (typeof ofConsent)[number]
  >;

interface LaterApplications {
  /** The confirmed applications of a candidate that may have filled fields since the merge, in the order of time. */
  applications: Application[];
  /** The organization's own period of retention. */
  months: number | null;
  now: Date;
}

/** An application without a consent leaves that of its candidate as it is. */
const hasConsent = ({ consent: { processing, retention, marketing, ai_processing } }: Application) =>
  processing.given || retention.given || marketing || ai_processing !== null;

/** The candidate after its applications: they fill empty fields, and a later consent counts. */
export const withApplications = (
  candidate: Candidate,
  { applications, months, now }: LaterApplications,
): Candidate =>
  applications.reduce((before, application) => {
    const updated = withWordsOf(before, application, months, now);
    return hasConsent(application) ? updated : { ...updated, ...consentOf(before) };
  }, candidate);

/**
 * The remaining candidate without the values that applications of the other one filled. Where values or the consent of the other
 * one were in the way of its own applications, those of its own applications take their place.
 */
export function withOwnApplications(
  survivor: Candidate,
  reset: Candidate,
  {
    ofOther,
    isConsentReset,
    ...later
  }: LaterApplications & { ofOther: Application[]; isConsentReset: boolean },
): Candidate {
  const isFilledByOther = (field: Filled) =>
    !isEmpty(reset[field]) &&
    ofOther.some(({ submission }) => isDeepStrictEqual(submission[field], reset[field]));
  const emptied = filled.filter(isFilledByOther).map((field) => [field, field === 'links' ? [] : null]);
  const bare: Candidate = { ...reset, ...Object.fromEntries(emptied) };
  const refilled = withApplications(bare, later);
  const hidden = filled.filter((field) => !isEmpty(survivor[field]) && isEmpty(bare[field]));
  return {
    ...bare,
    ...Object.fromEntries(hidden.map((field) => [field, refilled[field]])),
    ...(isConsentReset && consentOf(refilled)),
  };
}

/** Whether an application came after an instant. */
export const cameAfter = (at: string) => (application: Pick<Application, 'id'>) =>
  timeOf(application.id).toISOString() > at;

/**
 * The proposal of a candidate: that of the last form since the merge, or else the one before the merge, unless it was confirmed.
 * `applications` are those of the candidate, in the order of time.
 */
export function proposalSince(
  before: Candidate['proposal'],
  applications: Application[],
  merged_at: string,
): Candidate['proposal'] {
  const last = applications
    .filter(cameAfter(merged_at))
    .findLast(({ source, is_confirmed }) => !is_confirmed || source.type === 'portal');
  if (last) return last.is_confirmed ? null : { application_id: last.id, at: last.created_at };
  const isConfirmed = applications.some(
    ({ id, is_confirmed }) => is_confirmed && id === before?.application_id,
  );
  return isConfirmed ? null : before;
}
