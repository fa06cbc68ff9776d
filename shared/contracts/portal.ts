import * as v from 'valibot';
import { pairs } from './bounded-lists.ts';
import { id, rawLine } from './primitives.ts';

/** The last part of a job's address: words, then the 26 digits of its id. */
const jobPath = v.pipe(
  v.string(),
  v.regex(/^[a-z0-9-]{0,80}[0-7][0-9a-hjkmnp-tv-z]{25}$/, 'the address of a job'),
);

export const portalParams = { organization: id('organization') };
export const portalJobParams = { ...portalParams, job: jobPath };

/** How a visitor searches the list of jobs. An empty field of the search form is sent, too. */
export const portalSearch = {
  q: v.optional(v.pipe(rawLine(200), v.trim())),
  department: v.optional(v.pipe(rawLine(200), v.trim())),
  lang: v.optional(v.pipe(v.string(), v.regex(/^[a-zA-Z]{2}$/, 'two letters'))),
};

/**
 * The fields of the application form. Their values are judged by the handler, because a refusal shows the form again.
 * Files are not fields: the CV is `resume`, the file of a question `answers.` with its key.
 */
const field = v.string();
export const portalForm = v.strictObject({
  form_token: v.optional(v.string()),
  first_name: field,
  last_name: v.optional(field),
  email: field,
  phone: v.optional(field),
  location: v.optional(field),
  link: v.optional(field),
  cover_letter: v.optional(field),
  answers: v.optional(pairs(v.string(), v.string(), 100)),
  consent_processing: v.optional(field),
  consent_retention: v.optional(field),
  nickname: v.optional(field),
});

/** 4 MB: Lambda accepts events of 6 MB, and the gateway passes the form in Base64. */
export const maxFormBytes = 4 * 1024 * 1024;
