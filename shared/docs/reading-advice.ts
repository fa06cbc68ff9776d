import type { importErrorCodes } from '../contracts/job-import.ts';
import type { ScanErrorCode } from '../contracts/scan.ts';
import { isRetryable, refusals } from '../extraction/outcome.ts';
import type { Advice } from './access-advice.ts';

/** What helps where a CV could not be read; why it could not is the message of the error. */
const remedyByCode: Record<ScanErrorCode, string> = {
  no_text_found: 'Ask for a PDF with a text layer or a DOCX rather than a photo.',
  not_a_resume: 'Show the person what was sent, and ask for the CV itself.',
  file_encrypted: 'Ask for the file without a password.',
  file_corrupt:
    'Ask for a new export of the file. Where a sha256 was announced with the upload, compare it with the file that was PUT.',
  too_many_pages: 'Send the CV without its certificates and work samples.',
  file_too_large: 'Send a smaller file; scanned pages at 200 dpi are enough.',
  unsupported_file_type: 'Convert the file, PDF being the safest.',
  extraction_timeout: 'Rescan it. If it stays, a new export of the file mostly helps.',
  provider_error: 'Rescan it in some minutes.',
};

/** What the errors page says about a code of `scan.error`. */
export const scanAdviceOf = (code: ScanErrorCode): Required<Advice> => ({
  cause: refusals[code],
  remedy: remedyByCode[code],
  retry: isRetryable(code)
    ? 'Yes, by POST /v1/scans/{id}/rescan; no new upload is needed.'
    : 'No. The same file meets the same error.',
});

/** The same for `import.error`. */
export const importAdvice: Record<(typeof importErrorCodes)[number], Required<Advice>> = {
  url_not_reachable: {
    cause: 'The page did not answer in ten seconds, or answered with an error or more than 2 MB.',
    remedy:
      'Open the address in a browser that is not signed in; use the one at which the posting really is.',
    retry: 'Where retryable is true: the page was down or busy. Import it again as a new job.',
  },
  url_not_a_job: {
    cause: 'Nothing on the page could be read as one job posting, or it lists several, or it is a file.',
    remedy: 'Use the address of one posting rather than of a list, or create the job by its fields.',
    retry: 'No. The same page meets the same error.',
  },
};
