import type { ExtractionFacts } from '../contracts/profile.ts';
import type { CvDocument } from './document.ts';
import { type ExtractionOutcome, RefusedFile, refuse } from './outcome.ts';
import { extractProfile } from './profile/extract-profile.ts';
import { resumeThreshold } from './profile/quality.ts';
import { type ReadInput, readDocument } from './read/read-document.ts';
import type { Transcript } from './read/read-transcript.ts';
import { withoutInstructions } from './without-instructions.ts';

const facts = (startedAt: number): ExtractionFacts => ({
  engine: 'rules',
  model: null,
  prompt_version: null,
  schema_version: '1',
  duration_ms: Math.round(performance.now() - startedAt),
  fallback_reason: null,
});

/** A file, or the transcript of one. */
type Input = ReadInput | { transcript: Transcript };

const read = async (input: Input): Promise<CvDocument> => {
  if (!('transcript' in input)) return readDocument(input);
  return (await import('./read/read-transcript.ts')).readTranscript(input.transcript);
};

/** Bytes to outcome, in this thread: the whole work of the worker. A crash of a parser counts as a damaged file. */
export const extract = async (input: Input & { today: string }): Promise<ExtractionOutcome> => {
  const startedAt = performance.now();
  try {
    const document = await read(input);
    const honest = withoutInstructions(document);
    const extraction = extractProfile(honest.document, input.today);
    if (extraction.quality.resume_probability < resumeThreshold) return refuse('not_a_resume');
    if (honest.ignored > 0) extraction.quality.warnings.push('instructions_ignored');
    return {
      outcome: 'extracted',
      file: { pages: document.pages, is_ocr: document.isOcr, language: document.language },
      ...extraction,
      profile: honest.restore(extraction.profile),
      lines: document.lines.map((line) => line.text),
      linePages: document.lines.map((line) => line.page),
      extraction: facts(startedAt),
    };
  } catch (error) {
    if (error instanceof RefusedFile) return refuse(error.code, error.pictures);
    throw error;
  }
};
