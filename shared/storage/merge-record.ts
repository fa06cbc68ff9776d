import type { Changed, Merge } from '../domain/stored/merge.ts';
import { placeOf } from './earlier-shapes.ts';
import { wholeRow } from './whole-row.ts';

/** The record of release 6c12d98: lists and metadata before and after the merge, instead of what it added. */
type Earlier = Omit<Merge, 'added'> & Record<'before' | 'after', Lists>;
type Lists = Record<'links' | 'tags' | 'other_phones', string[]> & { metadata: Record<string, string> };

/** A merge's record as it was stored, also by an earlier release. */
export function mergeRecord(data: unknown): Merge {
  const merge = data as Merge | Earlier;
  const candidate = wholeRow('candidate', merge.candidate);
  const [before, after] = [reshapedValues(merge.before), reshapedValues(merge.after)];
  return { ...merge, candidate, before, after, added: 'added' in merge ? merge.added : addedBy(merge) };
}

/** The changed values of the remaining candidate: its location may be a text. */
const reshapedValues = (values: Changed): Changed => ({ ...values, location: placeOf(values.location) });

function addedBy({ before, after }: Earlier): Merge['added'] {
  const more = (list: 'links' | 'tags' | 'other_phones') =>
    after[list].filter((item) => !before[list].includes(item));
  return {
    links: more('links'),
    tags: more('tags'),
    other_phones: more('other_phones'),
    metadata: Object.keys(after.metadata).filter((key) => !Object.hasOwn(before.metadata, key)),
  };
}
