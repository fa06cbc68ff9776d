import type { ErrorCode } from '../contracts/errors.ts';
import { type Advice, accessAdvice, afterRetryAfter } from './access-advice.ts';
import { assessmentAdvice } from './assessment-advice.ts';
import { intakeAdvice } from './intake-advice.ts';
import { peopleAdvice } from './people-advice.ts';
import { settingsAdvice } from './settings-advice.ts';

/**
 * Every code of errors.ts. A code without advice here is a compile error. Keys, scopes and limits: access-advice.ts; sign-in and
 * members: people-advice.ts; the
 * errors of scans and imports, which are no codes of the API: scan-and-import-advice.ts.
 */
const adviceByCode = {
  ...accessAdvice,
  ...peopleAdvice,
  invalid_json: {
    cause: 'The body is incomplete, is not JSON, or has a key such as __proto__.',
    remedy: 'Send one JSON object, encoded as UTF-8 and written by a JSON library.',
  },
  invalid_parameter: {
    cause:
      'A query parameter is unknown, given twice, or has a value outside its list or range; or a header such as Authorization was sent twice.',
    remedy:
      'param names it and details describes the allowed values. Unknown parameters are refused, so that a filter is never ignored silently.',
  },
  invalid_cursor: {
    cause:
      'The cursor was altered, or it belongs to another list, other filters, another organization or the other environment.',
    remedy:
      'Pass next_cursor of the previous page unchanged, and keep all filters. Only limit may change between pages. Otherwise start again without a cursor.',
  },
  invalid_idempotency_key: {
    cause:
      'The Idempotency-Key header is empty, longer than 255 characters, or contains other characters than printable ASCII.',
    remedy: 'Use a UUID.',
  },
  not_found: {
    cause:
      'The id or the path is wrong, the resource was deleted, or it belongs to another organization. The error is the same in all of these cases.',
    remedy: 'Check the id, and which organization and environment the resource was created in.',
  },
  job_closed: {
    cause: 'The page of a job was opened after the job was closed or its closing date passed.',
    remedy: 'Remove links to this page. The list of the organization has its open jobs.',
  },
  method_not_allowed: {
    cause: 'The path exists but does not support this HTTP method.',
    remedy: 'Use a method that the Allow header lists.',
  },
  conflict: {
    cause: 'The Idempotency-Key was used within 24 hours for another method, path or body.',
    remedy: 'Use a new key for a new request. To repeat the first request, send exactly the same body.',
  },
  idempotency_in_progress: {
    cause: 'A request with the same Idempotency-Key is still running.',
    remedy:
      'Wait, then send the same request with the same key. It returns the response of the first request.',
    retry: afterRetryAfter,
  },
  answer_erased: {
    cause:
      'The request was completed under this Idempotency-Key. Later, the person or scan was erased, together with the stored response.',
    remedy: 'Do not repeat the request. Fetch the resource to find out whether it still exists.',
    retry: 'Never with this key: it has no effect for the rest of its 24 hours.',
  },
  invalid_state_transition: {
    cause: 'The state of the resource does not allow this move.',
    remedy: 'Read its status. The page on states shows the allowed moves.',
    retry: 'Only after its state has changed.',
  },
  stage_mismatch: {
    cause: 'The application was moved after you read it, so it is no longer in from_stage_id.',
    remedy: 'Fetch the application again and decide with its current stage.',
    retry: 'Only after you have fetched the application again.',
  },
  stage_not_empty: {
    cause: 'The change would remove a stage that still has applications.',
    remedy: 'Move the applications to another stage first, or name one in move_to when you delete the stage.',
    retry: 'Yes, once the stage is empty.',
  },
  scan_in_progress: {
    cause: 'The scan is queued or being processed, so it cannot start again.',
    remedy: 'Wait for scan.completed or scan.failed.',
    retry: 'Yes, once the scan has ended.',
  },
  job_not_accepting_applications: {
    cause:
      'The job is a draft or closed, the current date is outside its dates, or it does not accept applications.',
    remedy: 'Show the applicant that the position is not open. The visibility of the job shows when it is.',
    retry: 'Only after the job opens.',
  },
  endpoint_disabled: {
    cause:
      'The webhook endpoint was disabled by you, by a 410 of its receiver, or after five days of failures. disabled_reason shows which.',
    remedy: 'PATCH it with enabled: true, then repeat the request.',
    retry: 'Yes, once the endpoint is enabled.',
  },
  delivery_in_progress: {
    cause: 'The first attempt of the delivery is about to start, or an attempt is in progress.',
    remedy:
      'Fetch the delivery again: it shows the attempt once it has ended. Retry the delivery if that attempt failed.',
    retry: 'Yes, after a minute.',
  },
  too_many_endpoints: {
    cause: 'The organization has 50 webhook endpoints, disabled ones included.',
    remedy: 'Delete an endpoint that is no longer used. One endpoint can subscribe to any number of events.',
    retry: 'Only after an endpoint was deleted.',
  },
  ...settingsAdvice,
  ...intakeAdvice,
  ...assessmentAdvice,
  external_id_taken: {
    cause: 'Another resource of the same kind already has this external_id.',
    remedy: 'Find that resource by a list with the filter external_id, and change it instead.',
  },
  stale_object: {
    cause: 'The resource was changed after you read the version in If-Match.',
    remedy: 'Fetch it again, apply your change to the current version, and send the new ETag.',
    retry: 'Not with the same If-Match.',
  },
  payload_too_large: {
    cause:
      'The body is larger than this call allows: 256 KB, or 5 MB for an application with its résumé inside, of which ' +
      '256 KB may be other fields. Or the resource would become larger than 400 KB.',
    remedy: 'Upload files by a signed URL instead of inside JSON, and shorten texts.',
  },
  unsupported_media_type: {
    cause: 'The request has a body but not the header "Content-Type: application/json".',
    remedy: 'Send this header.',
  },
  validation_failed: {
    cause: 'Fields are missing, unknown, of the wrong type or inconsistent with each other.',
    remedy: 'details has one entry per invalid field: param is its path, code the kind of mistake.',
  },
  storage_token_invalid: {
    cause: 'The storage_token was not issued to your organization, or was altered.',
    remedy: 'Send the storage_token of an upload unchanged.',
  },
  storage_token_used: {
    cause: 'A scan was already created from this upload. A token works once.',
    remedy:
      'Use that scan, or create a new upload. With an Idempotency-Key, a retry returns the first response instead.',
  },
  storage_token_expired: {
    cause: 'More than 30 minutes have passed since the upload was created.',
    remedy: 'Create a new upload and send the file again.',
  },
  file_not_uploaded: {
    cause: 'The file was not PUT to upload_url before the scan was created.',
    remedy: 'PUT the file within two minutes of creating the upload, wait for 200, then create the scan.',
    retry: 'Yes, once the PUT has succeeded.',
  },
  file_too_large: {
    cause: 'The file is larger than 10 MB.',
    remedy: 'Send a smaller file. 200 dpi is enough for scanned pages.',
  },
  unsupported_file_type: {
    cause:
      'The extension or the content is none of pdf, docx, txt, md, rtf, odt, html, png, jpg, jpeg and webp, or the two do not match.',
    remedy: 'Convert the file. PDF works best.',
  },
  url_not_reachable: {
    cause:
      'The URL did not respond within ten seconds, returned an error or more than 2 MB, or is not public.',
    remedy:
      'Open the URL in a browser that is not signed in, and use the URL that finally shows the posting.',
    retry: 'Yes, if the page was only temporarily unavailable.',
  },
  internal_error: {
    cause: 'An internal error occurred. Our monitoring has recorded it.',
    remedy:
      'Retry with the same Idempotency-Key and growing pauses. If the error persists, contact us with the request_id.',
    retry: 'Yes. With an Idempotency-Key the request takes effect at most once.',
  },
  answer_too_large: {
    cause:
      'One thing alone would make an answer of more than 5 MB. Lists end a page early instead, so that this is for what has no pages.',
    remedy: 'Ask for less of it where expand or a filter lets you; else write to us with the request_id.',
  },
  service_unavailable: {
    cause: 'The service is busy, or a part of it is unavailable.',
    remedy: 'Retry with the same Idempotency-Key.',
    retry: afterRetryAfter,
  },
} satisfies Record<ErrorCode, Advice>;

export const adviceOf = (code: ErrorCode): Required<Advice> => ({
  retry: 'No. The same request returns the same error.',
  ...adviceByCode[code],
});
