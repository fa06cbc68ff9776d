import type { ErrorCode } from '../contracts/errors.ts';
import { type Advice, accessAdvice, afterRetryAfter } from './access-advice.ts';

/** Every code of errors.ts, which does not compile without its advice here. */
const adviceByCode = {
  ...accessAdvice,
  invalid_json: {
    cause: 'The body is cut off, is not JSON, or holds a key such as __proto__.',
    remedy: 'Send one JSON object, encoded as UTF-8, and let a JSON library write it.',
  },
  invalid_parameter: {
    cause: 'A query parameter is misspelled, given twice, or has a value outside its list or range.',
    remedy:
      'param names it; details says what it must be. Parameters that a call does not have are refused, so that a filter is never dropped in silence.',
  },
  invalid_cursor: {
    cause:
      'The cursor was altered, or it belongs to another list, other filters, another organization or the other environment.',
    remedy:
      'Take next_cursor of the page before as it is, and keep all filters. Only limit may change between pages. Else start again without a cursor.',
  },
  invalid_idempotency_key: {
    cause:
      'The header Idempotency-Key is empty, over 255 characters long, or holds something other than printable ASCII.',
    remedy: 'Use a UUID.',
  },
  not_found: {
    cause:
      'The id or the path is wrong, the resource was deleted, or it belongs to another organization. The answer is the same for all of these.',
    remedy: 'Check the id, and whose key and which environment made the resource.',
  },
  method_not_allowed: {
    cause: 'The path exists and does not take this HTTP method.',
    remedy: 'The Allow header lists the methods that it takes.',
  },
  conflict: {
    cause: 'The Idempotency-Key was used within 24 hours for another method, path or body.',
    remedy: 'Use a new key for a new request. To repeat the first one, send exactly its body.',
  },
  idempotency_in_progress: {
    cause: 'A request with the same Idempotency-Key has not been answered yet.',
    remedy: 'Wait, then send the same request with the same key; it will get the answer of the first.',
    retry: afterRetryAfter,
  },
  answer_erased: {
    cause:
      'The request was done under this Idempotency-Key, and then the person or scan it told of was erased, the stored answer with it.',
    remedy: 'Nothing is to be done again. Read the resource if you need to know whether it still stands.',
    retry: 'Never with this key; nothing is done under it for the rest of its 24 hours.',
  },
  invalid_state_transition: {
    cause: 'The resource is in a state from which this move does not lead anywhere.',
    remedy: 'Read its status; the page on states shows which moves it allows.',
    retry: 'Not before something else has changed its state.',
  },
  stage_mismatch: {
    cause: 'Somebody moved the application after you read it, so it is not in from_stage_id any more.',
    remedy: 'Read the application, and decide again.',
    retry: 'Not before reading the application again.',
  },
  stage_not_empty: {
    cause: 'The change would remove a stage of the pipeline in which applications stand.',
    remedy: 'Move them to another stage first, or name one in move_to when you delete the stage.',
    retry: 'Yes, once the stage is empty.',
  },
  scan_in_progress: {
    cause: 'The scan is queued or being processed, so it cannot begin again.',
    remedy: 'Wait for scan.completed or scan.failed.',
    retry: 'Yes, once the scan has ended.',
  },
  job_not_accepting_applications: {
    cause: 'The job is a draft or closed, its dates are not now, or it does not accept applications.',
    remedy: 'Show the applicant that the position is not open. The job says in visibility when it is.',
    retry: 'Not before the job opens.',
  },
  endpoint_disabled: {
    cause:
      'The webhook endpoint was switched off by you, by a 410 of its receiver, or after five days of failures; disabled_reason says which.',
    remedy: 'PATCH it with enabled: true, then ask again.',
    retry: 'Yes, once it is switched on.',
  },
  delivery_in_progress: {
    cause: 'The delivery is new and its first attempt is about to be made, or an attempt is under way.',
    remedy: 'Read the delivery again: it shows the attempt once it has ended. Retry it if that failed.',
    retry: 'Yes, after a minute.',
  },
  external_id_taken: {
    cause: 'Another resource of the same kind already carries this external_id.',
    remedy: 'Find it by listing with the filter external_id, and change that one instead.',
  },
  stale_object: {
    cause: 'The resource was changed after you read the version that If-Match names.',
    remedy: 'Read it again, apply your change to what you read, and send the new ETag.',
    retry: 'Not with the same If-Match.',
  },
  payload_too_large: {
    cause:
      'The body is larger than this call takes: 256 KB, and 6 MB for applications. Or the resource would weigh more than 400 KB with it.',
    remedy: 'Send files by upload grant rather than inside JSON, and shorten texts.',
  },
  unsupported_media_type: {
    cause: 'A body came without "Content-Type: application/json", or with another type.',
    remedy: 'Set that header.',
  },
  validation_failed: {
    cause: 'Fields are missing, unknown, of the wrong type or at odds with each other.',
    remedy: 'details has one entry per field, with its path in param and what is wrong with it in code.',
  },
  storage_token_invalid: {
    cause: 'The storage_token was not given to your organization, or was changed on the way.',
    remedy: 'Send the storage_token of an upload as it was answered.',
  },
  storage_token_used: {
    cause: 'A scan was already made of this upload. A token works once.',
    remedy:
      'Use that scan, or ask for a new upload. With an Idempotency-Key a retry gets the first answer instead.',
  },
  storage_token_expired: {
    cause: 'More than 30 minutes have passed since the upload was granted.',
    remedy: 'Ask for a new upload, and send the file again.',
  },
  file_not_uploaded: {
    cause: 'The file was not PUT to upload_url before the scan was asked for.',
    remedy: 'PUT the file within two minutes of the grant, wait for 200, then ask for the scan.',
    retry: 'Yes, once the PUT has succeeded.',
  },
  file_too_large: {
    cause: 'The file weighs more than 10 MB.',
    remedy: 'Send a smaller file; scanned pages at 200 dpi are enough.',
  },
  unsupported_file_type: {
    cause:
      'The extension or the content is none of pdf, docx, txt, md, rtf, odt, html, png, jpg, jpeg and webp, or the two do not match.',
    remedy: 'Convert the file, PDF being the safest.',
  },
  url_not_reachable: {
    cause:
      'The address did not answer in ten seconds, answered with an error or more than 2 MB, or is not a public one.',
    remedy:
      'Open the address in a browser that is not signed in; use the one at which the posting really is.',
    retry: 'Yes, if the page was only down for a while.',
  },
  internal_error: {
    cause: 'Something failed on our side, and we have been told.',
    remedy:
      'Retry with the same Idempotency-Key, with growing pauses. If it stays, write to us with the request_id.',
    retry: 'Yes; with an Idempotency-Key it acts at most once.',
  },
  service_unavailable: {
    cause: 'The service is busy or a part of it does not answer.',
    remedy: 'Retry with the same Idempotency-Key.',
    retry: afterRetryAfter,
  },
} satisfies Record<ErrorCode, Advice>;

export const adviceOf = (code: ErrorCode): Required<Advice> => ({
  retry: 'No. The same request meets the same answer.',
  ...adviceByCode[code],
});

/** Codes of what is still to come, so that a program may know them today. */
export const reservedAdvice: Record<string, Required<Advice>> = {
  assessment_already_active: {
    cause: 'The candidate has an assessment of this kind that has not ended.',
    remedy: 'Use the one that exists, or cancel it first.',
    retry: 'Yes, once the other one has ended.',
  },
};
