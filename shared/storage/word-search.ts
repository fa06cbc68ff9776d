import { type AskedWord, hasWord, type WordGroup } from '../domain/candidate-words.ts';
import { timeOf } from '../domain/ids.ts';
import type { Candidate } from '../domain/stored/candidate.ts';
import type { CandidateStore } from './candidates.ts';
import { wordPartition } from './keys.ts';
import { linkedPage } from './links.ts';
import { listPage, type Matches, type Page, type PageRequest } from './list-page.ts';
import type { Key } from './row.ts';
import type { Table } from './table.ts';

/** A row of the word index. */
interface WordRow {
  id: string;
  words: WordGroup;
}

export type WordSearch = ReturnType<typeof wordSearch>;

/** The limit of a batch read. */
const maxKeys = 100;
/** The rows by which the rarest of the asked words is found. */
const probed = 50;

/** Finds candidates by the rows of {@link wordIndex}: those that have all asked words. */
export function wordSearch(table: Table, candidates: Pick<CandidateStore, 'getFirst'>) {
  const sourceOf = (organizationId: string, { group }: AskedWord) => ({
    kind: 'candidate' as const,
    partition: wordPartition(organizationId, group),
    since: timeOf(organizationId),
  });

  /** The ids that have all of these words. */
  const having = async (organizationId: string, ids: string[], asked: AskedWord[]): Promise<string[]> => {
    const keyOf = (id: string, { group }: AskedWord): Key => ({
      pk: wordPartition(organizationId, group),
      sk: id,
    });
    const pairs = ids.flatMap((id) => asked.map((word) => ({ id, word })));
    const keys = [...new Map(pairs.map(({ id, word }) => [`${word.group} ${id}`, keyOf(id, word)])).values()];
    const rows = new Map<string, WordGroup>();
    for (let at = 0; at < keys.length; at += maxKeys)
      for (const row of await table.getMany(keys.slice(at, at + maxKeys)))
        if (row) rows.set(`${row.pk} ${row.sk}`, (row.data as WordRow).words);
    const hasIt = (id: string, word: AskedWord) => {
      const { pk, sk } = keyOf(id, word);
      return hasWord(rows.get(`${pk} ${sk}`), word);
    };
    return ids.filter((id) => asked.every((word) => hasIt(id, word)));
  };

  /** The words with the rarest first: that whose first rows reach furthest. */
  const rarestFirst = async (organizationId: string, asked: AskedWord[], request: PageRequest) => {
    if (asked.length < 2) return asked;
    const reaches = await Promise.all(
      asked.map(async (word) => {
        const page = { ...request, limit: probed };
        const { items, next } = await listPage<WordRow>(table, sourceOf(organizationId, word), page);
        return { word, isWhole: next === null, count: items.length, last: items.at(-1)?.id ?? '' };
      }),
    );
    const sign = request.order === 'asc' ? -1 : 1;
    return reaches
      .toSorted((one, other) => {
        if (one.isWhole || other.isWhole)
          return Number(other.isWhole) - Number(one.isWhole) || one.count - other.count;
        return sign * (one.last < other.last ? -1 : 1);
      })
      .map(({ word }) => word);
  };

  return {
    /** Whether a candidate has all asked words. */
    has: async (organizationId: string, id: string, asked: AskedWord[]): Promise<boolean> =>
      (await having(organizationId, [id], asked)).length > 0,

    /** One page of the candidates that have all asked words, in the order of creation. */
    async page(
      organizationId: string,
      asked: AskedWord[],
      request: PageRequest,
      matches?: Matches<Candidate>,
    ): Promise<Page<Candidate>> {
      const [rarest, ...others] = await rarestFirst(organizationId, asked, request);
      if (!rarest) return { items: [], next: null };
      const getFirst = async (ids: string[]) => {
        const wanted = await having(organizationId, ids, others);
        const found = await candidates.getFirst(organizationId, wanted);
        const left = wanted[found.length];
        const byId = new Map(found.map((candidate, at) => [wanted[at], candidate]));
        return ids.slice(0, left === undefined ? ids.length : ids.indexOf(left)).map((id) => byId.get(id));
      };
      const { kind, partition } = sourceOf(organizationId, rarest);
      const links = {
        organizationId,
        kind,
        partition,
        isLink: ({ words }: WordRow) => hasWord(words, rarest),
      };
      return linkedPage<Candidate, WordRow>(table, links, request, getFirst, matches);
    },
  };
}
