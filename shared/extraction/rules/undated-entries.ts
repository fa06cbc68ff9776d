import type { Line } from '../document.ts';
import type { Entry } from './entries.ts';
import { isHeaderLike } from './entry-lines.ts';

/**
 * Without any date the words decide: `opens` names what a line tells ("school", "degree", "role"), and an entry begins where one
 * of these comes for a second time, or after something was told about the entry before.
 */
export const undatedEntries = (lines: readonly Line[], opens: (text: string) => string | null): Entry[] => {
  const entries: (Entry & { told: Set<string> })[] = [];
  for (const line of lines) {
    const head = isHeaderLike({ line, dates: [], rest: line.text, told: '', anchor: null });
    const tells = head ? opens(line.text) : null;
    const last = entries.at(-1);
    const header = { line, text: line.text };
    if (tells && (!last || last.told.has(tells) || last.body.length > 0))
      entries.push({ dates: null, header: [header], body: [], told: new Set([tells]) });
    else if (tells && last) {
      last.header.push(header);
      last.told.add(tells);
    } else if (last && head && last.body.length === 0 && last.header.length < 3) last.header.push(header);
    else last?.body.push(line);
  }
  return entries;
};
