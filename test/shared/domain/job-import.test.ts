import { expect, it } from 'vitest';
import type { PostingFacts, ReadPosting } from '../../../shared/contracts/job-import.ts';
import { completeImport, startImport } from '../../../shared/domain/job-import.ts';
import { making } from './support/samples.ts';

const whenCut = { code: 'cut', message: 'Something was left out.' } as unknown as Parameters<
  typeof completeImport
>[3];
const body = { url: 'https://jobs.example.com/1', is_draft: true, overrides: {} } as Parameters<
  typeof startImport
>[0];
const complete = (facts: PostingFacts) => {
  const posting = { source: 'json_ld', confidence: 1, warnings: [], facts } as unknown as ReadPosting;
  return completeImport(startImport(body, making), posting, making, whenCut);
};

it('leaves out the largest facts where the row has no room for all, and says so', () => {
  const heavy = 'x'.repeat(500_000);
  const job = complete({
    name: 'Nurse',
    job_details: { description: heavy, salary_min: 10 },
  } as PostingFacts);
  expect(job).toMatchObject({ name: 'Nurse', job_details: { description: null, salary_min: 10 } });
  expect(job?.import?.warnings).toEqual([whenCut]);
});

it('throws facts that no job may have: leaving some out would make others of them', () => {
  const facts = { job_details: { salary_min: 20, salary_max: 10 } } as PostingFacts;
  expect(() => complete(facts)).toThrow(expect.objectContaining({ code: 'validation_failed' }));
});
