import type { Item } from '../../../../shared/storage/row.ts';
import { isAuditEntry, textOf } from '../../../support/every-row.ts';
import type { Who } from './story.ts';
import { markOf, type World } from './world.ts';

/** Rows with ids alone that outlive an erasure: marks, records of deletions and requests, and orders with their receipts. */
const outlives = /^(ERASED|DONE|UNCOPIED|ANSWERS)#|#DELETED$|#ERASURE$/;

/** The rows that show something of an erased person: a text, or the id of something that was theirs. */
export function tracesOf(world: World, who: Who, ids: string[], rows: Item[]): string[] {
  const mark = markOf(world, who);
  const person = world.people[who] ?? '';
  return rows.flatMap((row) => {
    const text = textOf(row);
    const shown = `${row.pk} ${row.sk}`;
    if (text.includes(mark)) return [`${shown} has a text of the person: ${text.slice(0, 1500)}`];
    if (outlives.test(row.pk) || isOfDeletion(row) || isAuditEntry(row)) return [];
    const named = ids.find((id) => text.includes(id));
    if (named) return [`${shown} names ${named}: ${text.slice(0, 1500)}`];
    // The other candidate remembers that the two were one, and so do events, history and scores of what was handed over.
    const isMemory = /#CAND$|#TIMELINE$|#FIT#/.test(row.pk) || isOfHandedOver(row);
    return text.includes(person) && !isMemory ? [`${shown} names the person: ${text.slice(0, 1500)}`] : [];
  });
}

/** Events of the end have ids alone. */
const isOfDeletion = ({ sk, data }: Item) =>
  sk === 'EVENT' &&
  /"type":"(candidate\.deleted|scan\.(deleted|score_requested)|erasure\.\w+)"/.test(String(data));

/** Events about an application or a scan of the other one, which name whose it was. */
const isOfHandedOver = ({ sk, data }: Item) =>
  sk === 'EVENT' && /"type":"(application|scan)\.\w+"/.test(String(data));
