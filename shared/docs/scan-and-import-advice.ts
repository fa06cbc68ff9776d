import type { importErrorCodes } from '../contracts/job-import.ts';
import type { ScanErrorCode } from '../contracts/scan.ts';
import { isRetryable, refusals } from '../extraction/outcome.ts';
import type { Advice } from './access-advice.ts';

/** The remedy if a CV could not be read; the message of the error has the cause. */
const remedyByCode: Record<ScanErrorCode, string> = {
  no_text_found: 'Ask for a PDF with a text layer or a DOCX rather than a photo.',
  not_a_resume: 'Show the person which file was sent, and ask for the CV.',
  file_encrypted: 'Ask for the file without a password.',
  file_corrupt:
    'Ask for a new export of the file. If the upload declared a sha256, compare it with the file that was PUT.',
  too_many_pages: 'Send the CV without its certificates and work samples.',
  file_too_large: 'Send a smaller file. 200 dpi is enough for scanned pages.',
  unsupported_file_type: 'Convert the file. PDF works best.',
  extraction_timeout: 'Rescan it. If the error persists, a new export of the file usually helps.',
  file_expired: 'Upload the file again and create a new scan.',
  provider_error: 'Rescan it after a few minutes.',
};

/** The entry of the errors page for a code of `scan.error`. */
export const scanAdviceOf = (code: ScanErrorCode): Required<Advice> => ({
  cause: refusals[code],
  remedy: remedyByCode[code],
  retry: isRetryable(code)
    ? 'Yes, by POST /v1/scans/{id}/rescan. No new upload is needed.'
    : 'No. The same file leads to the same error.',
});

/** The same for `import.error`. */
export const importAdvice: Record<(typeof importErrorCodes)[number], Required<Advice>> = {
  url_not_reachable: {
    cause: 'The page did not respond within ten seconds, or returned an error or more than 2 MB.',
    remedy:
      'Open the URL in a browser that is not signed in, and use the URL that finally shows the posting.',
    retry: 'Yes, if retryable is true: the page was unavailable or busy. Import it again as a new job.',
  },
  url_not_a_job: {
    cause: 'The page has no job posting that could be read, or several, or is a file.',
    remedy: 'Use the URL of a single posting, or create the job with its fields.',
    retry: 'No. The same page leads to the same error.',
  },
};
