import { endingsOfPeople, endingsOfWorkers } from '../words/person-endings.ts';
import { canBeLed, managing, ofEmployers, units } from '../words/trade-kinds.ts';
import { type TradeWord, tradeWords, withWider } from '../words/trades.ts';
import { isTitle } from './gender-neutral.ts';
import { workRoot } from './work-root.ts';

/** The trades of a text with all wider ones, and the roots of its words. */
export interface TradeText {
  trades: ReadonlySet<string>;
  roots: ReadonlySet<string>;
  /** Whether it may be a title of people: "Baker", not "Bakery". */
  isOfPeople: boolean;
}

/** Endings of people: in a sentence they may be other people, "training of four commis chefs". */
const ofPeople = new RegExp(`(?:${endingsOfPeople})$`, 'u');
const isOfOthers = (text: string) => isTitle(text) && ofPeople.test(text);

/** Whether a word of managing is next to a place: the manager of a shop leads it. */
function leadsAt(words: readonly TradeWord[], at: number): boolean {
  if (!managing.test(words[at]?.text ?? '')) return false;
  const beside = words.slice(Math.max(0, at - 2), at + 3);
  return beside.some(
    ({ text, trades }) => units.test(text) || [...withWider(trades)].some((one) => canBeLed.has(one)),
  );
}

/** The trades of words, in the order of the text, "lead" included if one of them manages a place. */
export const tradesOfWords = (words: readonly TradeWord[]): Set<string>[] =>
  words.map((word, at) => new Set(leadsAt(words, at) ? [...word.trades, 'lead'] : word.trades));

export function readTitle(text: string): TradeText {
  const words = tradeWords(text);
  return {
    trades: withWider(tradesOfWords(words).flatMap((trades) => [...trades])),
    roots: new Set(words.map((word) => workRoot(word.text))),
    isOfPeople: words.length > 1 || words.some(isPerson),
  };
}

/** "Bakery" and "Pflege" alone are no titles; "Leerkracht" and "Informatyk" are. */
const isPerson = ({ text }: TradeWord): boolean =>
  text.includes(' ') ||
  !/(?:pflege|ung|ei|erie|eria|ery|ing|[iy]ka|tik|ics|ment|tion|zione|cion|cao|schaft|handel|bau|wesen)$/u.test(
    text,
  );

/** The title of those who do some work: a word with a trade, and the ending of a person. */
export const isAgent = ({ text, trades }: TradeWord): boolean =>
  trades.size > 0 && ((isTitle(text) && ofWorkers.test(text)) || /(?:[iy]k|niker)$/u.test(text));
const ofWorkers = new RegExp(`(?:${endingsOfWorkers})$`, 'u');

/** A sentence about the work; words for other people are left out. */
export function readSentence(text: string): TradeText {
  const words = tradeWords(text).filter((word) => !isOfOthers(word.text));
  return {
    trades: withWider(tradesOfWords(words).flatMap((trades) => [...trades])),
    roots: new Set(words.map((word) => workRoot(word.text))),
    isOfPeople: false,
  };
}

/** The trade of an employer by words of its name; the name itself is not kept. */
export const tradesOfEmployer = (name: string | null): Set<string> =>
  withWider(
    tradeWords(name ?? '')
      .flatMap(({ trades }) => [...trades])
      .filter((one) => ofEmployers.has(one)),
  );
