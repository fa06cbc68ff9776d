import type { DuplicateConfidence, DuplicateReason } from '../contracts/duplicate.ts';
import { confidenceOf, reasonsOf, searchesFor } from '../domain/duplicates.ts';
import type { EventOrigin } from '../domain/event.ts';
import type { Candidate } from '../domain/stored/candidate.ts';
import type { CandidateStore } from './candidates.ts';
import type { Indexed } from './index-words.ts';
import { indexedKey, sha256 } from './keys.ts';
import type { Page, PageRequest } from './list-page.ts';
import type { Item, Write } from './row.ts';
import type { Table } from './table.ts';
import type { WordSearch } from './word-search.ts';

export interface Duplicate {
  /** That of the candidate, as its creation is the order of the list. */
  id: string;
  created_at: string;
  candidate: Candidate;
  reasons: DuplicateReason[];
  confidence: DuplicateConfidence;
  /** Which rows of the word index the other candidate has; undefined if it is not indexed yet. */
  indexed: Item<Indexed> | undefined;
}

export type Duplicates = ReturnType<typeof duplicates>;

/** The most candidates that are compared: of one name, of one phone number and of one band, and in all. */
const mostCompared = 100;
/** The most events about one change, the clearest cases first. A phone number may be that of an agency. */
const mostReported = 20;
const mostRemembered = 200;

/** In place of the id, which must not be left after an erasure. */
const mark = (id: string) => sha256(id).slice(0, 12);

interface Reach {
  table: Pick<Table, 'get' | 'getMany' | 'commit'>;
  search: Pick<WordSearch, 'page'>;
  candidates: Pick<CandidateStore, 'afterChange' | 'writes'>;
}

/** Finds candidates who may be one person, by the rows of {@link wordIndex}. */
export function duplicates({ table, search, candidates }: Reach) {
  /** Those who may be the same person as a candidate, the newest first. The newest 100 of one name or phone number are compared. */
  const find = async (organizationId: string, candidate: Candidate, now: Date): Promise<Duplicate[]> => {
    const own = await table.get<Indexed>(indexedKey(organizationId, candidate.id));
    const one = { candidate, signature: own?.data.signature ?? null };
    const page = { limit: mostCompared, order: 'desc' as const, now };
    const pages = await Promise.all(
      searchesFor(one).map((asked) => search.page(organizationId, asked, page)),
    );
    const found = new Map(pages.flatMap(({ items }) => items.map((item) => [item.id, item] as const)));
    found.delete(candidate.id);
    const others = [...found.values()].toSorted((a, b) => (a.id < b.id ? 1 : -1)).slice(0, mostCompared);
    const rows = await table.getMany(others.map(({ id }) => indexedKey(organizationId, id)));
    return others.flatMap((other, at) => {
      const indexed = rows[at] as Item<Indexed> | undefined;
      const reasons = reasonsOf(one, { candidate: other, signature: indexed?.data.signature ?? null });
      if (reasons.length === 0) return [];
      const { id, created_at } = other;
      return [{ id, created_at, candidate: other, reasons, confidence: confidenceOf(reasons), indexed }];
    });
  };

  return {
    find,

    /** One page of them, in the order of the other candidates' creation. */
    async page(organizationId: string, candidate: Candidate, request: PageRequest): Promise<Page<Duplicate>> {
      const { limit, order, position, createdAfter, createdBefore } = request;
      const found = (await find(organizationId, candidate, request.now)).filter(({ id, created_at }) => {
        const at = new Date(created_at);
        const isAfter = position === undefined || (order === 'asc' ? id > position : id < position);
        return isAfter && (!createdAfter || at > createdAfter) && (!createdBefore || at < createdBefore);
      });
      const items = (order === 'asc' ? found.toReversed() : found).slice(0, limit);
      return { items, next: found.length > limit ? (items.at(-1)?.id ?? null) : null };
    },

    /**
     * Stores that a candidate was compared, with an event about each pair that none was emitted about. A candidate with the same
     * name only is none of them. Throws ConditionFailed if one of the rows changed meanwhile.
     */
    async report(
      origin: EventOrigin,
      candidate: Candidate,
      own: Item<Indexed>,
      found: Duplicate[],
    ): Promise<void> {
      // Those who were one until a merge was undone are known to be two.
      const isNew = ({ candidate: other, indexed }: Duplicate) =>
        !candidate.joined.some(({ id }) => id === other.id) &&
        !other.joined.some(({ id }) => id === candidate.id) &&
        !own.data.reported.includes(mark(other.id)) &&
        !indexed?.data.reported.includes(mark(candidate.id));
      const pairs = found
        .filter((one) => one.confidence !== 'low' && isNew(one))
        .toSorted((one, other) => Number(other.confidence === 'high') - Number(one.confidence === 'high'))
        .slice(0, mostReported);
      const ids = pairs.map((one) => one.candidate.id);
      const reported = [...own.data.reported, ...ids.map(mark)].slice(-mostRemembered);
      const data: Indexed = { ...own.data, reported, is_compared: true };
      const version = own.version ?? 0;
      const { pk, sk } = own;
      const events = ids.map((id) => ({
        type: 'candidate.duplicate_detected' as const,
        context: { duplicate_candidate_id: id },
      }));
      const after = candidates.afterChange(origin, candidate, candidate);
      await table.commit([
        { put: { pk, sk, version: version + 1, data }, when: { version } },
        // Of two candidates that are compared at once, one sees the other's report.
        ...pairs.flatMap(({ indexed }): Write[] =>
          indexed
            ? [{ check: { pk: indexed.pk, sk: indexed.sk }, when: { version: indexed.version ?? 0 } }]
            : [],
        ),
        ...(events.length > 0 ? candidates.writes(origin, candidate, after, events) : []),
      ]);
    },
  };
}
