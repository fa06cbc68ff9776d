import type { EventOrigin } from '../domain/event.ts';
import type { Candidate } from '../domain/stored/candidate.ts';
import type { Intake } from '../domain/stored/intake.ts';
import { inGroups } from './in-groups.ts';
import type { IntakeStore } from './intakes.ts';
import { ofCandidate } from './keys.ts';
import { link, linkedIds, unlink } from './links.ts';
import type { Write } from './row.ts';
import type { Table } from './table.ts';

export type ChatsOfMerges = Pick<IntakeStore, 'getMany' | 'afterChange' | 'writes'>;

/** The number of chats in one read. */
const readAtOnce = 100;

/** The confirmed chats of a candidate. Those of a merged one stay with it, also while it is merged. */
export async function chatsOf(
  { table, intakes }: { table: Table; intakes: ChatsOfMerges },
  organizationId: string,
  { id }: Pick<Candidate, 'id'>,
): Promise<Intake[]> {
  const linked = await linkedIds(table, ofCandidate(organizationId, id, 'INTAKE'), 'intake');
  const found: Intake[] = [];
  for (const some of inGroups(linked, readAtOnce))
    for (const chat of await intakes.getMany(organizationId, some))
      if (chat?.candidate_id === id) found.push(chat);
  return found;
}

/** The writes that give chats to the candidate whom an undo restores, with their applications. */
export const giveChatsBack = (
  intakes: ChatsOfMerges,
  origin: EventOrigin,
  to: string,
  chats: Intake[],
): Write[] =>
  chats.flatMap((before) => {
    const { organizationId } = origin;
    const after = intakes.afterChange(origin, before, { ...before, candidate_id: to });
    return [
      ...intakes.writes(origin, before, after, []),
      unlink(ofCandidate(organizationId, before.candidate_id ?? '', 'INTAKE'), before.id),
      link(ofCandidate(organizationId, to, 'INTAKE'), before.id),
    ];
  });
