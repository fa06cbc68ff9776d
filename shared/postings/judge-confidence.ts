import type { ImportSource, ImportWarning, PostingFacts } from '../contracts/job-import.ts';

/** The trust in each source before its page is examined: structured data, markup, or text for people. */
const trust: Record<ImportSource, number> = {
  json_ld: 0.95,
  greenhouse: 0.95,
  lever: 0.95,
  ashby: 0.95,
  workable: 0.95,
  recruitee: 0.95,
  microdata: 0.9,
  html: 0.6,
};

/** Warnings about a fact that was present and could not be used in full. */
const doubts = new Set<ImportWarning>([
  'several_employment_types',
  'employment_type_unknown',
  'salary_currency_missing',
  'salary_period_missing',
  'salary_unclear',
  'several_salaries',
  'location_unclear',
  'description_cut',
  'page_cut',
  'field_skipped',
]);

/** 0.1 to 0.95: the source's trust, less 0.05 for every doubt and for every missing main fact. */
export function judgeConfidence(
  source: ImportSource,
  facts: PostingFacts,
  warnings: Set<ImportWarning>,
): number {
  const { description, employment_type, work_type } = facts.job_details ?? {};
  const missing = [description, employment_type, facts.locations?.[0] ?? work_type].filter(
    (fact) => !fact,
  ).length;
  const doubted = [...warnings].filter((warning) => doubts.has(warning)).length;
  return Math.max(0.1, Math.round((trust[source] - 0.05 * (missing + doubted)) * 100) / 100);
}
