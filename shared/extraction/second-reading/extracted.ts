import type { ExtractionOutcome } from '../outcome.ts';

/** A CV that the rules could read. */
export type Extracted = Extract<ExtractionOutcome, { outcome: 'extracted' }>;
