import type { EventOrigin } from '../domain/event.ts';
import type { Application } from '../domain/stored/application.ts';
import type { ApplicationStore } from './applications.ts';
import { tombstone } from './change-entries.ts';
import { removeTogether } from './remove-rows.ts';
import { countChanges } from './stage-counts.ts';
import type { Table } from './table.ts';

/** Removes an application with its external id, and takes it out of the counts of its job. Returns how many rows existed. */
export function removeApplication(
  { table, applications }: { table: Table; applications: Pick<ApplicationStore, 'rowsOf'> },
  origin: Pick<EventOrigin, 'organizationId' | 'now'>,
  application: Application,
): Promise<number> {
  const { organizationId } = origin;
  const grave = tombstone(origin, 'APP', application);
  return removeTogether(
    table,
    application,
    (read) => applications.rowsOf(organizationId, read),
    (read) => [grave, ...countChanges(organizationId, read, null)],
  );
}
