import type { Item } from '../../../../shared/storage/row.ts';
import { textOf } from '../../../support/every-row.ts';
import type { Who } from './story.ts';
import { markOf, type World } from './world.ts';

/** Rows with ids alone that outlive an erasure: marks, records of deletions and requests, and orders with their receipts. */
const outlives = /^(ERASED|DONE|UNCOPIED)#|#DELETED$|#ERASURE$/;

/** The rows that show something of an erased person: a text, or the id of something that was theirs. */
export function tracesOf(world: World, who: Who, ids: string[], rows: Item[]): string[] {
  const mark = markOf(world, who);
  const person = world.people[who] ?? '';
  return rows.flatMap((row) => {
    const text = textOf(row);
    const shown = `${row.pk} ${row.sk}`;
    if (text.includes(mark)) return [`${shown} has a text of the person: ${text.slice(0, 1500)}`];
    if (outlives.test(row.pk) || isOfDeletion(row)) return [];
    const named = ids.find((id) => text.includes(id));
    if (named) return [`${shown} names ${named}: ${text.slice(0, 1500)}`];
    // The other candidate remembers that the two were one.
    const isMemory = /#CAND$/.test(row.pk);
    return text.includes(person) && !isMemory ? [`${shown} names the person: ${text.slice(0, 1500)}`] : [];
  });
}

/** Events of the end have ids alone. */
const isOfDeletion = ({ sk, data }: Item) =>
  sk === 'EVENT' && /"type":"(candidate\.deleted|scan\.deleted|erasure\.\w+)"/.test(String(data));
