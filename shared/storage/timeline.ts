import type { TimelineEntry } from '../contracts/timeline.ts';
import type { EventOrigin } from '../domain/event.ts';
import { idSource, timeOf } from '../domain/ids.ts';
import { joinedPage } from './joined-page.ts';
import { ofCandidate, timelineOfApplication } from './keys.ts';
import { listPage, type PageRequest } from './list-page.ts';
import { idsOfPerson } from './merged-rows.ts';
import { type OncePerson, ownEntries } from './own-entries.ts';
import type { Item, Write } from './row.ts';
import type { Table } from './table.ts';

/** The entry's own data; the actor and the time are those of the request. */
export type Happening = Pick<TimelineEntry, 'type' | 'candidate_id'> &
  Partial<Pick<TimelineEntry, 'application_id' | 'job_id' | 'from' | 'to' | 'reason' | 'note'>>;

/**
 * The write that adds an entry to a candidate's timeline and its application's history, for the transaction of the
 * change.
 */
export function appendToTimeline(origin: EventOrigin, happening: Happening): Write {
  const { organizationId, actor, now } = origin;
  const entry: TimelineEntry = {
    object: 'timeline_entry',
    id: idSource(now)('timelineEntry'),
    application_id: null,
    job_id: null,
    from: null,
    to: null,
    reason: null,
    note: null,
    ...happening,
    actor,
    created_at: now.toISOString(),
  };
  const item: Item<TimelineEntry> = {
    pk: ofCandidate(organizationId, entry.candidate_id, 'TIMELINE'),
    sk: entry.id,
    data: entry,
  };
  if (entry.application_id) {
    item.gsi1pk = timelineOfApplication(organizationId, entry.application_id);
    item.gsi1sk = entry.id;
  }
  return { put: item, when: { absent: true } };
}

export type TimelineStore = ReturnType<typeof timelineStore>;

/** The timeline of a candidate, and of one application, in order. */
export function timelineStore(table: Table) {
  const list = (organizationId: string, partition: string, index: 'gsi1' | undefined, page: PageRequest) =>
    listPage<TimelineEntry>(
      table,
      { kind: 'timelineEntry', index, partition, since: timeOf(organizationId) },
      page,
    );
  return {
    async ofCandidate(organizationId: string, person: OncePerson, page: PageRequest) {
      const { items, next } = await joinedPage(idsOfPerson(person), page, (id) =>
        list(organizationId, ofCandidate(organizationId, id, 'TIMELINE'), undefined, page),
      );
      return { items: await ownEntries(table, organizationId, person, items), next };
    },
    ofApplication: (organizationId: string, applicationId: string, page: PageRequest) =>
      list(organizationId, timelineOfApplication(organizationId, applicationId), 'gsi1', page),
  };
}
