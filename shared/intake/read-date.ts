import * as german from 'chrono-node/de';
import * as english from 'chrono-node/en';
import * as spanish from 'chrono-node/es';
import * as french from 'chrono-node/fr';
import * as italian from 'chrono-node/it';
import * as japanese from 'chrono-node/ja';
import * as dutch from 'chrono-node/nl';
import * as portuguese from 'chrono-node/pt';
import { isDay } from '../words/day.ts';
import { type IntakeLanguage, languageOf } from './words/languages.ts';

type Parse = typeof english.parse;

const parsers: Record<IntakeLanguage, Parse> = {
  en: english.parse,
  de: german.parse,
  fr: french.parse,
  es: spanish.parse,
  it: italian.parse,
  pt: portuguese.parse,
  nl: dutch.parse,
  ja: japanese.parse,
  // Polish days are written like German ones; the names of months are replaced by numbers.
  pl: (text, ...rest) => german.parse(withoutPolishMonths(text), ...rest),
};

const polishMonths = Array.from({ length: 12 }, (_, month) =>
  new Date(Date.UTC(2027, month, 5))
    .toLocaleDateString('pl', { month: 'long', day: 'numeric', timeZone: 'UTC' })
    .replace(/[\d\s]/g, ''),
);
const withoutPolishMonths = (text: string) =>
  polishMonths.reduce(
    (dated, name, month) =>
      dated.replace(new RegExp(`(\\d{1,2})\\.?\\s+${name}\\s*`, 'iu'), `$1.${month + 1}.`),
    text,
  );

/** A day is read from this much text; a longer one may speak of many. */
const maxLength = 120;

/**
 * The one day of a message as YYYY-MM-DD; undefined for none, for several, and for a month without a day. The parser
 * guesses: "03/04/2027" becomes March 4.
 */
export function readDate(text: string, locale: string, today: string): string | undefined {
  const line = text.normalize('NFKC').trim();
  if (isDay(line)) return line;
  if (line.length > maxLength) return undefined;
  const from = { instant: new Date(`${today}T12:00:00Z`), timezone: 0 };
  const found = parsers[languageOf(locale)](line, from, { forwardDate: true });
  const [only, ...others] = found;
  if (!only || others.length > 0 || only.end) return undefined;
  const { start } = only;
  const isOneDay = (start.isCertain('day') && start.isCertain('month')) || start.isCertain('weekday');
  if (!isOneDay) return undefined;
  const [year, month, day] = [start.get('year'), start.get('month'), start.get('day')];
  const read = [String(year).padStart(4, '0'), two(month), two(day)].join('-');
  return isDay(read) ? read : undefined;
}

const two = (number: number | null) => String(number).padStart(2, '0');
