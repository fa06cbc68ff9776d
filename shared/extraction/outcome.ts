import type { ExtractionFacts, Profile, Quality, Summary } from '../contracts/profile.ts';
import type { ScanErrorCode } from '../contracts/scan.ts';
import { maxUploadBytes } from '../contracts/upload.ts';
import type { Pictures } from '../model/pictures.ts';

type ExtractionErrorCode = ScanErrorCode;

export type ExtractionOutcome =
  | {
      outcome: 'extracted';
      file: { pages: number; is_ocr: boolean; language: string | null };
      profile: Profile;
      summary: Summary;
      quality: Quality;
      lines: string[];
      /** The page of each line, counted from 1. */
      linePages: number[];
      extraction: ExtractionFacts;
    }
  | {
      outcome: 'refused';
      code: ExtractionErrorCode;
      message: string;
      retryable: boolean;
      /** For a file without text that may consist of images: the images for a model. */
      pictures?: Pictures;
    };

/** Limits of the contract; the tests of the guards show the cost of each without its limit. */
export const limits = {
  fileBytes: maxUploadBytes,
  pages: 30,
  zipEntries: 2_000,
  zipInflatedBytes: 50 * 1024 * 1024,
  zipRatio: 200,
} as const;

/** The reasons why a CV could not be read, as messages of the scan. */
export const refusals = {
  no_text_found:
    'The file has no readable text: it looks like a scan or a photo, and OCR found no words or is not available. Send a PDF with a text layer or a DOCX.',
  not_a_resume: 'The file does not look like a CV. Send the CV.',
  file_encrypted: 'The file is protected by a password. Send it without one.',
  file_corrupt:
    'The file is empty, damaged or cannot be opened safely. Export it again and send the new file.',
  too_many_pages: `The file has more than ${limits.pages} pages.`,
  file_too_large: `The file is larger than ${limits.fileBytes} bytes.`,
  unsupported_file_type:
    'The content of the file is not of a supported type, or does not match its extension. Send pdf, docx, odt, rtf, txt, md, html, png, jpg, jpeg or webp.',
  extraction_timeout: 'Reading the file took too long and was stopped.',
  file_expired: 'The file expired before it was stored.',
  provider_error: 'The extraction service failed.',
} as const satisfies Record<ExtractionErrorCode, string>;

const retryable: ReadonlySet<ExtractionErrorCode> = new Set(['extraction_timeout', 'provider_error']);
/** Whether another attempt with the same file may succeed. */
export const isRetryable = (code: ExtractionErrorCode): boolean => retryable.has(code);

/** An error with its fixed message, which never contains text of the file. */
export const refuse = (code: ExtractionErrorCode, pictures?: Pictures): ExtractionOutcome => ({
  outcome: 'refused',
  code,
  message: refusals[code],
  retryable: isRetryable(code),
  ...(pictures && { pictures }),
});

/** Thrown by readers, and caught where the outcome is made. */
export class RefusedFile extends Error {
  readonly code: ExtractionErrorCode;
  readonly pictures: Pictures | undefined;
  constructor(code: ExtractionErrorCode, pictures?: Pictures) {
    super(code);
    this.name = 'RefusedFile';
    this.code = code;
    this.pictures = pictures;
  }
}
