import { type EventEnvelope, isPublicEvent, isTest } from '../contracts/events.ts';
import { ApiError } from '../domain/api-error.ts';
import { timeOf } from '../domain/ids.ts';
import { eventKey, eventsOfOrganization } from './keys.ts';
import { listPage, type Matches, type PageRequest } from './list-page.ts';
import { keptSince, withinKept } from './retention-window.ts';
import type { RangeQuery } from './row.ts';
import type { Table } from './table.ts';

export type EventLog = ReturnType<typeof eventLog>;

/** Read access to the outbox: the events of an organization in the last 30 days, as they were delivered. */
export function eventLog(table: Table) {
  // Events are stored as the text that is delivered.
  const envelopes: Pick<Table, 'queryWithin'> = {
    queryWithin: async <Data>(range: RangeQuery, megabytes: number) => {
      const read = await table.queryWithin<string>(range, megabytes);
      return { ...read, rows: read.rows.map((row) => ({ ...row, data: JSON.parse(row.data) as Data })) };
    },
  };

  const find = async (organizationId: string, id: string, now: Date) => {
    const row = await table.get<string>(eventKey(id));
    const event = row && (JSON.parse(row.data) as EventEnvelope);
    if (event?.organization_id !== organizationId || timeOf(id) <= keptSince(now)) return undefined;
    return isPublicEvent(event.type) || isTest(event) ? event : undefined;
  };

  return {
    list(organizationId: string, page: PageRequest, matches?: Matches<EventEnvelope>) {
      const source = {
        kind: 'event' as const,
        index: 'gsi1' as const,
        partition: (month: string) => eventsOfOrganization(organizationId, month),
        since: timeOf(organizationId),
      };
      return listPage<EventEnvelope>(envelopes, source, withinKept(page), matches);
    },

    find,

    /** The event. Throws the same not_found for a missing event, another organization's, and an internal one. */
    async get(organizationId: string, id: string, now: Date): Promise<EventEnvelope> {
      const event = await find(organizationId, id, now);
      if (!event) throw new ApiError('not_found');
      return event;
    },
  };
}
