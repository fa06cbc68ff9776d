import { type IndexedCandidate, indexCandidate, type WordGroup } from '../domain/candidate-words.ts';
import type { Candidate } from '../domain/stored/candidate.ts';
import type { CandidateStore } from './candidates.ts';
import { candidatePartition, indexedKey, sha256, wordPartition } from './keys.ts';
import { retryOnConflict } from './retry-on-conflict.ts';
import type { Item, Write } from './row.ts';
import type { ScanStore } from './scans.ts';
import type { Table } from './table.ts';

/**
 * The stored list of a candidate's rows of words: the partition of each, with the digest of its content, empty while it is being
 * written. `signature` is that of the CV's text; `reported` are digests of the duplicates that an event was emitted about.
 */
export interface Indexed {
  rows: Record<string, string>;
  signature: number[] | null;
  reported: string[];
  /** Whether the candidate was compared with others since its words changed. */
  is_compared: boolean;
}

interface Reach {
  table: Table;
  candidates: Pick<CandidateStore, 'find' | 'mustBe'>;
  scans: Pick<ScanStore, 'find' | 'results' | 'mustExist'>;
}

interface Refreshed {
  /** undefined for one that was deleted or leads to another. */
  candidate: Candidate | undefined;
  /** The candidate, or the one that it leads to. */
  person: Candidate | undefined;
  /** The number of rows that were removed. */
  removed: number;
}

export type WordIndex = ReturnType<typeof wordIndex>;

/** A transaction has at most 100 writes; two are conditions. */
const rowsAtOnce = 98;

/**
 * The words by which candidates are found, as rows of an inverted index. A change begins with the row that lists the candidate's
 * rows and marks those that are to change, under the condition that the candidate and the CV are still as they were read. Each further
 * transaction depends on that row. So each row of the index is listed, whatever stops, and nothing is added for a candidate who
 * was removed.
 */
export function wordIndex({ table, candidates, scans }: Reach) {
  const read = async (organizationId: string, id: string) => {
    const person = await candidates.find(organizationId, id);
    // A merged candidate leads to another one.
    const candidate = person?.id === id ? person : undefined;
    if (!candidate) {
      const check = { pk: candidatePartition(organizationId), sk: id };
      return { candidate, person, indexed: nothing, guards: [{ check, when: { absent: true } }] as Write[] };
    }
    // The scan before its result: a result that is stored in between fails the condition on the scan.
    const scan = candidate.scan_id ? await scans.find(organizationId, candidate.scan_id) : undefined;
    const [result = null] = scan ? await scans.results(organizationId, [scan.id]) : [];
    const guards = [candidates.mustBe(organizationId, candidate)];
    if (scan) guards.push(scans.mustExist(organizationId, scan.id, scan.version));
    return { candidate, person, indexed: indexCandidate(candidate, result), guards };
  };

  /**
   * Makes the rows of a candidate those that belong to it now. The list of one that leads to another stays, without rows: an undo of
   * the merge finds what was reported, and a run that overlaps merge and undo finds another version.
   */
  const refresh = (organizationId: string, id: string): Promise<Refreshed> =>
    retryOnConflict(async () => {
      const [stored, { candidate, person, indexed, guards }] = await Promise.all([
        table.get<Indexed>(indexedKey(organizationId, id)),
        read(organizationId, id),
      ]);
      const before = stored?.data ?? { rows: {}, signature: null, reported: [], is_compared: false };
      const wanted = new Map(
        [...indexed.groups].map(([group, words]) => [wordPartition(organizationId, group), words]),
      );
      const rows = Object.fromEntries([...wanted].map(([pk, words]) => [shortOf(pk), digestOf(words)]));
      const changed: Write[] = [
        ...[...wanted]
          .filter(([pk, words]) => before.rows[shortOf(pk)] !== digestOf(words))
          .map(([pk, words]): Write => ({ put: { pk, sk: id, data: { id, words } }, when: always })),
        ...Object.keys(before.rows)
          .filter((short) => !(short in rows))
          .map((short): Write => ({ remove: { pk: longOf(organizationId, short), sk: id } })),
      ];
      const isGone = !person || person.anonymized_at !== null;
      const isSame = String(before.signature) === String(indexed.signature);
      const isListed = stored !== undefined;
      // The reports of a candidate without words are kept, as the words may come back.
      const endsList = isListed && isGone && Object.keys(rows).length === 0;
      const removed = changed.filter((write) => 'remove' in write).length + (endsList ? 1 : 0);
      if (changed.length === 0 && isSame && !(isGone && isListed)) return { candidate, person, removed };

      const key = indexedKey(organizationId, id);
      const at = (version: number) => (version === 0 ? { absent: true as const } : { version });
      let version = stored?.version ?? 0;
      const listing = (listed: Record<string, string>): Write => {
        const when = at(version);
        version++;
        if (Object.keys(listed).length === 0 && endsList) return { remove: key, when };
        const { signature } = indexed;
        const data: Indexed = { rows: listed, signature, reported: before.reported, is_compared: false };
        return { put: { ...key, version, data }, when };
      };
      if (changed.length > rowsAtOnce - guards.length) {
        const pending = changed.map((write) => shortOf('put' in write ? write.put.pk : partitionOf(write)));
        const listed = { ...before.rows, ...Object.fromEntries(pending.map((short) => [short, ''])) };
        await table.commit([listing(listed), ...guards]);
        while (changed.length > rowsAtOnce)
          await table.commit([{ check: key, when: { version } }, ...changed.splice(0, rowsAtOnce)]);
        await table.commit([listing(rows), ...changed]);
      } else await table.commit([listing(rows), ...guards, ...changed]);
      return { candidate, person, removed };
    });

  return {
    refresh,
    find: (organizationId: string, id: string): Promise<Item<Indexed> | undefined> =>
      table.get<Indexed>(indexedKey(organizationId, id)),
  };
}

const nothing: IndexedCandidate = { groups: new Map(), signature: null };
const always = { always: 'its transaction has a condition on the row that lists it' };
const digestOf = (words: WordGroup) => sha256(words.join('\n')).slice(0, 6);
/** The last part of a partition's name, which is different for each group. */
const shortOf = (pk: string) => pk.slice(pk.lastIndexOf('#') + 1);
const longOf = (organizationId: string, short: string) => `ORG#${organizationId}#WORD#${short}`;
const partitionOf = (write: Write) => ('remove' in write ? write.remove.pk : '');
