import type { Answer, AnswerValue, IntakeJob, Scene } from './dialogue.ts';
import type { IntakeWords } from './words/en.ts';
import { wordsOf } from './words/languages.ts';

type Field = IntakeJob['application_form']['fields'][number];

/** One question of the chat. */
export interface Slot {
  key: string;
  type: Field['type'];
  label: string;
  required: boolean;
  options: Field['options'];
  /** The sentences that ask it. */
  asks: string[];
  /** The question of the job's form that it asks. */
  field?: Field;
  /** The words that a consent is given to. An answer to other words is none. */
  terms?: string;
}

/** The kind of the file that a question asks for. */
export const kindOf = ({ field }: Pick<Slot, 'field'>): string => field?.key ?? 'resume';

/** More requirements than these are too many questions. */
const maxRequirements = 5;

/**
 * The questions of a chat: consent, contact, the job's form in its order, the CV, what it may have answered, and words on the
 * requirements, which no score uses.
 */
export function slotsOf({ organization, job, locale }: Scene): Slot[] {
  const words = wordsOf(locale);
  const { fields, consent } = job.application_form;
  const own = (key: keyof IntakeWords['labels'], more: Partial<Slot> & Pick<Slot, 'asks'>): Slot => ({
    key,
    type: 'short_text',
    label: words.labels[key],
    required: false,
    options: [],
    ...more,
  });
  const privacy = consent.privacy_url ? [words.privacy(consent.privacy_url)] : [];
  const notice = consent.ai_notice ? [words.notice(consent.ai_notice)] : [];
  const consentTo = (key: 'consent_processing' | 'consent_retention', asks: string[], required = false) =>
    own(key, { type: 'boolean', required, asks, terms: asks.join(' ') });
  return [
    consentTo(
      'consent_processing',
      [...notice, ...privacy, words.consent(organization)],
      consent.processing_required,
    ),
    own('first_name', { required: true, asks: [words.firstName] }),
    own('last_name', { asks: [words.lastName] }),
    own('email', { type: 'email', required: true, asks: [words.email] }),
    ...fields.map((field) => questionOf(field, words)),
    own('resume', { type: 'file', asks: [words.resume] }),
    own('phone', { type: 'phone', asks: [words.phone] }),
    own('location', { asks: [words.location] }),
    own('link', { type: 'url', asks: [words.link] }),
    ...requirementsOf(job).map(({ id, label }) => ({
      key: id,
      type: 'long_text' as const,
      label,
      required: false,
      options: [],
      asks: [words.requirement(label)],
    })),
    ...(consent.retention_months === null
      ? []
      : [consentTo('consent_retention', [words.retention(consent.retention_months)])]),
  ];
}

const requirementsOf = ({ requirements }: IntakeJob) =>
  requirements.filter(({ importance }) => importance === 'must_have').slice(0, maxRequirements);

const questionOf = (field: Field, words: IntakeWords): Slot => ({
  // As in the portal's form, so that no question can have the key of another slot.
  key: `answers.${field.key}`,
  type: field.type,
  label: field.label,
  required: field.required,
  options: field.options,
  asks: [field.type === 'file' ? words.file(field.label) : words.question(field.label)],
  field,
});

/** The first question after `key` that has no answer; undefined if there is none. */
export function nextSlot(
  slots: readonly Slot[],
  answers: Record<string, Answer>,
  key?: string | null,
): Slot | undefined {
  const at = slots.findIndex((slot) => slot.key === key);
  const open = (from: readonly Slot[]) => from.find((slot) => answers[slot.key] === undefined);
  return open(slots.slice(at + 1)) ?? open(slots.filter(({ required }) => required));
}

/** An answer as the person reads it. */
export function shown(
  { type, options }: Pick<Slot, 'type' | 'options'>,
  value: AnswerValue,
  locale: string,
): string {
  const words = wordsOf(locale);
  const labelOf = (one: unknown) => options.find((option) => option.value === one)?.label ?? String(one);
  if (value === null) return words.shown.noAnswer;
  if (typeof value === 'boolean') return value ? words.shown.yes : words.shown.no;
  if (Array.isArray(value)) return value.map(labelOf).join(', ');
  if (type === 'date') return dayInWords(String(value), locale);
  if (type === 'number') return Number(value).toLocaleString(wordsOf(locale).language);
  return labelOf(value);
}

/** `4 March 2027`: with the month as a word, because 03/04 is read in two ways. */
export const dayInWords = (day: string, locale: string): string =>
  new Date(`${day}T00:00:00Z`).toLocaleDateString(wordsOf(locale).language, {
    dateStyle: 'long',
    timeZone: 'UTC',
  });
