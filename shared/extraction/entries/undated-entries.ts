import { isAside } from '../../words/aside-words.ts';
import { readLabel } from '../../words/form-labels.ts';
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

const isBoldLine = ({ bold, bullet, text }: Line) =>
  bold && !bullet && text.length < 80 && !/[:：]$/.test(text);
const headOf = ({ header: [first] }: Entry) => first && isBoldLine(first.line);
/** A post, an employer, a degree or a school alone: no sentence and no list. */
const isShortHead = ({ bold, bullet, text }: Line) =>
  !bold && !bullet && /^\p{Lu}/u.test(text) && text.split(/\s+/).length < 8 && !/[.!?:]$|,.*,/u.test(text);

/**
 * Dated entries whose heads begin in bold, with those apart that have no date: a line in bold further below with a fact, and the other
 * fact in the line below it, or a labelled post. A line in bold that comes more than once is a label in each job.
 */
export function undatedApart(entries: readonly Entry[], opens: (text: string) => string | null): Entry[] {
  if (!entries.every(headOf)) return [...entries];
  const inBold = entries.flatMap(({ body }) => body.filter(isBoldLine).map(({ text }) => text));
  const isLabel = ({ text }: Line) => isAside(text) || inBold.indexOf(text) !== inBold.lastIndexOf(text);
  return entries.flatMap((entry) => {
    const { body } = entry;
    const known = new Set(entry.header.map(({ text }) => opens(text)));
    const startsAt = body.flatMap((line, at) => {
      const next = body[at + 1];
      if (!isBoldLine(line) || !next || isLabel(line)) return [];
      if (readLabel(next.text)?.kind === 'title' && !next.bullet) return [at];
      const facts = [opens(line.text), opens(next.text)];
      // A fact that the dated head does not have belongs to it.
      const areHead = facts.every((fact) => fact === null || known.has(fact)) && facts[0] !== facts[1];
      return areHead && facts[0] !== null && isShortHead(next) && !body.slice(at + 2).some(isBoldLine)
        ? [at]
        : [];
    });
    const apart = startsAt.map((at, i): Entry => {
      const [head, below, ...rest] = body.slice(at, startsAt[i + 1]) as [Line, Line, ...Line[]];
      return { dates: null, header: [head, below].map((line) => ({ line, text: line.text })), body: rest };
    });
    return [{ ...entry, body: body.slice(0, startsAt[0]) }, ...apart];
  });
}
