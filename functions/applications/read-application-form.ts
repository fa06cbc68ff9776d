import * as v from 'valibot';
import { formApplicationBody, type SentApplicationBody } from '../../shared/contracts/application-body.ts';
import type { ErrorDetail } from '../../shared/contracts/errors.ts';
import { ApiError, isRefusal } from '../../shared/domain/api-error.ts';
import { readAnswers } from '../../shared/domain/application-form.ts';
import { invalidFields } from '../../shared/domain/invalid.ts';
import type { Job } from '../../shared/domain/stored/job.ts';
import { codeOfRefusal, wordsOfRefusal } from '../../shared/http/field-messages.ts';
import type { FormFile } from '../../shared/http/read-form.ts';
import { type FormValues, formValues } from '../../shared/portal/form-values.ts';
import { bodyOfForm } from './sent-body.ts';

/** A file by its field and its name. */
type NamedFile = Pick<FormFile, 'name' | 'filename'>;
type Question = Job['application_form']['fields'][number];

/** The parts of a sent form that are not texts. */
interface Sent {
  job: Job;
  files: readonly NamedFile[];
  elapsedMs: number;
}

/**
 * The body of `POST /v1/applications` in a form that a browser sent. Throws {@link ApiError} validation_failed with one
 * detail per field.
 */
export function readApplicationForm(
  sent: Record<string, unknown>,
  { job, files, elapsedMs }: Sent,
): SentApplicationBody {
  const values = formValues(sent);
  const text = (name: string) => values.text(name).trim() || null;
  const { processing_required: _, privacy_url } = job.application_form.consent;
  const questions = job.application_form.fields;
  const [questionsOfFiles, others] = [
    questions.filter(asksForFile),
    questions.filter((one) => !asksForFile(one)),
  ];
  const resume = files.find(({ name }) => name === 'resume');
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
    resume: resume ? { filename: resume.filename } : null,
    attachments: questionsOfFiles.flatMap(({ key }) => {
      const file = files.find(({ name }) => name === fieldOf(key));
      return file ? [{ kind: key, filename: file.filename }] : [];
    }),
    cover_letter: text('cover_letter'),
    answers: others.map((question) => ({ key: question.key, value: answerTo(question, values) })),
    consent: {
      processing: text('consent_processing') === 'true',
      retention: text('consent_retention') === 'true',
      marketing: false,
      ai_processing: null,
      policy_version: null,
      policy_url: privacy_url,
    },
    locale: job.language,
    // Only whether it was filled counts, and no visitor could correct it.
    honeypot: text('nickname') === null ? null : 'filled',
    elapsed_ms: elapsedMs,
  };
  const read = v.safeParse(formApplicationBody, body, { abortPipeEarly: true });
  const invalid = read.success
    ? []
    : read.issues.map((issue) =>
        detailOf(issue, { answers: others, attachments: sentFor(questionsOfFiles, files) }),
      );
  // Both are asked before any is reported, so that an applicant corrects everything at once.
  const details = [...invalid, ...problemsOfAnswers(job, body), ...problemsOfFiles(files)];
  if (read.success && details.length === 0) return bodyOfForm(read.output);
  throw invalidFields(details);
}

function detailOf(issue: v.BaseIssue<unknown>, asked: Asked): ErrorDetail {
  const param = fieldIn(String(v.getDotPath(issue)), asked);
  const code = codeOfRefusal(issue);
  return { param, code, message: `${param} ${code === 'required' ? 'is required' : wordsOfRefusal(issue)}.` };
}

/** The answers that the job's questions refuse, and the consent that it lacks. */
function problemsOfAnswers(
  job: Job,
  body: Pick<SentApplicationBody, 'answers' | 'attachments' | 'consent'>,
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

/** Each field takes one file. */
const problemsOfFiles = (files: readonly NamedFile[]): ErrorDetail[] =>
  [...Map.groupBy(files, ({ name }) => name)]
    .filter(([, several]) => several.length > 1)
    .map(([param]) => ({ param, code: 'too_many', message: `${param} takes one file.` }));

const asksForFile = ({ type }: Question) => type === 'file';
/** The questions that a file was sent for, in the order of the body. */
const sentFor = (questions: Question[], files: readonly NamedFile[]) =>
  questions.filter(({ key }) => files.some(({ name }) => name === fieldOf(key)));

/** The name of a question's field. */
export const fieldOf = (key: string): string => `answers.${key}`;

/** The fields of the form by their places in the body of `POST /v1/applications`. */
const fields: Record<string, string> = {
  'candidate.first_name': 'first_name',
  'candidate.last_name': 'last_name',
  'candidate.email': 'email',
  'candidate.phone': 'phone',
  'candidate.location': 'location',
  'candidate.links.0': 'link',
  'resume.filename': 'resume',
};

/** The questions of the entries in the body's lists. */
type Asked = Record<'answers' | 'attachments', readonly Question[]>;

/** The field of a place: `answers.3.value` is the answer to the fourth question. */
function fieldIn(path: string, asked: Asked): string {
  const [, list, index] = /^(answers|attachments)\.(\d+)/.exec(path) ?? [];
  const question = list && asked[list as keyof Asked][Number(index)];
  return question ? fieldOf(question.key) : (fields[path] ?? path);
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
