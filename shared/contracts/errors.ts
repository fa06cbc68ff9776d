import * as v from 'valibot';
import { detailCodes } from './detail-codes.ts';
import { wholeNumber } from './primitives.ts';

/**
 * The closed list of error codes: status, type, and the message that is used unless the code throws a more precise one.
 */
export const errorCodes = {
  invalid_json: [400, 'invalid_request', 'The request body is not valid JSON.'],
  invalid_parameter: [
    400,
    'invalid_request',
    'A query parameter is unknown or has an invalid value, or a parameter or header is given more than once.',
  ],
  invalid_cursor: [400, 'invalid_request', 'The cursor is not valid for this list.'],
  invalid_idempotency_key: [
    400,
    'invalid_request',
    'Idempotency-Key must have 1 to 255 printable ASCII characters.',
  ],

  missing_api_key: [401, 'authentication', 'Send your key as "Authorization: Bearer <key>".'],
  invalid_api_key: [401, 'authentication', 'This API key does not exist.'],
  revoked_api_key: [401, 'authentication', 'This API key was revoked.'],
  expired_api_key: [401, 'authentication', 'This API key has expired.'],

  not_signed_in: [401, 'authentication', 'Nobody is signed in, or the session has ended; sign in first.'],
  sign_in_failed: [401, 'authentication', 'Signing in was not completed; start again.'],
  assessment_session_invalid: [401, 'authentication', 'This session has ended; open the link again.'],
  assertion_invalid: [401, 'authentication', 'The assertion is not valid, has expired or was used already.'],

  insufficient_scope: [403, 'permission', 'The key does not have the scope that this call requires.'],
  origin_not_allowed: [403, 'permission', 'This origin is not on the list of the publishable key.'],
  key_type_not_allowed: [403, 'permission', 'This call does not accept this type of key.'],
  not_a_member: [403, 'permission', 'The signed-in person is not a member of this organization.'],
  invitation_of_other: [403, 'permission', 'This invitation is for another address than the one signed in.'],
  wrong_environment: [403, 'permission', 'This key belongs to the other environment; use its host.'],

  not_found: [404, 'not_found', 'There is no resource with this id or path.'],
  invitation_not_found: [404, 'not_found', 'This invitation does not exist, has expired or was accepted.'],
  assessment_link_invalid: [404, 'not_found', 'This link is wrong, was replaced, or is over.'],
  job_closed: [410, 'not_found', 'This job is closed.'],
  method_not_allowed: [405, 'not_found', 'This path does not support this method.'],

  conflict: [409, 'conflict', 'This Idempotency-Key was already used for a different request.'],
  idempotency_in_progress: [409, 'conflict', 'The first request with this Idempotency-Key is still running.'],
  answer_erased: [
    409,
    'conflict',
    'The first request with this Idempotency-Key was completed. Its response was erased with the data of the person.',
  ],
  invalid_state_transition: [409, 'conflict', 'The state of the resource does not allow this.'],
  stage_not_empty: [409, 'conflict', 'This change removes a stage that still has applications.'],
  stage_mismatch: [409, 'conflict', 'The application is no longer in the stage named in from_stage_id.'],
  job_not_accepting_applications: [409, 'conflict', 'This job does not accept applications now.'],
  turn_taken: [409, 'conflict', 'Another message has this turn; fetch the chat and use the next number.'],
  scan_in_progress: [409, 'conflict', 'The scan is still being processed.'],
  endpoint_disabled: [409, 'conflict', 'This webhook endpoint is disabled; enable it first.'],
  delivery_in_progress: [409, 'conflict', 'An attempt of this delivery is in progress.'],
  too_many_endpoints: [
    409,
    'conflict',
    'An organization has at most 50 webhook endpoints; delete one first.',
  ],
  too_many_entries: [409, 'conflict', 'An organization has at most 500 of these; delete one first.'],
  name_taken: [409, 'conflict', 'Another resource of this kind has this name.'],
  last_owner: [
    409,
    'conflict',
    'An organization keeps at least one owner; make another member an owner first.',
  ],
  slug_taken: [409, 'conflict', 'This slug is reserved, or another organization has it.'],
  in_use: [409, 'conflict', 'This is in use and cannot be deleted.'],
  assessment_already_active: [409, 'conflict', 'One of this template is still open.'],
  retake_not_allowed: [409, 'conflict', 'There is no further attempt, or not yet.'],
  external_id_taken: [409, 'conflict', 'Another resource of this kind has this external_id.'],

  stale_object: [412, 'invalid_request', 'The resource has changed since the version named in If-Match.'],
  payload_too_large: [413, 'invalid_request', 'The request body is too large.'],
  unsupported_media_type: [415, 'invalid_request', 'Send the body as application/json.'],

  validation_failed: [422, 'validation', 'Some fields are invalid; see details.'],
  storage_token_invalid: [422, 'validation', 'This storage_token does not exist in your organization.'],
  storage_token_used: [422, 'validation', 'This storage_token was already used for a scan.'],
  storage_token_expired: [422, 'validation', 'This storage_token expired after 30 minutes.'],
  file_not_uploaded: [422, 'validation', 'No file was PUT to the upload_url of this storage_token.'],
  file_too_large: [422, 'validation', 'The file is larger than 10 MB.'],
  unsupported_file_type: [422, 'validation', 'Files of this type are not supported.'],
  url_not_reachable: [422, 'validation', 'This URL is not a reachable page on the public internet.'],

  rate_limited: [429, 'rate_limit', 'Too many calls in a short time; slow down.'],
  quota_exceeded: [429, 'rate_limit', 'The call budget of this month is used up.'],

  internal_error: [500, 'api', 'An internal error occurred.'],
  answer_too_large: [500, 'api', 'The response would be larger than 5 MB.'],
  service_unavailable: [503, 'api', 'The service is busy; retry the request.'],
} as const satisfies Record<string, readonly [status: number, type: string, message: string]>;
export type ErrorCode = keyof typeof errorCodes;

/**
 * The refusals that an equal request gets again at any time, because they depend on the request and on a file that never changes.
 * They are stored under an Idempotency-Key. Every other refusal depends on a state that can change, and frees the key.
 */
export const lastingRefusals: ReadonlySet<ErrorCode> = new Set([
  'storage_token_invalid',
  'storage_token_used',
  'storage_token_expired',
  'file_too_large',
  'unsupported_file_type',
]);

/** Any endpoint may return these; a row of the route table names only its own. */
export const commonErrors = {
  everywhere: [
    'internal_error',
    'answer_too_large',
    'service_unavailable',
    'not_found',
    'method_not_allowed',
  ],
  withKey: ['missing_api_key', 'invalid_api_key', 'revoked_api_key', 'expired_api_key', 'wrong_environment'],
  withSecretKey: ['key_type_not_allowed'],
  withPublicKey: ['origin_not_allowed'],
  withScope: ['insufficient_scope', 'quota_exceeded', 'rate_limited'],
  withRole: ['insufficient_scope'],
  withCookie: ['origin_not_allowed'],
  withQuery: ['invalid_parameter'],
  withCursor: ['invalid_cursor'],
  withBody: ['invalid_json', 'payload_too_large', 'unsupported_media_type', 'validation_failed'],
  withForm: ['rate_limited', 'origin_not_allowed'],
  withToken: ['rate_limited'],
  withIdempotency: ['invalid_idempotency_key', 'conflict', 'idempotency_in_progress', 'answer_erased'],
} as const satisfies Record<string, readonly ErrorCode[]>;

const errorDetail = v.object({
  param: v.nullable(v.string()),
  code: v.picklist(detailCodes),
  message: v.string(),
  /** The resource that has the value, for `taken`. */
  id: v.nullable(v.string()),
});
/** A detail as it is thrown; `id` is added where it is omitted. */
export type ErrorDetail = Omit<v.InferOutput<typeof errorDetail>, 'id'> & { id?: string | null };

/** At most this many details are returned; the rest is counted. */
export const maxDetails = 20;
const details = {
  details: v.pipe(v.array(errorDetail), v.maxLength(maxDetails)),
  /** The number of further details. */
  details_omitted: v.pipe(v.number(), v.integer(), v.minValue(0)),
};

export const errorView = v.object({
  error: v.object({
    type: v.string(),
    code: v.picklist(Object.keys(errorCodes) as ErrorCode[]),
    message: v.string(),
    status: wholeNumber,
    param: v.nullable(v.string()),
    ...details,
    request_id: v.string(),
    doc_url: v.string(),
  }),
});
export type ErrorView = v.InferOutput<typeof errorView>;

/** The same content in the form of RFC 9457, for requests that accept application/problem+json. */
export const problemView = v.object({
  type: v.string(),
  title: v.string(),
  status: wholeNumber,
  detail: v.string(),
  instance: v.string(),
  code: v.picklist(Object.keys(errorCodes) as ErrorCode[]),
  param: v.nullable(v.string()),
  ...details,
  request_id: v.string(),
});
export type ProblemView = v.InferOutput<typeof problemView>;
