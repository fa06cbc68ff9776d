import type { ImportWarning, PostingFacts } from '../contracts/job-import.ts';

/** The facts of a job from one source, before they are validated as a job. */
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

/** The context of a page for its readers. */
export interface Reading {
  /** The base of relative links. */
  url: string;
  now: Date;
}
