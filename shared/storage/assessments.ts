import { assessmentSnapshot } from '../domain/assessment-snapshot.ts';
import type { EventOrigin } from '../domain/event.ts';
import { timeOf } from '../domain/ids.ts';
import type { Assessment } from '../domain/stored/assessment.ts';
import {
  assessmentDuePartition,
  assessmentPartition,
  assessmentResultKey,
  assessmentsOfApplication,
  assessmentTokenKey,
  sittingKey,
  solutionKey,
} from './assessment-keys.ts';
import { joinedPage } from './joined-page.ts';
import { externalIdKey, indexPartition, monthPartition, ofCandidate } from './keys.ts';
import { link, linkedIds, linkedPage } from './links.ts';
import { type ListSource, listPage, type Matches, type PageRequest } from './list-page.ts';
import { idsOfPerson, type Person } from './merged-rows.ts';
import { type Emitted, resourceStore } from './resource-store.ts';
import type { Key, Write } from './row.ts';
import { rowsIn } from './rows-in.ts';
import type { Table } from './table.ts';

export type AssessmentStore = ReturnType<typeof assessmentStore>;

const assessmentKey = (organizationId: string, id: string): Key => ({
  pk: assessmentPartition(organizationId, monthPartition(timeOf(id))),
  sk: id,
});
/** The row that each new or reopened assessment of a candidate changes, so that two at once count one after the other. */
const turnKey = (organizationId: string, candidateId: string): Key => ({
  pk: ofCandidate(organizationId, candidateId, 'ASSESSMENT'),
  sk: 'TURN',
});
/** The attempts that are looked at: more than any template allows in all. */
const mostLookedAt = 100;

/** The writes that void the token of the last link and store where the new one leads. */
function tokenWrites(organizationId: string, before: Assessment | null, after: Assessment | null): Write[] {
  const [old, now] = [before?.invitation_hash ?? null, after?.invitation_hash ?? null];
  if (old === now) return [];
  const data = { organization_id: organizationId, id: after?.id };
  return [
    ...(old === null ? [] : [{ remove: assessmentTokenKey(old) }]),
    ...(now === null ? [] : [{ put: { ...assessmentTokenKey(now), data }, when: { absent: true } as const }]),
  ];
}

/**
 * The assessments of an organization by month, status and application. Those of a candidate are in links of the candidate whom
 * each was made for; a merge leaves them there.
 */
export function assessmentStore(table: Table) {
  const store = resourceStore<Assessment>(table, {
    kind: 'assessment',
    followed: 'ASSESSMENT',
    key: assessmentKey,
    indexes: (organizationId, assessment) => ({
      ...(assessment.application_id && {
        gsi1: assessmentsOfApplication(organizationId, assessment.application_id),
      }),
      gsi2: indexPartition(assessmentKey(organizationId, assessment.id).pk, 'STATUS', assessment.status),
      ...(assessment.due_at && { gsi3: assessmentDuePartition(assessment.due_at.slice(0, 10)) }),
    }),
    alongside: tokenWrites,
    snapshot: assessmentSnapshot,
  });

  const source = (
    organizationId: string,
    { applicationId, status }: { applicationId?: string; status?: Assessment['status'] },
  ): ListSource => {
    const base = { kind: 'assessment' as const, since: timeOf(organizationId) };
    if (applicationId)
      return { ...base, index: 'gsi1', partition: assessmentsOfApplication(organizationId, applicationId) };
    const month = (name: string) => assessmentPartition(organizationId, name);
    if (!status) return { ...base, partition: month };
    return { ...base, index: 'gsi2', partition: (name) => indexPartition(month(name), 'STATUS', status) };
  };

  const idsOf = async (organizationId: string, person: Person): Promise<string[]> => {
    const partitions = idsOfPerson(person).map((id) => ofCandidate(organizationId, id, 'ASSESSMENT'));
    const ids = await Promise.all(partitions.map((pk) => linkedIds(table, pk, 'assessment')));
    return ids.flat().sort();
  };

  const othersOf = async (organizationId: string, person: Person, id: string): Promise<Assessment[]> => {
    const ids = (await idsOf(organizationId, person)).filter((one) => one !== id).slice(-mostLookedAt);
    return (await store.getMany(organizationId, ids)).filter((one) => one !== undefined);
  };

  return {
    ...store,

    /** The ids of every assessment of a candidate, the oldest first. */
    idsOf,

    /** The assessment's own rows: itself, its external id, its link, and the responses, the result and the solutions of the candidate. */
    rowsOf: (organizationId: string, { id, external_id, invitation_hash }: Assessment): Key[] => [
      assessmentKey(organizationId, id),
      ...(external_id === null ? [] : [externalIdKey(organizationId, 'assessment', external_id)]),
      ...(invitation_hash === null ? [] : [assessmentTokenKey(invitation_hash)]),
      sittingKey(organizationId, id),
      assessmentResultKey(organizationId, id),
      solutionKey(organizationId, id),
    ],

    /** The condition that an assessment is as it was read, for the transaction of an answer. */
    mustBe: (organizationId: string, { id, version }: Assessment): Write => ({
      check: assessmentKey(organizationId, id),
      when: { version },
    }),

    /** The assessment of the token of a link or a session, by its hashes; undefined if there is none. */
    async findByToken(hashes: string[]): Promise<{ organizationId: string; id: string } | undefined> {
      for (const hash of hashes) {
        const found = await table.get<{ organization_id: string; id: string }>(assessmentTokenKey(hash));
        if (found) return { organizationId: found.data.organization_id, id: found.data.id };
      }
      return undefined;
    },

    /** The other assessments of a candidate, the oldest first. */
    othersOf,

    /** The write that makes the assessments of a candidate change one after the other. Read before the others are. */
    async turnOf(organizationId: string, { id }: Person): Promise<Write> {
      const key = turnKey(organizationId, id);
      const turn = await table.get(key);
      return {
        put: { ...key, version: (turn?.version ?? 0) + 1, data: {} },
        when: turn ? { version: turn.version ?? 0 } : { absent: true },
      };
    },

    /**
     * Stores a new assessment, or returns the one that a crashed first run of the request stored. `make` gets the others of the
     * candidate. Of two at once, one fails with ConditionFailed and is repeated by its caller.
     */
    async add(
      origin: EventOrigin,
      id: string,
      person: Person,
      make: (others: Assessment[]) => { assessment: Assessment; events: Emitted[]; also: Write[] },
    ): Promise<Assessment> {
      const { organizationId } = origin;
      const turn = await this.turnOf(organizationId, person);
      const existing = await store.find(organizationId, id);
      if (existing) return existing;
      const { assessment, events, also } = make(await othersOf(organizationId, person, id));
      const own = link(ofCandidate(organizationId, person.id, 'ASSESSMENT'), id);
      return store.insert(origin, assessment, events, [turn, own, ...also]);
    },

    list(
      organizationId: string,
      page: PageRequest,
      filter: { applicationId?: string; status?: Assessment['status'] },
      matches?: Matches<Assessment>,
    ) {
      return listPage<Assessment>(table, source(organizationId, filter), page, matches);
    },

    /** One page of the assessments of a candidate and of those who were merged into it. */
    listOfPerson: (
      organizationId: string,
      person: Person,
      page: PageRequest,
      matches?: Matches<Assessment>,
    ) =>
      joinedPage(idsOfPerson(person), page, (id) => {
        const partition = ofCandidate(organizationId, id, 'ASSESSMENT');
        const links = { organizationId, partition, kind: 'assessment' as const };
        return linkedPage(table, links, page, (ids) => store.getFirst(organizationId, ids), matches);
      }),

    /** The assessments of every organization that have a reminder or their end on a day. */
    async *dueOn(day: string): AsyncGenerator<{ organizationId: string; id: string; dueAt: string }> {
      for await (const { pk, sk, data } of rowsIn<Assessment>(table, assessmentDuePartition(day), 'gsi3'))
        yield { organizationId: pk.split('#')[1] ?? '', id: sk, dueAt: data.due_at ?? '' };
    },
  };
}
