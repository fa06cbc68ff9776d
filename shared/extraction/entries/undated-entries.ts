import type { Line } from '../document.ts';
import { isHeaderLike } from './read-line.ts';
import type { Entry } from './split-entries.ts';

/**
 * Without any date the words decide: `opens` returns the kind of fact in a line ("school", "degree", "role"). An entry begins at the
 * second fact of a kind, or after text about the entry before.
 */
export const undatedEntries = (lines: readonly Line[], opens: (text: string) => string | null): Entry[] => {
  const entries: (Entry & { facts: Set<string> })[] = [];
  for (const line of lines) {
    const head = isHeaderLike({ line, dates: [], rest: line.text, prose: '', anchor: null });
    const fact = head ? opens(line.text) : null;
    const last = entries.at(-1);
    const header = { line, text: line.text };
    if (fact && (!last || last.facts.has(fact) || last.body.length > 0))
      entries.push({ dates: null, header: [header], body: [], facts: new Set([fact]) });
    else if (fact && last) {
      last.header.push(header);
      last.facts.add(fact);
    } else if (last && head && last.body.length === 0 && last.header.length < 3) last.header.push(header);
    else last?.body.push(line);
  }
  return entries;
};
