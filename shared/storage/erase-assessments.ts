import type { Receipt } from '../contracts/erasure.ts';
import type { EventOrigin } from '../domain/event.ts';
import type { Sitting } from '../domain/stored/sitting.ts';
import { assessmentTokenKey, sittingKey } from './assessment-keys.ts';
import { assessmentStore } from './assessments.ts';
import { tombstone } from './change-entries.ts';
import { markErased } from './erased-marks.ts';
import { ofCandidate } from './keys.ts';
import { removePartition, removeRows, removeTogether } from './remove-rows.ts';
import { eraseResponsesAbout } from './stored-claim.ts';
import type { Table } from './table.ts';

/**
 * Erases the assessments of a person with their links, sessions, answers and results. An answer checks its assessment, so none is stored
 * after it. The links from the candidate come last: an interrupted run finds the rest by them.
 */
export async function eraseAssessments(
  table: Table,
  origin: () => EventOrigin,
  person: string[],
  receipt: Receipt,
): Promise<void> {
  const assessments = assessmentStore(table);
  const { organizationId, now } = origin();
  const [id = '', ...merged_ids] = person;
  const ids = await assessments.idsOf(organizationId, { id, merged_ids });
  await markErased(table, ids, { organizationId, now });
  for (const one of ids) {
    const assessment = await assessments.find(organizationId, one);
    const sitting = await table.get<Sitting>(sittingKey(organizationId, one));
    if (sitting) receipt.rows += await removeRows(table, [assessmentTokenKey(sitting.data.session_hash)]);
    if (assessment) {
      const beside = [tombstone(origin(), 'ASSESSMENT', assessment)];
      const rowsOf = (read: typeof assessment) => assessments.rowsOf(organizationId, read);
      receipt.rows += await removeTogether(table, assessment, rowsOf, () => beside);
    }
    receipt.stored_answers += await eraseResponsesAbout(table, one);
  }
  for (const one of person)
    receipt.rows += await removePartition(table, ofCandidate(organizationId, one, 'ASSESSMENT'));
}
