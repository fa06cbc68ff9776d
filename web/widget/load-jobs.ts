import type { PublicJob, Service } from './public-calls.ts';

/** A job without its description, which would make a list of jobs large. */
export type ListedJob = Pick<PublicJob, 'id' | 'name' | 'department' | 'locations' | 'urls'>;
export type WorkType = NonNullable<PublicJob['job_details']['work_type']>;

/** The most jobs of a list. The others are left to the portal. */
const maxJobs = 1000;
const fields = 'name,department,locations,urls';

/** The open, listed jobs, newest first. */
export async function loadJobs(
  { listJobs }: Service,
  department: string | null,
  workType?: WorkType,
): Promise<ListedJob[]> {
  const found: ListedJob[] = [];
  for (let cursor: string | undefined; found.length < maxJobs; ) {
    const page = await listJobs({
      limit: '100',
      fields,
      ...(department && { department }),
      ...(workType && { work_type: workType }),
      ...(cursor && { cursor }),
    });
    found.push(...page.data);
    cursor = page.next_cursor ?? undefined;
    if (!page.has_more || cursor === undefined) break;
  }
  return found;
}
