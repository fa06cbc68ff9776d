import type { Evidence } from '../invariants.ts';
import { candidatePartition } from './people.ts';

const mergedPartition = /#CAND#MERGED$/;

/** Each merged candidate leads to one that exists and names it, and has no row of its own; no other row leads anywhere. */
export function mergesAreWhole({ run, rows }: Evidence): string[] {
  const { merges, erased } = run.world;
  const breaches: string[] = [];
  const living = new Map(
    rows.filter(({ pk }) => candidatePartition.test(pk)).map(({ sk, data }) => [sk, data]),
  );
  const leading = rows.filter(({ pk, sk }) => mergedPartition.test(pk) && !sk.endsWith('#UNDO'));
  const expected = merges.ids().filter((id) => !erased.has(id));
  for (const id of expected) {
    const person = living.get(merges.personOf(id));
    if (living.has(id)) breaches.push(`${id} was merged and has a row of its own`);
    if (!leading.some(({ sk }) => sk === id)) breaches.push(`${id} was merged and leads nowhere`);
    if (!person?.merged_ids.includes(id)) breaches.push(`${merges.personOf(id)} does not name ${id}`);
  }
  for (const { sk, data } of leading) {
    if (!expected.includes(sk)) breaches.push(`${sk} leads to ${data.id}, and was not merged`);
    if (!rows.some((row) => mergedPartition.test(row.pk) && row.sk === `${sk}#UNDO`))
      breaches.push(`the merge of ${sk} cannot be undone`);
  }
  for (const [id, { merged_ids }] of living)
    for (const merged of merged_ids)
      if (merges.personOf(merged) !== id && !erased.has(id))
        breaches.push(`${id} names ${merged}, which was not merged into it`);
  return breaches;
}
