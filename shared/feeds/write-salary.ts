import type { JobView } from '../contracts/job.ts';

/** The salary as text: `EUR 60000 - 80000 per year`. Null where the job has none or hides it. */
export function writeSalary({ job_details, visibility }: JobView): string | null {
  const { salary_min, salary_max, salary_currency, salary_period } = job_details;
  const amounts = [...new Set([salary_min, salary_max])].filter((amount) => amount !== null);
  if (!visibility.show_salary || !salary_currency || !salary_period || amounts.length === 0) return null;
  return `${salary_currency} ${amounts.join(' - ')} per ${salary_period}`;
}
