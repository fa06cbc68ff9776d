import { describe, expect, it } from 'vitest';
import { idSource } from '../../../shared/domain/ids.ts';
import { newJob } from '../../../shared/domain/job.ts';
import type { Job } from '../../../shared/domain/stored/job.ts';
import { feedChanges } from '../../../shared/storage/feed-versions.ts';

const now = new Date('2026-05-04T10:00:00.000Z');
const draft = newJob({ name: 'Nurse' }, { now, newId: idSource(now) });
const statuses = ['draft', 'published', 'closed'] as const;
const job = (status: Job['status'], version: number): Job => ({ ...draft, status, version });
const changed = (before: Job | null, after: Job | null) =>
  feedChanges('org_1', before, after).map((write) => ('put' in write ? write.put.data : write));

describe.each([...statuses, null])('from %s', (from) => {
  it.each([...statuses, null])(
    'to %s, the feeds have another version where the job is or was in one',
    (to) => {
      const before = from && job(from, 4);
      const after = to && job(to, 5);
      const isInFeeds = from === 'published' || to === 'published';
      expect(changed(before, after)).toEqual(isInFeeds ? [{ changed: `${draft.id}@5` }] : []);
    },
  );
});
