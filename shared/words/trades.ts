import { fold } from './fold.ts';
import { buildingAndIndustry } from './trades/building-and-industry.ts';
import { careAndSchools } from './trades/care-and-schools.ts';
import { moreTasks } from './trades/more-tasks.ts';
import { offices } from './trades/offices.ts';
import { shopsAndTransport } from './trades/shops-and-transport.ts';
import { tasks } from './trades/tasks.ts';
import { technologyAndScience } from './trades/technology-and-science.ts';

/**
 * Names of work in many languages, each with its trade: "Maurer", "bricklayer" and "albañil" have one. A row has the
 * name of the trade, the wider trades that it belongs to after `>`, and the beginnings of its words. `$` ends a whole
 * word, `_` joins the words of a phrase, and `~` marks a word that may also follow another in a compound. Several names
 * before the colon, joined by `+`, are all meant by each word.
 */
const rows = [
  careAndSchools,
  buildingAndIndustry,
  shopsAndTransport,
  offices,
  technologyAndScience,
  tasks,
  moreTasks,
]
  .join('\n')
  .split('\n')
  .map((row) => row.trim())
  .filter(Boolean);

interface Stem {
  words: string[];
  trades: Set<string>;
}

const wider = new Map<string, string[]>();
const beginnings = new Map<string, Stem>();
const inCompounds = new Map<string, Set<string>>();
for (const row of rows) {
  const [names = '', list = ''] = row.split(':');
  const [own = '', parents = ''] = names.split('>');
  const trades = own.trim().split('+');
  const over = parents.trim().split(' ').filter(Boolean);
  if (over.length > 0) wider.set(own.trim(), over);
  for (const written of list.trim().split(' ')) {
    const stem = written.replace('~', '');
    // Of two rows with one word, the later one counts: it is the narrower.
    const known = { words: stem.split('_'), trades: new Set(trades) };
    beginnings.set(stem, known);
    if (written.startsWith('~')) inCompounds.set(stem, known.trades);
  }
}

/** The stems by their first two letters. */
const byStart = Map.groupBy(beginnings.values(), ({ words: [first = ''] }) => first.slice(0, 2));
const longestTail = Math.max(...[...inCompounds.keys()].map((stem) => stem.length));

/** Words between others that change nothing; folded. */
const joiners = new Set(
  `of the de du des la le les l d a an and und et y e i o der die das dem den im in am auf fur mit von zu zum zur bei aus en el los las del al
  di il lo gli dei degli delle della dell nel nella da do dos das no na nos nas van het een voor met op te bij w z dla ze od oraz with for to
  at on by from as au aux par pour sur dans con por para per com em om und/oder sowie ein eine einer eines un una une um uma alle allo agli ai coi col sul sulla oder`
    .split(/\s+/)
    .filter(Boolean),
);

/** A word of a text and the trades that it names. */
export interface TradeWord {
  text: string;
  trades: ReadonlySet<string>;
  /** Whether a part of the word before the trade is not known: "Wohnbereichsleitung". */
  hasUnknownPart: boolean;
}

const startsLike = (word: string, stem: string) =>
  stem.endsWith('$') ? word === stem.slice(0, -1) : word.startsWith(stem);
const lengthOf = ({ words }: Stem) => words.join('').replaceAll('$', '').length;

/** The longest stem that begins at this word. */
function stemAt(words: readonly string[], at: number): Stem | null {
  let best: Stem | null = null;
  for (const stem of byStart.get((words[at] ?? '').slice(0, 2)) ?? []) {
    if (!stem.words.every((part, index) => startsLike(words[at + index] ?? '', part))) continue;
    if (
      best === null ||
      stem.words.length > best.words.length ||
      (stem.words.length === best.words.length && lengthOf(stem) > lengthOf(best))
    )
      best = stem;
  }
  return best;
}

/** The trades in the rest of a compound, and where the first of them begins. */
function tailsOf(word: string, from: number): { trades: string[]; first: number } {
  const trades: string[] = [];
  let first = -1;
  for (let at = Math.max(from, 1); at < word.length; at++) {
    const isStart = word[at - 1] === '-';
    const whole = isStart ? stemAt([word.slice(at)], 0) : null;
    let found: Iterable<string> | undefined = whole?.trades;
    for (let end = Math.min(word.length, at + longestTail); !found && end - at > 2; end--)
      found =
        inCompounds.get(word.slice(at, end)) ??
        (end === word.length ? inCompounds.get(`${word.slice(at, end)}$`) : undefined);
    if (!found) continue;
    if (first < 0) first = at;
    trades.push(...found);
    at += 2;
  }
  return { trades, first };
}

/** The words of a text, without those between them, each with the trades that it names. */
export function tradeWords(text: string): TradeWord[] {
  const words = (fold(text.slice(0, 1000)).match(/[\p{L}\p{N}]+(?:[&'+-][\p{L}\p{N}]+)*[+#]*/gu) ?? [])
    .map((word) => word.replace(/^(?:d|l|qu|dell|nell|all|sull|un|dall)'/u, ''))
    .filter((word) => !joiners.has(word));
  const found: TradeWord[] = [];
  for (let at = 0; at < words.length; at++) {
    if (words[at]?.includes('-') && stemAt(words, at) === null)
      words.splice(at, 1, ...(words[at] ?? '').split('-'));
    const stem = stemAt(words, at);
    const word = words[at] ?? '';
    const isPhrase = stem !== null && stem.words.length > 1;
    const begun = stem === null ? 0 : (stem.words[0]?.replace('$', '').length ?? 0);
    const tails = isPhrase || word.length > 60 ? { trades: [], first: -1 } : tailsOf(word, begun);
    found.push({
      text: isPhrase ? words.slice(at, at + stem.words.length).join(' ') : word,
      trades: new Set([...(stem?.trades ?? []), ...tails.trades]),
      hasUnknownPart: stem === null && tails.first > 3,
    });
    if (isPhrase) at += stem.words.length - 1;
  }
  return found;
}

/** These trades and all wider ones: nursing is care. */
export function withWider(trades: Iterable<string>): Set<string> {
  const all = new Set<string>();
  const add = (trade: string) => {
    if (all.has(trade)) return;
    all.add(trade);
    for (const over of wider.get(trade) ?? []) add(over);
  };
  for (const trade of trades) add(trade);
  return all;
}

/** Whether a word or a phrase names a trade as a whole, with no unknown part before it. */
export function isTradeWord(text: string): boolean {
  const words = tradeWords(text);
  return (
    words.length === 1 && words.every(({ trades, hasUnknownPart }) => trades.size > 0 && !hasUnknownPart)
  );
}
