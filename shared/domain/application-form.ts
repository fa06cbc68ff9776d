import type { SentApplicationBody } from '../contracts/application-body.ts';
import type { DetailCode } from '../contracts/detail-codes.ts';
import type { ErrorDetail } from '../contracts/errors.ts';
import { isDay } from '../words/day.ts';
import { mailbox, oneLine } from '../words/plain-text.ts';
import { isWebLink } from '../words/web-link.ts';
import { invalid, invalidFields } from './invalid.ts';
import type { Application } from './stored/application.ts';
import type { Job } from './stored/job.ts';

type Field = Job['application_form']['fields'][number];
type Value = SentApplicationBody['answers'][number]['value'];
type Answer = Application['submission']['answers'][number];

/** A file is an attachment whose kind is the key of the question. */
type Answerable = Exclude<Field['type'], 'file'>;

/** Converts an answer to the type of its question, or returns the sentence that describes the error. */
const readers: Record<Answerable, (value: Value, field: Field) => { value: Value } | string> = {
  short_text: (value) => (isTextOfLines(value) ? 'must be one line' : text(value, 500)),
  long_text: (value) => text(value, 20_000),
  boolean: (value) => (typeof value === 'boolean' ? { value } : 'must be true or false'),
  number: (value) => (typeof value === 'number' ? { value } : 'must be a number'),
  date: (value) =>
    typeof value === 'string' && isDay(value) ? { value } : 'must be a date of the calendar as YYYY-MM-DD',
  url: (value) => matching(value, isWebLink, 'must be an http or https address without a user name'),
  phone: (value) => matching(value, isPhoneNumber, 'must be a phone number'),
  email: (value) => matching(value, isMailbox, 'must be an e-mail address'),
  single_select: (value, field) =>
    typeof value === 'string' && offers(field, value) ? { value } : 'must be one of the options',
  multi_select: (value, field) =>
    Array.isArray(value) && value.every((one) => offers(field, one))
      ? { value: [...new Set(value)] }
      : 'must be a list of the options',
};

const text = (value: Value, maxLength: number) =>
  typeof value !== 'string'
    ? 'must be text'
    : value.length > maxLength
      ? `must have at most ${maxLength} characters`
      : { value: value.trim() };
const isTextOfLines = (value: Value) => typeof value === 'string' && !oneLine.test(value.trim());
const matching = (value: Value, isOne: (text: string) => boolean, otherwise: string) =>
  typeof value === 'string' && isOne(value.trim()) ? { value: value.trim() } : otherwise;
const isPhoneNumber = (text: string) => oneLine.test(text) && /^[+()\d][\d\s().\-/]{3,39}$/.test(text);
const isMailbox = (text: string) => text.length <= 254 && mailbox.test(text);
const offers = (field: Field, value: string) => field.options.some((option) => option.value === value);

const isEmpty = (value: Value | undefined) =>
  value === undefined ||
  value === null ||
  (typeof value === 'string' && !/[^\s\p{Default_Ignorable_Code_Point}]/u.test(value)) ||
  (Array.isArray(value) && value.length === 0);

/** The parts that an application must have: the team may know neither. */
interface Demands {
  answers: boolean;
  consent: boolean;
}

/**
 * The answers to a job's questions, in the form's order. Answers to questions that the form does not have are ignored,
 * because it may have changed while the applicant wrote. Throws {@link ApiError} validation_failed with one detail per
 * field.
 */
export function readAnswers(
  job: Job,
  body: Pick<SentApplicationBody, 'answers' | 'attachments' | 'consent'>,
  demands: Demands = { answers: true, consent: true },
): Answer[] {
  const { fields, consent } = job.application_form;
  const details: ErrorDetail[] = [];
  const refuse = (param: string, code: DetailCode, message: string) => details.push({ param, code, message });
  const given = new Map(body.answers.map(({ key, value }) => [key, value]));
  const attached = new Set(body.attachments.map(({ kind }) => kind));

  const answers: Answer[] = [];
  for (const field of fields) {
    const { id, key, label, type } = field;
    const param = `answers.${key}`;
    const value = given.get(key);
    if (type === 'file' || isEmpty(value)) {
      const isMissing = demands.answers && field.required && !(type === 'file' && attached.has(key));
      if (isMissing) refuse(param, 'required', `${param} is required.`);
      continue;
    }
    const read = readers[type](value as Value, field);
    if (typeof read === 'string') refuse(param, 'invalid_value', `${param} ${read}.`);
    else answers.push({ question_id: id, key, label, type, value: read.value });
  }
  if (demands.consent && consent.processing_required && !body.consent?.processing) {
    refuse('consent.processing', 'required', 'This job requires consent to the processing of personal data.');
  }
  if (details.length > 0) throw invalidFields(details);
  return answers;
}

/** The most files of one application in addition to the CV. */
const maxFileQuestions = 10;
/** Keys that no JSON object of an application can have. */
const reservedKeys = new Set(['constructor', 'prototype']);

/** Throws {@link ApiError} validation_failed for questions that have no possible answer. */
export function refuseUnanswerable(questions: readonly Field[]): void {
  const refuse = (code: DetailCode, message: string) => {
    throw invalid('application_form.fields', code, message);
  };
  const reserved = questions.find(({ key }) => reservedKeys.has(key));
  if (reserved) refuse('reserved', `${reserved.key} is a reserved key; choose another one.`);
  if (questions.filter(({ type }) => type === 'file').length > maxFileQuestions)
    refuse('too_many', `At most ${maxFileQuestions} questions can ask for a file.`);
}

/**
 * Throws {@link ApiError} validation_failed for a file that would be read as the CV, whose kind this is. Asked only of new questions,
 * because a job of an earlier release may have one.
 */
export function refuseSecondCv(questions: readonly Field[]): void {
  if (!questions.some(({ key, type }) => type === 'file' && key === 'resume')) return;
  const message = 'resume is the key of the CV; choose another one for this file.';
  throw invalid('application_form.fields', 'reserved', message);
}
