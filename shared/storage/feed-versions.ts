import type { Job } from '../domain/stored/job.ts';
import { feedVersionKey, feedVersionPartition } from './keys.ts';
import type { Write } from './row.ts';
import type { Table } from './table.ts';

/**
 * The writes that change the version of an organization's feeds if a change of a job affects them: a draft and a closed
 * job are in no feed.
 */
export function feedChanges(organizationId: string, before: Job | null, after: Job | null): Write[] {
  const job = after ?? before;
  if (!job || ![before?.status, after?.status].includes('published')) return [];
  const changed = `${job.id}@${after ? after.version : job.version + 1}`;
  return [
    {
      put: { ...feedVersionKey(organizationId, job.id), data: { changed } },
      when: { always: 'its transaction has a condition on the version of the job' },
    },
  ];
}

type Labelled = { id: string; name: string; version: number } | null;

/** The writes that change the version because jobs show the name of a department or an office. */
export function renamedInFeeds(organizationId: string, before: Labelled, after: Labelled): Write[] {
  if (!before || !after || before.name === after.name) return [];
  const changed = `${after.id}@${after.version}`;
  return [
    {
      put: { ...feedVersionKey(organizationId, after.id), data: { changed } },
      when: { always: 'its transaction has a condition on the version of the entry' },
    },
  ];
}

export type FeedVersions = ReturnType<typeof feedVersions>;

/** The version of an organization's published jobs in its feeds. */
export const feedVersions = (table: Pick<Table, 'query'>) => ({
  /** A text that is different after every change of a published job; one small read. */
  async of(organizationId: string): Promise<string> {
    const rows = await table.query<{ changed: string }>({
      pk: feedVersionPartition(organizationId),
      from: '0',
      to: '~',
      ascending: true,
      limit: 32,
    });
    return rows.map(({ data }) => data.changed).join(' ');
  },
});
