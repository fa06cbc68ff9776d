import { setTimeout as wait } from 'node:timers/promises';
import { type ExtractionOutcome, refuse } from './outcome.ts';

type Extract = (file: {
  bytes: Uint8Array;
  filename: string;
  contentType: string;
}) => Promise<ExtractionOutcome>;

/** Filenames with a fixed outcome in the sandbox, so that integrators can test rare cases. */
const refusedFiles = {
  'fail-no-text.pdf': 'no_text_found',
  'fail-provider.pdf': 'provider_error',
  'not-a-resume.pdf': 'not_a_resume',
} as const;
const slowFile = 'slow-25s.pdf';

/** The extraction of the sandbox: the real one, except for these filenames. */
export const withSandboxFiles =
  (extract: Extract, slowMs = 25_000): Extract =>
  async (file) => {
    const code = refusedFiles[file.filename as keyof typeof refusedFiles];
    if (code) return refuse(code);
    if (file.filename === slowFile) await wait(slowMs);
    return extract(file);
  };
