import type { Application } from '../domain/stored/application.ts';
import { ofCandidate } from './keys.ts';
import { olderApplications } from './older-applications.ts';
import { rowsIn } from './rows-in.ts';
import type { Table } from './table.ts';

/** The applications of a person: those that are known, those with rows of their own, and those that an index finds. */
export async function idsOfApplications(
  table: Table,
  organizationId: string,
  candidateIds: string[],
  known: string[],
): Promise<string[]> {
  const ids = new Set(known);
  for (const candidateId of candidateIds) {
    for await (const { id } of olderApplications(table, organizationId, candidateId)) ids.add(id);
    const partition = ofCandidate(organizationId, candidateId, 'APP');
    for await (const { data } of rowsIn<Application>(table, partition, 'gsi3')) ids.add(data.id);
  }
  return [...ids];
}
