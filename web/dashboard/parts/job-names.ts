import type { HiringClient } from '../../../client/src/index.ts';

/** The names of jobs by their ids. A job that is gone has none. */
export async function jobNames(
  client: HiringClient,
  ids: readonly string[],
  signal?: AbortSignal,
): Promise<Map<string, string>> {
  const names = new Map<string, string>();
  const read = async (id: string) => {
    const job = await client
      .get('/v1/jobs/{id}', { path: { id }, ...(signal && { signal }) })
      .catch(() => undefined);
    if (job) names.set(id, job.name);
  };
  await Promise.all([...new Set(ids)].map(read));
  return names;
}
