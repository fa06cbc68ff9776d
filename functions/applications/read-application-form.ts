import * as v from 'valibot';
import {
  type CreateApplicationBody,
  formApplicationBody,
  maxInlineBytes,
} from '../../shared/contracts/application-body.ts';
import type { ErrorDetail } from '../../shared/contracts/errors.ts';
import { contentTypes } from '../../shared/contracts/upload.ts';
import { ApiError, isRefusal } from '../../shared/domain/api-error.ts';
import { readAnswers } from '../../shared/domain/application-form.ts';
import { contentTypeOf } from '../../shared/domain/file-type.ts';
import type { Attachment } from '../../shared/domain/stored/application.ts';
import type { Job } from '../../shared/domain/stored/job.ts';
import { wordsOfRefusal } from '../../shared/http/field-messages.ts';
import type { FormFile } from '../../shared/http/read-form.ts';
import { type FormValues, formValues } from '../../shared/portal/form-values.ts';
import type { DeclaredFile } from './declare-files.ts';

type Question = Job['application_form']['fields'][number];

/** The parts of a sent form that are not texts. */
interface Sent {
  job: Job;
  files: FormFile[];
  elapsedMs: number;
}

/**
 * The body of `POST /v1/applications` in a form that a browser sent. Throws {@link ApiError} validation_failed with one
 * detail per field.
 */
export function readApplicationForm(
  sent: Record<string, unknown>,
  { job, files, elapsedMs }: Sent,
): CreateApplicationBody {
  const values = formValues(sent);
  const text = (name: string) => values.text(name).trim() || null;
  const { processing_required: _, privacy_url } = job.application_form.consent;
  const questions = job.application_form.fields;
  const filesOf = questions.filter(({ type }) => type === 'file').map(({ key }) => key);
  const body = {
    job_id: job.id,
    candidate: {
      first_name: text('first_name') ?? undefined,
      last_name: text('last_name'),
      email: text('email') ?? undefined,
      phone: text('phone'),
      location: text('location'),
      links: [text('link')].filter((link) => link !== null),
    },
    attachments: files
      .filter(({ name }) => filesOf.some((key) => name === fieldOf(key)))
      .map(({ name, filename }) => ({ kind: name.slice(fieldOf('').length), filename })),
    cover_letter: text('cover_letter'),
    answers: questions
      .filter(({ type }) => type !== 'file')
      .map((question) => ({ key: question.key, value: answerTo(question, values) })),
    consent: {
      processing: text('consent_processing') === 'true',
      retention: text('consent_retention') === 'true',
      marketing: false,
      ai_processing: null,
      policy_version: null,
      policy_url: privacy_url,
    },
    locale: job.language,
    honeypot: text('nickname'),
    elapsed_ms: elapsedMs,
  };
  const read = v.safeParse(formApplicationBody, body, { abortPipeEarly: true });
  const invalid = read.success ? [] : read.issues.map((issue) => detailOf(issue, questions));
  // Both are asked before any is reported, so that an applicant corrects everything at once.
  const details = [...invalid, ...problemsOfAnswers(job, body)];
  if (read.success && details.length === 0) return read.output;
  throw new ApiError('validation_failed', { param: details[0]?.param ?? undefined, details });
}

function detailOf(issue: v.BaseIssue<unknown>, questions: readonly Question[]): ErrorDetail {
  const param = fieldIn(v.getDotPath(issue) ?? '', questions);
  if (issue.received === 'undefined') return { param, code: 'required', message: `${param} is required.` };
  return { param, code: `invalid_${issue.type}`, message: `${param} ${wordsOfRefusal(issue)}.` };
}

/** The answers that the job's questions refuse, and the consent that it lacks. */
function problemsOfAnswers(
  job: Job,
  body: Pick<CreateApplicationBody, 'answers' | 'attachments' | 'consent'>,
): ErrorDetail[] {
  try {
    readAnswers(job, body);
    return [];
  } catch (error) {
    if (!isRefusal(error, 'validation_failed')) throw error;
    const { details = [] } = error.particulars;
    return details.map((detail) =>
      detail.param === 'consent.processing' ? { ...detail, param: 'consent_processing' } : detail,
    );
  }
}

const fieldOf = (key: string) => `answers.${key}`;

/** The fields of the form by their places in the body of `POST /v1/applications`. */
const fields: Record<string, string> = {
  'candidate.first_name': 'first_name',
  'candidate.last_name': 'last_name',
  'candidate.email': 'email',
  'candidate.phone': 'phone',
  'candidate.location': 'location',
  'candidate.links.0': 'link',
  honeypot: 'nickname',
};

/** The field of a place; `answers.3.value` is the answer to the fourth question that is no file. */
function fieldIn(path: string, questions: readonly Question[]): string {
  const index = /^answers\.(\d+)/.exec(path)?.[1];
  const asked = questions.filter(({ type }) => type !== 'file')[Number(index)];
  return index !== undefined && asked ? fieldOf(asked.key) : (fields[path] ?? path);
}

/** An answer in the type of its question; a text that does not fit is judged as an invalid answer. */
function answerTo({ key, type }: Question, values: FormValues): string | number | boolean | string[] | null {
  const text = values.text(fieldOf(key)).trim();
  if (type === 'multi_select') return values.lines(fieldOf(key));
  if (text === '') return null;
  if (type === 'boolean') return text === 'true' || text === 'false' ? text === 'true' : text;
  if (type === 'number') return Number.isFinite(Number(text)) ? Number(text) : text;
  return text;
}

type Place = Pick<Attachment, 'id' | 'filename' | 'file_key'>;

/**
 * The files of a form with their contents, the CV first. Throws {@link ApiError} for a file that is too large, or of an
 * unsupported type; its `param` is the name of the field.
 */
export function declareFormFiles(
  files: FormFile[],
  body: CreateApplicationBody,
  placeOf: (filename: string) => Place,
): DeclaredFile[] {
  const kinds = new Map([
    ['resume', 'resume'],
    ...body.attachments.map(({ kind }) => [fieldOf(kind), kind] as const),
  ]);
  const known = files.filter(({ name }) => kinds.has(name));
  const resumeFirst = known.toSorted((a, b) => Number(b.name === 'resume') - Number(a.name === 'resume'));
  return resumeFirst.map(({ name, filename, bytes }) => {
    const content_type = contentTypeOf(contentTypes, filename, name);
    if (bytes.byteLength > maxInlineBytes) throw new ApiError('file_too_large', { param: name });
    const unknown = { file_version: null, rejection: null, status: 'awaiting_upload' as const };
    const attachment = { ...placeOf(filename), kind: kinds.get(name) ?? name, content_type };
    return { bytes, declaredSize: null, attachment: { ...attachment, ...unknown, size: bytes.byteLength } };
  });
}
