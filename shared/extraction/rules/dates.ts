import { foldKeepingLength } from './fold.ts';
import { monthNumber } from './months.ts';

/** A period as the CV writes it. `index` and `length` are its place in the text. */
export interface DateRange {
  index: number;
  length: number;
  start: string | null;
  end: string | null;
  isCurrent: boolean;
  /** Two ends, or one with a word such as "since" or "today": a period, not a point in time. */
  isRange: boolean;
}

const year = '(?:19|20)\\d{2}|18\\d{2}';
const month = '0?[1-9]|1[0-2]';
const day = '0?[1-9]|[12]\\d|3[01]';
const name = '\\p{L}{3,12}';
const point = [
  `(?<isoY>${year})(?:[-/.](?<isoM>0[1-9]|1[0-2])(?:[-/.](?<isoD>0[1-9]|[12]\\d|3[01]))?)(?![\\d])`,
  `(?<dotY>${year})[/.](?<dotM>[1-9])(?:[/.](?<dotD>${day}))?(?![\\d.])`,
  `(?<eraN>平成|令和|昭和)\\s?(?<eraY>\\d{1,2}|元)(?:年|\\s?\\t)\\s?(?:(?<eraM>${month})(?:月|\\s?(?=\\t)))?`,
  `(?<=^\\s*)(?<cellY>${year})\\s?\\t(?<cellM>${month})(?=\\t)`,
  `(?<jaY>${year})\\s?年\\s?(?:(?<jaM>${month})\\s?月)?(?:\\s?(?<jaD>${day})\\s?日)?`,
  // Thirteen and more cannot be a month: the American order of month, day and year.
  `(?<usM>${month})/(?<usD>1[3-9]|2\\d|3[01])/(?<usY>${year})(?!\\d)`,
  `(?:(?<dmD>${day})\\s?[./-]\\s?)?(?<dmM>${month})\\s?[./-]\\s?(?<dmY>${year})(?!\\d)`,
  // Roman months are told from "Engineer II 2019" by what stands before them.
  `(?<=(?:^|[\\t–—-]|\\b(?:od|do))\\s*)(?<rmM>i{1,3}|iv|vi{0,3}|ix|xi{0,2}|x)[\\s./]\\s?(?<rmY>${year})(?!\\d)`,
  `(?:(?<dnD>${day})(?:\\.|st|nd|rd|th|er|[°º])?\\s(?:de\\s)?)?(?<mnM>${name})\\.?(?:\\s(?<mnD>${day})(?:st|nd|rd|th)?)?(?:,?\\s|-)(?:de[l]?\\s|of\\s)?(?<mnY>${year})(?!\\d)`,
  `(?<msM>${name})\\.?/(?<msY>${year})(?!\\d)`,
  `(?<mqM>${name})\\.?\\s?['’](?<mqY>\\d{2})(?!\\d)`,
  `(?<ynY>${year})[\\s,]{1,2}(?<ynM>${name})\\b`,
  `(?<=(?:^|[\\s(])\\s*)['’](?<shortY>\\d{2})(?=\\s*(?:[-–—)\\t]|$))`,
  `(?<y>${year})(?!\\d|\\s?%|[.,]\\d)`,
].join('|');
const pointPattern = new RegExp(`(?<![\\d\\p{L}+])(?<!\\p{L}-)(?<!(?<!\\d)\\d{1,3}[./-])(?:${point})`, 'gu');

const present =
  /^(?:present(?:\s(?:day|date))?|current(?:ly)?|now|today|ongoing|continuing|to date|date|till (?:date|now)|heute|dato|fortlaufend|aktuell|laufend|jetzt|gegenwart|dato|aujourd['’]?hui|actuel(?:lement)?|en cours|ce jour|maintenant|actualidad|actual(?:mente)?|presente|hoy(?: en dia)?|la fecha|fecha|el momento|oggi|tutt['’]oggi|attual(?:e|mente)|in corso|corrente|atual(?:mente|idade)?|data atual|o momento|momento|presente data|hoje|em andamento|heden|huidig|nu|vandaag|lopend|obecnie|do teraz|teraz|nadal|dzis(?:iaj)?|(?:chwili )?obecnej|nuvarande|pagaende|idag|nuvaerende|dags dato|soucasnost|dosud|gunumuz|halen|devam|現在|今|今日)(?![\p{L}])/u;
const separator =
  /^\s*(?:[-–—−~〜～→‐‑/]+(?:\s*(?:to|bis|ate|hasta|fino ad?|tot|do|until|till|jusqu['’]?a)(?=\s))?|\b(?:to|bis|a[dul]?|aux?|hasta|ate|tot|t\/m|do|through|thru|until|till?|and|und|et|y|e|en|i|fino ad?|til|do)\b|から)\s*(?:(?:zum?|au|la|el|o|a|en|the)\s|l['’])?/u;
const since =
  /(?:\b(?:since|seit|ab|depuis(?: le)?|desde|dal(?:l['’])?|da|a partir d[eou]|sinds|vanaf|od|from|as of|starting|od|sedan|siden|fra)\s)$/u;
/** "From March 2017 to …" in many languages: the word goes with the period. */
const opening =
  /(?<!\p{L})(?:from|between|vo[nm]|zwischen|d[eu]|entre|desde(?: el)?|del?|da[l]?|dall['’]|van|tussen|od|z|fra|fran)\s$/u;
const until = /(?:\b(?:until|till|bis|jusqu['’]?(?:en|a|au)|hasta|fino al?|ate|tot|do)\s|^\s*[-–—]\s*)$/u;
/** Names of seasons stand where a month could: they go with the year and say no month. */
const season =
  /(?<!\p{L})(?:springs?|summers?|fall|autumn|winters?|fruhling|fruhjahr|sommer|herbst|printemps|etes?|automne|hiver|primavera|veranos?|otono|inviernos?|estate|autunno|inverno|verao|veroes|outono|zomer|herfst|lente|voorjaar|najaar|wiosna|lato|jesien|zima|(?:winter|sommer)?saison|christmas|noel|ws|ss|wise|sose|(?:summer|spring|fall) (?:term|semester)|q[1-4]|h[12])[,\s/'’]+$/u;

const usDate = new RegExp(`(?<!\\d)(?:${month})/(?:1[3-9]|2\\d|3[01])/(?:${year})(?!\\d)`, 'u');

interface Point {
  index: number;
  end: number;
  value: string;
}

const romanMonths = ['i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii', 'ix', 'x', 'xi', 'xii'];

const pad = (digits: string) => digits.padStart(2, '0');

const toPoint = (match: RegExpExecArray, american: boolean): Point | null => {
  const g = match.groups ?? {};
  const at = { index: match.index, end: match.index + match[0].length };
  const join = (...parts: (string | undefined)[]) =>
    parts
      .filter((part) => part !== undefined)
      .map(pad)
      .join('-');
  if (g.isoY) return { ...at, value: join(g.isoY, g.isoM, g.isoD) };
  if (g.dotY) return { ...at, value: join(g.dotY, g.dotM, g.dotD) };
  if (g.cellY) return { ...at, value: join(g.cellY, g.cellM) };
  if (g.eraN) {
    const first = { 令和: 2019, 平成: 1989, 昭和: 1926 }[g.eraN] ?? 0;
    return { ...at, value: join(String(first - 1 + (g.eraY === '元' ? 1 : Number(g.eraY))), g.eraM) };
  }
  if (g.jaY) return { ...at, value: join(g.jaY, g.jaM, g.jaM && g.jaD) };
  if (g.usY) return { ...at, value: join(g.usY, g.usM, g.usD) };
  if (g.dmY && american && g.dmD && Number(g.dmD) <= 12) return { ...at, value: join(g.dmY, g.dmD, g.dmM) };
  if (g.dmY) return { ...at, value: join(g.dmY, g.dmM, g.dmD) };
  const named = (month: string, year: string, day?: string) => {
    const number = monthNumber(month);
    return number === null ? null : { ...at, value: join(year, String(number), day) };
  };
  if (g.mnY && g.mnM) {
    return named(g.mnM, g.mnY, g.dnD ?? g.mnD);
  }
  if (g.msM && g.msY) return named(g.msM, g.msY);
  if (g.shortY) return { ...at, value: `${Number(g.shortY) > 60 ? 19 : 20}${g.shortY}` };
  if (g.mqM && g.mqY) return named(g.mqM, `${Number(g.mqY) > 60 ? 19 : 20}${g.mqY}`);
  if (g.rmY && g.rmM) return { ...at, value: join(g.rmY, String(romanMonths.indexOf(g.rmM) + 1)) };
  if (g.ynY && g.ynM) return named(g.ynM, g.ynY) ?? { index: at.index, end: at.index + 4, value: g.ynY };
  return g.y ? { ...at, value: g.y } : null;
};

const withSeason = (text: string, point: Point): Point => {
  const named =
    point.value.length === 4 && season.exec(text.slice(Math.max(0, point.index - 24), point.index));
  return named ? { ...point, index: point.index - named[0].length } : point;
};

const findPoints = (text: string): Point[] => {
  const points: Point[] = [];
  // One date such as 06/15/2018 tells how the others of its line are meant.
  const american = usDate.test(text);
  pointPattern.lastIndex = 0;
  for (let match = pointPattern.exec(text); match; match = pointPattern.exec(text)) {
    const found = toPoint(match, american);
    if (found) points.push(withSeason(text, found));
    // "Engineer 2022-01" is no month and year: the search goes on at the year, where the real date begins.
    pointPattern.lastIndex = found?.end ?? match.index + Math.max(1, match[0].search(/(?:19|20)\d{2}/));
  }
  return points;
};

/** "May – Aug 2021", "2019/20": the first end borrows its year, or the second its century. */
const borrowedStart = (text: string, point: Point): { index: number; value: string } | null => {
  const before = /(?<![\p{L}\d])(\p{L}{3,10})\.?\s*[-–—]\s*$/u.exec(
    text.slice(Math.max(0, point.index - 30), point.index),
  );
  const number = before?.[1] ? monthNumber(before[1]) : null;
  if (!before || number === null || point.value.length < 7) return null;
  return {
    index: point.index - before[0].length,
    value: `${point.value.slice(0, 4)}-${pad(String(number))}`,
  };
};

/** All periods and points in time of a text, in order, without overlaps. Dates are as precise as written. */
export const findDates = (original: string): DateRange[] => {
  const text = foldKeepingLength(original);
  const ranges: DateRange[] = [];
  const points = findPoints(text);
  for (let i = 0; i < points.length; i++) {
    const from = points[i] as Point;
    const rest = text.slice(from.end);
    const between = separator.exec(rest);
    const next = points[i + 1];
    const after = between ? rest.slice(between[0].length) : rest;
    const now = present.exec(between ? after : rest.trimStart().replace(/^[(]/, ''));
    const opened = opening.exec(text.slice(Math.max(0, from.index - 12), from.index))?.[0].length ?? 0;
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
      const limit = until.exec(before);
      const borrowed = borrowedStart(text, from);
      if (short && from.value.length === 4 && Number(short[1]) > Number(from.value.slice(2))) {
        range(from.index, from.end + short[0].length, {
          start: from.value,
          end: from.value.slice(0, 2) + short[1],
        });
      } else if (borrowed) range(borrowed.index, from.end, { start: borrowed.value, end: from.value });
      else if (lead) range(from.index - lead[0].length, from.end, { start: from.value, isCurrent: true });
      else if (limit) range(from.index - limit[0].length, from.end, { end: from.value });
      else if (/^\s*[-–—~〜]\s*$/.test(rest) || (from.value.length === 4 && /^[–—]\t/.test(rest)))
        range(from.index, from.end + rest.search(/(?<=[-–—~〜])/), { start: from.value, isCurrent: true });
      else range(from.index, from.end, { start: from.value, isRange: false });
    }
  }
  return ranges;
};

/** The text without its dates and without the brackets and commas that held them. */
export const withoutDates = (text: string, ranges: readonly DateRange[]) => {
  // A private-use character stands for each date that was cut out: readers strip those from every text.
  let rest = text;
  for (const { index, length } of [...ranges].reverse())
    rest = `${rest.slice(0, index)}\ue000${rest.slice(index + length)}`;
  return rest
    .replace(/[([（【]\s*\ue000\s*[)\]）】]/g, '\ue000')
    .replace(/[\s,;:|•·–—-]*\ue000[\s,;:|•·–—-]*/g, (match) => (match.includes('\t') ? '\t' : '\ue000'))
    .replace(/^\ue000|\ue000$/g, '')
    .replace(/\ue000/g, '\t')
    .replace(/^\t+|\t+$/g, '')
    .trim();
};
