import { gunzipSync } from 'node:zlib';
import { indexCandidate } from '../../../shared/domain/candidate-words.ts';
import { wordPartition } from '../../../shared/storage/keys.ts';
import type { Evidence } from '../invariants.ts';
import { candidatePartition } from './people.ts';

/** Each candidate has the rows of its words as it is now, the list of them is true, and there is no other row. */
export function wordsAreIndexed({ rows }: Evidence): string[] {
  const results = new Map(
    rows
      .filter(({ pk }) => pk.includes('#RESULT#'))
      .map(({ sk, data }) => [sk, JSON.parse(gunzipSync(data).toString())]),
  );
  const expected = new Map<string, string>();
  const listed = new Map<string, string[]>();
  for (const { pk, sk, data } of rows.filter((row) => candidatePartition.test(row.pk))) {
    const organizationId = pk.split('#')[1] ?? '';
    const { groups } = indexCandidate(data, results.get(data.scan_id) ?? null);
    for (const [group, words] of groups)
      expected.set(`${wordPartition(organizationId, group)} ${sk}`, words.join());
    if (groups.size > 0)
      listed.set(
        sk,
        [...groups.keys()].map((group) => wordPartition(organizationId, group).split('#').at(-1) ?? ''),
      );
  }
  const found = new Map(
    rows
      .filter(({ pk }) => pk.includes('#WORD#'))
      .map(({ pk, sk, data }) => [`${pk} ${sk}`, data.words.join()]),
  );
  const lists = rows.filter(({ pk }) => pk.endsWith('#INDEXED'));
  // The list of a merged candidate stays, for an undo.
  const merged = rows.filter(({ pk }) => pk.endsWith('#MERGED')).map(({ sk }) => [sk, []] as const);
  const known = new Map<string, readonly string[]>([...merged, ...listed]);
  return [
    ...[...expected].flatMap(([key, words]) =>
      found.get(key) === words ? [] : [`the words ${words} are missing at ${key}`],
    ),
    ...[...found.keys()].flatMap((key) => (expected.has(key) ? [] : [`${key} has words that are not of it`])),
    ...lists.flatMap(({ sk, data }) =>
      Object.keys(data.rows).sort().join() === known.get(sk)?.toSorted().join()
        ? []
        : [`the list of ${sk} is not true`],
    ),
    ...[...listed.keys()].flatMap((id) => (lists.some(({ sk }) => sk === id) ? [] : [`${id} has no list`])),
  ];
}
