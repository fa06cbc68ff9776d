import type { TimelineEntry } from '../contracts/timeline.ts';
import type { Candidate } from '../domain/stored/candidate.ts';
import { applicationStore } from './applications.ts';
import { idsOfPerson, type Person } from './merged-rows.ts';
import type { Table } from './table.ts';

/** A person, with the candidates who were one with the person until a merge was undone. */
export type OncePerson = Person & Pick<Candidate, 'joined'>;

/**
 * The entries of a history, up to 100, that are not about an application which went to another person with the undo of a merge:
 * they were written while the two were one. It costs a read for who was one with another.
 */
export async function ownEntries(
  table: Table,
  organizationId: string,
  person: OncePerson,
  entries: TimelineEntry[],
): Promise<TimelineEntry[]> {
  const ids = [...new Set(entries.flatMap(({ application_id }) => application_id ?? []))];
  if (person.joined.length === 0 || ids.length === 0) return entries;
  const owners = await applicationStore(table).candidatesOf(organizationId, ids);
  const own = new Set(ids.filter((_, index) => idsOfPerson(person).includes(owners[index] ?? '')));
  return entries.filter(({ application_id }) => application_id === null || own.has(application_id));
}
