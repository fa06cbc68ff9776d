import type { Consent } from '../contracts/application.ts';
import type { SentApplicationBody } from '../contracts/application-body.ts';
import type { Job } from './stored/job.ts';

const noConsent: NonNullable<SentApplicationBody['consent']> = {
  processing: false,
  retention: false,
  marketing: false,
  ai_processing: null,
  policy_url: null,
  policy_version: null,
};

/** The consent: its choices, its time, and the retention period. */
export function newConsent(asked: SentApplicationBody['consent'], job: Job, now: Date): Consent {
  const given = asked ?? noConsent;
  const months = job.application_form.consent.retention_months;
  return {
    processing: {
      given: given.processing,
      at: given.processing ? now.toISOString() : null,
      policy_url: given.policy_url ?? job.application_form.consent.privacy_url,
      policy_version: given.policy_version ?? null,
    },
    retention: {
      given: given.retention,
      months: given.retention ? months : null,
      expires_at: given.retention && months !== null ? inMonths(now, months).toISOString() : null,
    },
    marketing: given.marketing,
    ai_processing: given.ai_processing ?? null,
  };
}

/** The same day of a later month, or that month's last day. */
export function inMonths(from: Date, months: number): Date {
  const at = new Date(from);
  const day = at.getUTCDate();
  at.setUTCDate(1);
  at.setUTCMonth(at.getUTCMonth() + months);
  const lastDay = new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth() + 1, 0)).getUTCDate();
  at.setUTCDate(Math.min(day, lastDay));
  return at;
}

/** A consent in events: the choices and the time, without its text. */
export const consentSnapshot = ({ processing, retention, marketing, ai_processing }: Consent) => ({
  processing: { given: processing.given, at: processing.at },
  retention,
  marketing,
  ai_processing,
});
