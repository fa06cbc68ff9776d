import type { IntakeStatus } from '../contracts/intake.ts';
import { ApiError } from '../domain/api-error.ts';
import type { EventOrigin } from '../domain/event.ts';
import { timeOf } from '../domain/ids.ts';
import { intakeSnapshot, withStatus } from '../domain/intake.ts';
import type { Intake } from '../domain/stored/intake.ts';
import { intakesDue } from './due-keys.ts';
import { inGroups } from './in-groups.ts';
import { chatPartition, intakePartition, intakesOfJob } from './intake-keys.ts';
import { indexPartition, monthPartition } from './keys.ts';
import { type ListSource, listPage, type Matches, type PageRequest } from './list-page.ts';
import { monthsSince } from './months-since.ts';
import { type Emitted, resourceStore } from './resource-store.ts';
import type { Key, Write } from './row.ts';
import { rowsIn } from './rows-in.ts';
import type { Table } from './table.ts';

/** One turn as it is stored: the message of a person or of the team, and the reply of the program. */
export interface StoredTurn {
  turn: number;
  at: string;
  from: 'person' | 'team' | null;
  /** The text, or the value of a native input; null for a turn without a message. */
  said: { text: string } | { value: unknown } | null;
  /** The message as it is read later. */
  text: string | null;
  says: string[];
  /** The questions whose answers were shown. */
  shows: string[];
}

/** The state of the dialogue between two turns (shared/intake/dialogue.ts), and since when. */
interface ChatState<Kept> {
  at: string;
  dialogue: Kept;
}

export type IntakeStore = ReturnType<typeof intakeStore>;

const intakeKey = (organizationId: string, id: string): Key => ({
  pk: intakePartition(organizationId, monthPartition(timeOf(id))),
  sk: id,
});
const stateKey = (organizationId: string, id: string): Key => ({
  pk: chatPartition(organizationId, id),
  sk: 'STATE',
});
const turnKey = (organizationId: string, id: string, turn: number): Key => ({
  pk: chatPartition(organizationId, id),
  sk: `TURN#${String(turn).padStart(4, '0')}`,
});

/** BatchGetItem accepts at most a hundred keys. */
const statesAtOnce = 100;
/** A chat whose team writes every week, to the last turn, and the month after its end. */
const longestMs = 600 * 24 * 3_600_000;

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
  const chatWrites = (organizationId: string, id: string, turn: StoredTurn, dialogue: unknown): Write[] => [
    {
      put: { ...stateKey(organizationId, id), data: { at: turn.at, dialogue } },
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
        chatWrites(origin.organizationId, intake.id, first, dialogue),
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
        return {
          next: { ...next, turn: turn.turn },
          events,
          also: chatWrites(origin.organizationId, before.id, turn, dialogue),
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

    /**
     * The chats of an organization that made no application, with the state of their dialogue: those that are open, and those that
     * are kept after their end. The states of a hundred chats are read together.
     */
    async *unconfirmed<Kept>(
      organizationId: string,
      now: Date,
    ): AsyncGenerator<{ id: string; dialogue: Kept | undefined }> {
      const oldest = Math.max(timeOf(organizationId).getTime(), now.getTime() - longestMs);
      for (const month of monthsSince(new Date(oldest), now))
        for (const status of ['active', 'reviewing', 'handed_over', 'abandoned'] as const) {
          const partition = indexPartition(intakePartition(organizationId, month), 'STATUS', status);
          const ids: string[] = [];
          for await (const { data } of rowsIn<Intake>(table, partition, 'gsi2'))
            if (data.candidate_id === null) ids.push(data.id);
          for (const group of inGroups(ids, statesAtOnce)) {
            const states = await table.getMany(group.map((id) => stateKey(organizationId, id)));
            for (const [at, id] of group.entries())
              yield { id, dialogue: (states[at]?.data as ChatState<Kept> | undefined)?.dialogue };
          }
        }
    },

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
