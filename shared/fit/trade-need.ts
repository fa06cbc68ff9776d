import { isGeneral } from '../words/general-words.ts';
import { isWithoutContent } from '../words/trade-kinds.ts';
import { tradeWords } from '../words/trades.ts';
import { meansWork } from './means-work.ts';
import { isAgent, tradesOfWords } from './trade-text.ts';
import { workRoot } from './work-root.ts';

/** The content of a required name, as trades and as roots of words that no trade has. */
export interface TradeNeed {
  trades: ReadonlySet<string>;
  roots: readonly string[];
  /** Whether the name is the title of an occupation: the title of a post must have its trade. */
  isTitle: boolean;
  /** Whether all of the name is understood, so that a CV can meet it. */
  isWhole: boolean;
}

/** The need in a folded name; null where it names no trade, or a word that is not known to mean work. */
export function needOf(name: string): TradeNeed | null {
  if (!meansWork(name)) return null;
  const words = tradeWords(name);
  const trades = new Set(tradesOfWords(words).flatMap((one) => [...one]));
  if (trades.size === 0) return null;
  const others = words.filter(
    ({ text, trades: own }) => own.size === 0 && !isWithoutContent(text) && !isGeneral(text),
  );
  return {
    trades,
    roots: others.map(({ text }) => workRoot(text)),
    isTitle: words.some(isAgent),
    isWhole: words.every(({ hasUnknownPart }) => !hasUnknownPart),
  };
}
