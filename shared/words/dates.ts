import { findPoints, type Point, pad } from './date-points.ts';
import { foldKeepingLength } from './fold.ts';
import { entries } from './languages/more-languages.ts';
import { monthNumber } from './months.ts';

/** Words of a pattern, folded as the texts are; escapes keep their capitals. */
const keepingLength = (pattern: string) =>
  pattern.replace(/\\p\{\p{L}+\}|[^\\]+/gu, (part) =>
    part.startsWith('\\') ? part : foldKeepingLength(part),
  );

/** A period as written in the CV. `index` and `length` are its position in the text. */
export interface DateRange {
  index: number;
  length: number;
  start: string | null;
  end: string | null;
  isCurrent: boolean;
  /** Two ends, or one end with a word such as "since" or "today": a period, not a point in time. */
  isRange: boolean;
}

const words = (of: 'present' | 'since' | 'sinceBefore' | 'until') =>
  Object.values(entries)
    .map((language) => keepingLength(language[of] ?? ''))
    .filter(Boolean)
    .join('|') || '(?!)';
const firstPresent =
  "present(?:\\s(?:day|date))?|current(?:ly)?|now|today|ongoing|continuing|to date|date|till (?:date|now)|heute|dato|fortlaufend|aktuell|laufend|jetzt|gegenwart|dato|aujourd['’]?hui|actuel(?:lement)?|en curso|en cours|em curso|w trakcie|in progress|ce jour|nos jours|maintenant|actualidad|actual(?:mente)?|presente(?: data)?|a[hg]ora|hoy(?: en dia)?|la fecha|fecha|el momento|oggi|tutt['’]oggi|data attuale|data odierna|attual(?:e|mente)|in corso|corrente|atual(?:mente|idade)?|data atual|o momento|momento|data|hoje|em andamento|cursando|heden(?: ten dage)?|huidig|nu|vandaag|lopend|obecnie|do teraz|teraz|nadal|dzis(?:iaj)?|(?:chwili )?obecnej|nuvarande|pagaende|idag|nuvaerende|dags dato|soucasnost|dosud|gunumuz|halen|devam|至?る?現在(?:に至る|まで)?|今|今日|継続中|在職中|在籍中|現職|至?(?:现在|目前|今)|今天|现今|当前" +
  '|up to now|to this day|still (?:there|employed)|gegenwartig|derzeit|zurzeit|andauernd|heutigen tag|auf weiteres|noch heute|toujours en poste|poste actuel|en poste|vigente|dia de hoy' +
  '|tuttora|ora|ancora in corso|attualita|(?:os )?dias atuais|dusver|alltjamt|an idag|lopande|aktualnie|chwila obecna|dnia (?:dzisiejszego|obecnego)';
const present = new RegExp(`^(?:nu toe|${words('present')}|${firstPresent})(?![\\p{L}])`, 'u');
const separator = new RegExp(
  `^\\s*(?:(?:[-–—−~∼〜～→‐‑/]+|(?<=\\s)>(?=\\s))(?:\\s*(?:to|bis|ate|hasta|fino a[dl]?|tot(?: op| en met)?|t\\/m|do|until|till|jusqu['’]?a|${words('until')})(?=\\s))?|\\bate ao?\\b(?=\\s(?:presente|momento|data|dia))|\\ball['’]|\\b(?:to|bis|a[dul]?|aux?|jusqu['’](?:a|au|en)|hasta|ate|tot op|tot|t\\/m|do|through|thru|until|(?:fram )?till?(?: och med)?|and|und|et|y|e|en|i|fino ad?|til|do)\\b|(?<!\\p{L})(?:${words('until')})(?=\\s)|から|至|到|부터)\\s*(?:(?:zum?|au|al(?:la)?|la|el|o|a[do]?|os|en(?! c[uo]+rs)|the|roku|r\\.|v(?!\\s\\d{4})|luna|anul)\\s|l['’]){0,2}`,
  'u',
);
const since = new RegExp(
  `(?:(?<!\\p{L})(?:since|seit|ab|depuis(?: le)?|desde|(?:a partire )?dal(?:l['’])?|da|a partir d[eou]|sinds|vanaf|od|from|as of|starting|od|sedan|siden|fra|${words('since')})\\s)$`,
  'u',
);
/** "From March 2017 to …" in many languages: the word belongs to the period. */
const opening =
  /(?<!\p{L})(?:from|between|vo[nm]|zwischen|d[eu]|entre|desde(?: el)?|del?|da[l]?|dall['’]|van|tussen|od|z|v|fra|fran)\s$|(?<!\p{L})d['’]$/u;
const openingOfMore = new RegExp(`(?<!\\p{L})(?:${words('since')})\\s$`, 'u');
const until = /(?:\b(?:until|till|bis|jusqu['’]?(?:en|a|au)|hasta|fino al?|ate|tot|do)\s|^\s*[-–—]\s*)$/u;
const untilOfMore = new RegExp(`(?<!\\p{L})(?:${words('until')})\\s$`, 'u');
/** "2019 óta", "2019'dan beri": the word for "since" follows. */
const sinceBefore = new RegExp(`^\\s?(?:${words('sinceBefore')})(?!\\p{L})`, 'u');
/** "2016-tól 2020-ig", "szeptemberétől decemberéig": "from" and "until" are ends of the dates. */
const fromEnding = /tol$/;
const untilEnding = /ig$/;
const romans = ['i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii', 'ix', 'x', 'xi', 'xii'];
/** "VI – VIII 2020", as in Poland. */
const romanBefore = new RegExp(`(?:^|[\\t(,])\\s*(${romans.toReversed().join('|')})\\s*[-–—]\\s*$`, 'u');
/** "May – Aug 2021", "2019/20": the first end borrows its year, or the second its century. */
const borrowedStart = (text: string, point: Point): { index: number; value: string } | null => {
  const before = /(?<![\p{L}\d])(\p{L}{3,10})\.?\s*(?:[-–—]|\s(?:to|bis|a|al|tot|do|ate))\s*$/u.exec(
    text.slice(Math.max(0, point.index - 30), point.index),
  );
  const number = before?.[1] ? monthNumber(before[1]) : null;
  const roman = romanBefore.exec(text.slice(Math.max(0, point.index - 12), point.index));
  if (roman?.[1] && /^[ivx]+[\s./]/.test(text.slice(point.index, point.end)) && point.value.length >= 7)
    return {
      index: point.index - roman[0].length,
      value: `${point.value.slice(0, 4)}-${pad(String(romans.indexOf(roman[1]) + 1))}`,
    };
  if (!before || number === null || point.value.length < 7) return null;
  return {
    index: point.index - before[0].length,
    value: `${point.value.slice(0, 4)}-${pad(String(number))}`,
  };
};

/** The most characters between a date and its continuation, such as "to" and a month. */
const longestBetween = 100;

/** All periods and points in time of a text, in order, without overlaps. Dates are as precise as written. */
export const findDates = (original: string): DateRange[] => {
  const text = foldKeepingLength(original);
  const ranges: DateRange[] = [];
  const points = findPoints(text);
  for (let i = 0; i < points.length; i++) {
    const from = points[i] as Point;
    const rest = text.slice(from.end, from.end + longestBetween);
    const written = text.slice(from.index, from.end);
    const between = separator.exec(rest) ?? (fromEnding.test(written) ? /^,?\s+/.exec(rest) : null);
    const next = points[i + 1];
    const after = between ? rest.slice(between[0].length) : rest;
    const now = present.exec(between ? after : rest.trimStart().replace(/^[(]/, ''));
    const ahead = text.slice(Math.max(0, from.index - 20), from.index);
    const opened = (since.exec(ahead) ?? opening.exec(ahead) ?? openingOfMore.exec(ahead))?.[0].length ?? 0;
    const range = (index: number, end: number, fields: Partial<DateRange>) =>
      ranges.push({
        index,
        length: end - index,
        start: null,
        end: null,
        isCurrent: false,
        isRange: true,
        ...fields,
      });
    if (between && next && next.index === from.end + between[0].length) {
      range(from.index - opened, next.end, { start: from.value, end: next.value });
      i++;
    } else if (between && now) {
      range(from.index - opened, from.end + between[0].length + now[0].length, {
        start: from.value,
        isCurrent: true,
      });
    } else {
      const short = /^\s?[-–/](\d{2})(?![\d-/.])/.exec(rest);
      const before = text.slice(Math.max(0, from.index - 30), from.index);
      const lead = since.exec(before);
      const limit = until.exec(before) ?? untilOfMore.exec(before);
      const follows = sinceBefore.exec(rest);
      const borrowed = borrowedStart(text, from);
      if (short && from.value.length === 4 && Number(short[1]) > Number(from.value.slice(2))) {
        // "1991/92 – 1997/98": the years of a university.
        const years = /^\s?[-–—]\s?((?:19|20)\d{2})\/(\d{2})(?!\d)/.exec(rest.slice(short[0].length));
        const last = years?.[2] ?? short[1];
        range(from.index, from.end + short[0].length + (years?.[0].length ?? 0), {
          start: from.value,
          end: (years?.[1] ?? from.value).slice(0, 2) + last,
        });
        if (years) i++;
      } else if (borrowed) range(borrowed.index, from.end, { start: borrowed.value, end: from.value });
      else if (lead) {
        // "od 5/2014 dosud": both words, and no dash between them.
        const both = now && !between ? rest.indexOf(now[0]) + now[0].length : 0;
        range(from.index - lead[0].length, from.end + both, { start: from.value, isCurrent: true });
      } else if (fromEnding.test(written))
        range(from.index, from.end, { start: from.value, isCurrent: true });
      else if (untilEnding.test(written)) range(from.index, from.end, { end: from.value });
      else if (follows)
        range(from.index, from.end + follows[0].length, { start: from.value, isCurrent: true });
      else if (limit) range(from.index - limit[0].length, from.end, { end: from.value });
      else if (
        /^\s*[-–—~∼〜～]\s*$/.test(rest) ||
        (from.value.length === 4 &&
          /^[–—-](?:\t|\s(?=\p{L}))/u.test(rest) &&
          !/\S/.test(text.slice(0, from.index)))
      )
        range(from.index, from.end + rest.search(/(?<=[-–—~〜～])/), { start: from.value, isCurrent: true });
      else range(from.index, from.end, { start: from.value, isRange: false });
    }
  }
  return ranges;
};

/** The text without its dates and without the brackets and commas around them. */
export const withoutDates = (text: string, ranges: readonly DateRange[]) => {
  // A private-use character marks the place of each removed date. Readers remove these characters from every text.
  const endOf = (range: DateRange | undefined) => (range ? range.index + range.length : 0);
  const kept = ranges.map(({ index }, at) => text.slice(endOf(ranges[at - 1]), index));
  return [...kept, text.slice(endOf(ranges.at(-1)))]
    .join('\ue000')
    .replace(/[([（【]\s*\ue000\s*[)\]）】]/g, '\ue000')
    .replace(/(?:(?<![\s,;:|•·–—-])[\s,;:|•·–—-]+)?\ue000(?:\.(?=\s))?[\s,;:|•·–—-]*/g, (match) =>
      match.includes('\t') ? '\t' : '\ue000',
    )
    .replace(/^\ue000|\ue000$/g, '')
    .replace(/\ue000/g, '\t')
    .replace(/^\t+|\t+$/g, '')
    .trim();
};

/** In characters. */
const longestPeriod = 60;
/** Whether a text is one period, and nothing else. */
export const isPeriodAlone = (text: string): boolean => {
  const [period, ...more] = text.length > longestPeriod ? [] : findDates(text);
  return period?.isRange === true && more.length === 0 && withoutDates(text, [period]) === '';
};
