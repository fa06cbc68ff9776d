import * as v from 'valibot';
import {
  type CreateApplicationBody,
  formApplicationBody,
  maxInlineBytes,
} from '../../shared/contracts/application-body.ts';
import { contentTypes } from '../../shared/contracts/upload.ts';
import { ApiError, isRefusal } from '../../shared/domain/api-error.ts';
import { readAnswers } from '../../shared/domain/application-form.ts';
import { contentTypeOf } from '../../shared/domain/file-type.ts';
import type { Attachment } from '../../shared/domain/stored/application.ts';
import type { Job } from '../../shared/domain/stored/job.ts';
import type { FormFile } from '../../shared/http/read-form.ts';
import { type FormValues, formValues } from '../../shared/portal/form-values.ts';
import type { DeclaredFile } from './declare-files.ts';

type Question = Job['application_form']['fields'][number];

/** What is known of a form beside its fields. */
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
  fields: Record<string, unknown>,
  { job, files, elapsedMs }: Sent,
): CreateApplicationBody {
  const values = formValues(fields);
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
  const details = read.success
    ? []
    : read.issues.map((issue) => ({
        param: paramOf(v.getDotPath(issue) ?? '', questions),
        code: issue.received === 'undefined' ? 'required' : `invalid_${issue.type}`,
        message: 'The value is not valid.',
      }));
  // Both are asked before any is reported, so that an applicant corrects everything at once.
  const all = [...details, ...problemsOfAnswers(job, body)];
  if (read.success && all.length === 0) return read.output;
  throw new ApiError('validation_failed', { details: all });
}

function problemsOfAnswers(
  job: Job,
  body: Pick<CreateApplicationBody, 'answers' | 'attachments' | 'consent'>,
) {
  try {
    readAnswers(job, body);
    return [];
  } catch (error) {
    if (!isRefusal(error, 'validation_failed')) throw error;
    return error.particulars.details ?? [];
  }
}

const fieldOf = (key: string) => `answers.${key}`;

/** `answers.3.value` is the answer to the fourth question that is no file. */
function paramOf(path: string, questions: readonly Question[]): string {
  const index = /^answers\.(\d+)/.exec(path)?.[1];
  const asked = questions.filter(({ type }) => type !== 'file')[Number(index)];
  return index !== undefined && asked ? fieldOf(asked.key) : path;
}

/** An answer in the type of its question; a text that does not fit is judged as an invalid answer. */
function answerTo({ key, type }: Question, values: FormValues): string | number | boolean | string[] | null {
  const text = values.text(fieldOf(key)).trim();
  if (type === 'multi_select') return values.all(fieldOf(key));
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
