import type { IntakeStatus } from '../contracts/intake.ts';
import { ApiError } from '../domain/api-error.ts';
import type { EventOrigin } from '../domain/event.ts';
import { timeOf } from '../domain/ids.ts';
import { intakeSnapshot, withStatus } from '../domain/intake.ts';
import type { Intake } from '../domain/stored/intake.ts';
import { type ChatState, type StoredTurn, stateKey, turnKey } from './chat-rows.ts';
import { intakesDue } from './due-keys.ts';
import { givenAfter } from './given-addresses.ts';
import { intakePartition, intakesOfJob } from './intake-keys.ts';
import { indexPartition, monthPartition } from './keys.ts';
import { type ListSource, listPage, type Matches, type PageRequest } from './list-page.ts';
import { type Emitted, resourceStore } from './resource-store.ts';
import type { Key, Write } from './row.ts';
import { rowsIn } from './rows-in.ts';
import type { Table } from './table.ts';
import { unconfirmedChats } from './unconfirmed-chats.ts';

export type IntakeStore = ReturnType<typeof intakeStore>;

const intakeKey = (organizationId: string, id: string): Key => ({
  pk: intakePartition(organizationId, monthPartition(timeOf(id))),
  sk: id,
});

/** Chat intakes, by month, by job, by state, and by the day on which something happens to them. */
export function intakeStore(table: Table) {
  const store = resourceStore<Intake>(table, {
    kind: 'intake',
    key: intakeKey,
    indexes: (organizationId, intake) => ({
      gsi1: intakesOfJob(organizationId, intake.job_id),
      gsi2: indexPartition(intakeKey(organizationId, intake.id).pk, 'STATUS', intake.status),
      ...(intake.due_on !== null && { gsi3: intakesDue(intake.due_on) }),
    }),
    snapshot: intakeSnapshot,
  });

  const source = (organizationId: string, filter: { jobId?: string; status?: IntakeStatus }): ListSource => {
    const base = { kind: 'intake' as const, since: timeOf(organizationId) };
    const { jobId, status } = filter;
    const month = (name: string) => intakePartition(organizationId, name);
    if (jobId) return { ...base, index: 'gsi1', partition: intakesOfJob(organizationId, jobId) };
    if (!status) return { ...base, partition: month };
    return { ...base, index: 'gsi2', partition: (name) => indexPartition(month(name), 'STATUS', status) };
  };

  /** The writes of one turn, without the intake's own row. */
  const chatWrites = (
    organizationId: string,
    id: string,
    turn: StoredTurn,
    { dialogue, given }: Pick<ChatState<unknown>, 'dialogue' | 'given'>,
  ): Write[] => [
    {
      put: {
        ...stateKey(organizationId, id),
        data: { at: turn.at, dialogue, ...(given !== undefined && { given }) },
      },
      when: { always: 'its transaction has a condition on the version of the intake' },
    },
    { put: { ...turnKey(organizationId, id, turn.turn), data: turn }, when: { absent: true } },
  ];

  /** Every row of a chat, its own first. */
  const rowsOf = (organizationId: string, { id, turn }: Pick<Intake, 'id' | 'turn'>): Key[] => [
    intakeKey(organizationId, id),
    stateKey(organizationId, id),
    ...Array.from({ length: turn + 1 }, (_, at) => turnKey(organizationId, id, at)),
  ];

  return {
    ...store,
    rowsOf,
    chatWrites,

    /** Stores a new chat with the first words of the program. */
    begin: (origin: EventOrigin, intake: Intake, first: StoredTurn, dialogue: unknown): Promise<Intake> =>
      store.insert(
        origin,
        intake,
        [{ type: 'intake.started' }],
        chatWrites(origin.organizationId, intake.id, first, { dialogue, given: [] }),
      ),

    /** The state of the dialogue. Throws {@link ApiError} not_found. */
    async stateOf<Kept>(organizationId: string, id: string): Promise<ChatState<Kept>> {
      const row = await table.get<ChatState<Kept>>(stateKey(organizationId, id));
      if (!row) throw new ApiError('not_found');
      return row.data;
    },

    async findTurn(organizationId: string, id: string, turn: number): Promise<StoredTurn | undefined> {
      return (await table.get<StoredTurn>(turnKey(organizationId, id, turn)))?.data;
    },

    /** All turns, the first words included. */
    async turnsOf(organizationId: string, { id, turn }: Pick<Intake, 'id' | 'turn'>): Promise<StoredTurn[]> {
      const keys = Array.from({ length: turn + 1 }, (_, at) => turnKey(organizationId, id, at));
      const rows = await table.getMany(keys);
      return rows.flatMap((row) => (row ? [row.data as StoredTurn] : []));
    },

    /** Stores a turn, its effect on the chat and its events together. Null changes nothing. */
    say(origin: EventOrigin, id: string, decide: (before: Intake) => Promise<Said | null>): Promise<Intake> {
      return store.change(origin, id, async (before) => {
        const said = await decide(before);
        if (!said) return null;
        const { next, turn, dialogue, events } = said;
        const { organizationId } = origin;
        const state = await table.get<ChatState<unknown>>(stateKey(organizationId, before.id));
        const given = givenAfter(state?.data.given, organizationId, turn);
        return {
          next: { ...next, turn: turn.turn },
          events,
          also: chatWrites(organizationId, before.id, turn, { dialogue, given }),
        };
      });
    },

    list(
      organizationId: string,
      page: PageRequest,
      filter: { jobId?: string; status?: IntakeStatus },
      matches?: Matches<Intake>,
    ) {
      return listPage<Intake>(table, source(organizationId, filter), page, matches);
    },

    /** The chats of every organization to which something happens on a day. */
    async *dueOn(day: string): AsyncGenerator<{ organizationId: string; id: string }> {
      for await (const { pk, sk } of rowsIn<Intake>(table, intakesDue(day), 'gsi3'))
        yield { organizationId: pk.split('#')[1] ?? '', id: sk };
    },

    /** See {@link unconfirmedChats}. */
    unconfirmed: <Kept>(organizationId: string, now: Date) =>
      unconfirmedChats<Kept>(table, organizationId, now),

    /** Ends a chat that waited too long. */
    abandon: (origin: EventOrigin, id: string, isOver: (intake: Intake) => boolean): Promise<Intake> =>
      store.change(origin, id, (before) =>
        isOver(before)
          ? { next: withStatus(before, 'abandoned', origin.now), events: [{ type: 'intake.abandoned' }] }
          : null,
      ),
  };
}

/** A turn, and the chat after it. */
export interface Said {
  next: Intake;
  turn: StoredTurn;
  dialogue: unknown;
  events: Emitted[];
}
