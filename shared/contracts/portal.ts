import * as v from 'valibot';
import { entries, pairs } from './bounded-lists.ts';
import { filename, id, rawLine } from './primitives.ts';

/** The last part of a job's address: words, then the 26 digits of its id. */
const jobPath = v.pipe(
  v.string(),
  v.regex(/^[a-z0-9-]{0,80}[0-7][0-9a-hjkmnp-tv-z]{25}$/, 'the address of a job'),
);

/** The slug that an organization chose for its portal, or its id. */
const portalAddress = v.pipe(
  v.string(),
  v.regex(/^(?:org_[0-7][0-9A-HJKMNP-TV-Z]{25}|[a-z0-9](?:-?[a-z0-9]){2,49})$/, 'the address of a portal'),
);
export const portalParams = { organization: portalAddress };
export const portalJobParams = { ...portalParams, job: jobPath };
/** A form is sent to the id, which its token and its claim are bound to. */
export const portalFormParams = { organization: id('organization'), job: jobPath };

/** How a visitor searches the list of jobs. An empty field of the search form is sent, too. */
export const portalSearch = {
  q: v.optional(v.pipe(rawLine(200), v.trim())),
  department: v.optional(v.pipe(rawLine(200), v.trim())),
  lang: v.optional(v.pipe(v.string(), v.regex(/^[a-zA-Z]{2}$/, 'two letters'))),
};

/** The language of a chat's page. */
export const intakePageQuery = { lang: portalSearch.lang };

/**
 * The fields of the application form. Their values are judged by the handler, because a refusal shows the form again.
 * Files are not fields: the CV is `resume`, the file of a question `answers.` with its key.
 */
const field = v.string();
const formFields = {
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
};
export const portalForm = v.strictObject(formFields);

/** The form as its script sends it: with the names of its files, which are sent after it. */
export const portalSubmission = v.strictObject({
  ...formFields,
  files: v.optional(
    entries(
      v.strictObject({
        /** The name of its field. */
        name: rawLine(80),
        filename: filename(),
        size: v.pipe(v.number(), v.integer(), v.minValue(0)),
      }),
      12,
    ),
    [],
  ),
});
/** The token of the receipt: an id of an application is no secret. */
const uploadToken = v.pipe(v.string(), v.maxLength(200), v.regex(/^[\w.-]+$/, 'the token of a receipt'));
export const portalRenewal = v.strictObject({ application_id: id('application'), upload_token: uploadToken });
export const uploadRenewal = v.strictObject({ upload_token: v.optional(uploadToken) });

/** 4 MB: Lambda accepts events of 6 MB, and the gateway passes the form in Base64. */
export const maxFormBytes = 4 * 1024 * 1024;
