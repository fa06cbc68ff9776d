import type { ImportWarning, PostingFacts } from '../contracts/job-import.ts';

/** What one source says of a job, before it is held against what a job here may be. */
export interface Findings {
  facts: PostingFacts & {
    job_details: NonNullable<PostingFacts['job_details']>;
    visibility: NonNullable<PostingFacts['visibility']>;
  };
  warnings: Set<ImportWarning>;
}

export type Location = NonNullable<PostingFacts['locations']>[number];
export type Requirement = NonNullable<PostingFacts['requirements']>[number];

export const newFindings = (): Findings => ({
  facts: { job_details: {}, visibility: {} },
  warnings: new Set(),
});

/** What a reader is told beside the page itself. */
export interface Reading {
  /** Where relative links start. */
  url: string;
  now: Date;
}
