import { timeOf } from '../domain/ids.ts';
import type { Intake } from '../domain/stored/intake.ts';
import { type ChatState, stateKey } from './chat-rows.ts';
import { inGroups } from './in-groups.ts';
import { intakePartition } from './intake-keys.ts';
import { monthsSince } from './months-since.ts';
import { rowsIn } from './rows-in.ts';
import type { Table } from './table.ts';

/** BatchGetItem accepts at most a hundred keys. */
const statesAtOnce = 100;
/** A chat whose team writes every week, to the last turn, and the month after its end. */
const longestMs = 600 * 24 * 3_600_000;

/**
 * The chats of an organization that made no application, with their states: those that are open, and those that are kept after
 * their end. The states of a hundred chats are read together.
 */
export async function* unconfirmedChats<Kept>(
  table: Table,
  organizationId: string,
  now: Date,
): AsyncGenerator<{ chat: Intake; state: ChatState<Kept> | undefined }> {
  const oldest = Math.max(timeOf(organizationId).getTime(), now.getTime() - longestMs);
  for (const month of monthsSince(new Date(oldest), now)) {
    const chats: Intake[] = [];
    // Not by status: a chat whose status changes between two queries would be in neither.
    for await (const { data } of rowsIn<Intake>(table, intakePartition(organizationId, month)))
      if (data.candidate_id === null) chats.push(data);
    for (const group of inGroups(chats, statesAtOnce)) {
      const states = await table.getMany(group.map(({ id }) => stateKey(organizationId, id)));
      for (const [at, chat] of group.entries())
        yield { chat, state: states[at]?.data as ChatState<Kept> | undefined };
    }
  }
}
