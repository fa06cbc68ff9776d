import type { SentApplicationBody } from '../contracts/application-body.ts';
import { placeOfText } from '../domain/places.ts';
import type { Dialogue, Scene } from './dialogue.ts';
import { kindOf, slotsOf } from './slots.ts';

/** The application that the answers of a chat make. Its files are attached by the caller. Words on requirements are not part of it. */
export function submissionOf(scene: Scene, { answers }: Dialogue): SentApplicationBody {
  const { job, locale } = scene;
  const text = (key: string) => {
    const value = answers[key]?.value;
    return typeof value === 'string' ? value : null;
  };
  const given = slotsOf(scene).flatMap(({ key, field }) => {
    const value = answers[key]?.value ?? null;
    return field && field.type !== 'file' && value !== null ? [{ key: field.key, value }] : [];
  });
  const link = text('link');
  return {
    job_id: job.id,
    candidate: {
      first_name: text('first_name'),
      last_name: text('last_name'),
      email: text('email'),
      phone: text('phone'),
      location: placeOfText(text('location')),
      links: link === null ? [] : [link],
    },
    resume: null,
    attachments: filesOf(scene, { answers }).map(({ kind }) => ({ kind, filename: kind })),
    cover_letter: null,
    answers: given,
    consent: {
      processing: answers.consent_processing?.value === true,
      retention: answers.consent_retention?.value === true,
      marketing: false,
      ai_processing: null,
      policy_version: null,
      policy_url: job.application_form.consent.privacy_url,
    },
    locale,
    honeypot: null,
    elapsed_ms: null,
    source: { type: 'chatbot', utm: {}, referrer: null },
  };
}

/** The files of a chat by their kind: `resume`, or the key of a question. */
export const filesOf = (
  scene: Scene,
  { answers }: Pick<Dialogue, 'answers'>,
): { kind: string; id: string }[] =>
  slotsOf(scene).flatMap((slot) => {
    const id = answers[slot.key]?.value;
    return slot.type === 'file' && typeof id === 'string' ? [{ kind: kindOf(slot), id }] : [];
  });
