import { monthNumber } from './months.ts';

const year = '(?:19|20)\\d{2}|18\\d{2}';
const month = '0?[1-9]|1[0-2]';
const digits = '(?:19|20)\\d{2}';
const day = '0?[1-9]|[12]\\d|3[01]';
const name = '\\p{L}{3,12}';
const point = [
  `(?<isoY>${year})(?:[-/.](?<isoM>0[1-9]|1[0-2])(?:[-/.](?<isoD>0[1-9]|[12]\\d|3[01]))?)(?![\\d])`,
  `(?<dotY>${year})[/.](?<dotM>[1-9])(?:[/.](?<dotD>${day}))?(?![\\d.])`,
  `(?<huY>${year})\\.\\s(?<huM>0[1-9]|1[0-2])\\.(?:\\s(?<huD>${day})(?:\\.|(?=-\\p{L})))?`,
  `(?<eraN>平成|令和|昭和|[hrs](?=\\d{1,2}年\\s?\\d{1,2}月))\\s?(?<eraY>\\d{1,2}|元)(?:年|\\s?\\t)\\s?(?:(?<eraM>${month})(?:月|\\s?(?=\\t)))?`,
  `民[國国]\\s?(?<rocY>\\d{2,3})\\s?年(?:\\s?(?<rocM>${month})\\s?月)?`,
  `(?=\\d)(?<=^\\s*)(?<cellY>${year})年?\\s?\\t(?<cellM>${month})(?=\\t)`,
  `(?<jaY>${year})\\s?[年년]\\s?(?:(?<jaM>${month})\\s?[月월])?(?:\\s?(?<jaD>${day})\\s?[日일])?`,
  // A number of 13 or more cannot be a month: this is the American order of month, day and year.
  `(?<usM>${month})/(?<usD>1[3-9]|2\\d|3[01])/(?<usY>${year})(?!\\d)`,
  `(?:(?<dmD>${day})\\s?[./-]\\s?)?(?<dmM>${month})\\s?[./-]\\s?(?<dmY>${year})(?!\\d)`,
  // The text before a Roman month distinguishes it from "Engineer II 2019".
  `(?=[ivx])(?<=(?:^|[\\t–—-]|\\b(?:od|do))\\s*)(?<rmM>i{1,3}|iv|vi{0,3}|ix|xi{0,2}|x)[\\s./]\\s?(?<rmY>${year})(?!\\d)`,
  `(?:(?<dnD>${day})(?:(?:\\.|st|nd|rd|th|er|[°º])?[^\\S\\t](?:de\\s)?|-))?(?<mnM>${name})\\.?` +
    `(?:\\s(?<mnD>${day})(?:st|nd|rd|th)?)?(?:,?\\s|-)(?:de[l]?\\s|of\\s|του\\s)?(?<mnY>${year})(?!\\d)`,
  `(?<msM>${name})\\.?/(?<msY>${year})(?!\\d)`,
  `(?<mqM>${name})\\.?\\s?['’](?<mqY>\\d{2})(?!\\d)`,
  `(?<ynY>${year})(?:[ \u00a0,]{1,2}|\\.\\s(?!(?!\\p{L}+tol\\s)\\p{L}+\\.?\\s${digits}))(?<ynM>\\p{L}{3,15})(?!\\p{L})(?:\\s(?<ynD>${day})(?:\\.(?!\\d)|(?=-\\p{L})))?`,
  `(?=['’])(?<=(?:^|[\\s(])\\s*)['’](?<shortY>\\d{2})(?=\\s*(?:[-–—)\\t]|$))`,
  // Two digits are a year only at an end of a period: "03/19 – 04/21", "Sep 19 to Aug 21".
  `(?:(?<yyM>${month})/|(?<yyN>${name})\\.?[\\s-])(?<yyY>\\d{2})(?![\\d/.,:])(?=\\s*(?:[-–—]|to\\s|bis\\s))`,
  `(?=[\\d\\p{L}])(?<=[\\s/-]\\d{2}\\s*(?:[-–—]|to|bis)\\s*)(?:(?<zzM>${month})/|(?<zzN>${name})\\.?[\\s-])(?<zzY>\\d{2})(?![\\d/.,:])`,
  `(?<y>${year})(?!\\d|\\s?%|[.,]\\d)`,
].join('|');
const pointPattern = new RegExp(
  `(?<![\\d+])(?<!(?![至到ら터])\\p{L})(?<!(?![年月日년월일])\\p{L}-)(?<!(?<!\\d)(?<!(?<!\\d)\\d{4}[./])\\d{1,3}[./-])(?:${point})`,
  'gu',
);

/** Names of seasons in the position of a month: they belong to the year and give no month. */
const season =
  /(?<!\p{L})(?:mid|early|late|debut|mi|fin|anfang|mitte|ende|principios|finales|inicios|inizio|meta|fine|begin|(?<!(?:ensino|nivel|grado|ciclo|curso|tecnico) )medio|eind|poczatek|koniec|springs?|summers?|fall|autumn|winters?|fruhling|fruhjahr|sommer|herbst|printemps|etes?|automne|hiver|primavera|veranos?|otono|inviernos?|estate|autunno|inverno|verao|veroes|campanas?|temporadas?|stagion[ei] (?:estiv[ae]|invernal[ei])|saisons? d[e']\s?(?:ete|hiver)|outono|zomer|herfst|lente|voorjaar|najaar|wiosna|lato|jesien|zima|(?:winter|sommer)?saison|h[oø]st(?:en)?|varen|sommeren|vinteren|hosttermin\p{L}*|varttermin\p{L}*|efterar(?:et)?|forar(?:et)?|vinter|syksy|kevat|kesa|talvi|podzim|jaro|jesen|jar|estati|kesat|kesaisin|talvet|somrar(?:na)?|somren?e|zomers|lata|leta?|nyarak|nyaron|veri|school holidays|летом|літом|влітку|καλοκαιρια|yazlari|seasons?|easter|paques|pasen|ostern|rentree|toamna|primavara|vara|iarna|осень|весна|лето|осінь|літо|φθινοπωρο|καλοκαιρι|ανοιξη|sonbahar|ilkbahar|yaz|christmas|noel|ws|ss|wise|sose|(?:summer|spring|fall) (?:term|semester)|q[1-4]|h[12])[,\s/'’-]+(?:de(?:l)?\s|of\s|von\s)?$/u;

const usDate = new RegExp(`(?<!\\d)(?:${month})/(?:1[3-9]|2\\d|3[01])/(?:${year})(?!\\d)`, 'u');

/** A date as precise as written, `YYYY`, `YYYY-MM` or `YYYY-MM-DD`, and its position in the text. */
export interface Point {
  index: number;
  end: number;
  value: string;
}

/**
 * Polish "2019 r.", Russian "2019 г.", Ukrainian "2019 року": the word for year, or its abbreviation. In Hungarian a full stop follows a
 * year, and the month after it; "from" and "until" are ends of a date: "2016-tól 2020-ig".
 */
const wordOfYear =
  /^(?:-(?:j?[ae])?(?:tol|ig)(?!\p{L})|\s?(?:r\.|гг?\.|года?|году|рр?\.|роки|року|рік)(?![\p{L}\d])|\.(?=\s?[–—-]))/u;

const romanMonths = ['i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii', 'ix', 'x', 'xi', 'xii'];

export const pad = (digits: string) => digits.padStart(2, '0');

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
  if (g.huY) return { ...at, value: join(g.huY, g.huM, g.huD) };
  if (g.cellY) return { ...at, value: join(g.cellY, g.cellM) };
  if (g.eraN) {
    const first = { 令和: 2019, r: 2019, 平成: 1989, h: 1989, 昭和: 1926, s: 1926 }[g.eraN] ?? 0;
    return { ...at, value: join(String(first - 1 + (g.eraY === '元' ? 1 : Number(g.eraY))), g.eraM) };
  }
  if (g.rocY) return { ...at, value: join(String(1911 + Number(g.rocY)), g.rocM) };
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
  const twoDigits = g.yyY ?? g.zzY;
  if (twoDigits) {
    const year = `${Number(twoDigits) > 60 ? 19 : 20}${twoDigits}`;
    const numbered = g.yyM ?? g.zzM;
    return numbered ? { ...at, value: join(year, numbered) } : named(g.yyN ?? g.zzN ?? '', year);
  }
  if (g.shortY) return { ...at, value: `${Number(g.shortY) > 60 ? 19 : 20}${g.shortY}` };
  if (g.mqM && g.mqY) return named(g.mqM, `${Number(g.mqY) > 60 ? 19 : 20}${g.mqY}`);
  if (g.rmY && g.rmM) return { ...at, value: join(g.rmY, String(romanMonths.indexOf(g.rmM) + 1)) };
  if (g.ynY && g.ynM)
    return named(g.ynM, g.ynY, g.ynD) ?? { index: at.index, end: at.index + 4, value: g.ynY };
  return g.y ? { ...at, value: g.y } : null;
};

const withSeason = (text: string, point: Point): Point => {
  const named =
    point.value.length === 4 && season.exec(text.slice(Math.max(0, point.index - 24), point.index));
  return named ? { ...point, index: point.index - named[0].length } : point;
};

/** The dates of a folded text, in order. */
export const findPoints = (text: string): Point[] => {
  const points: Point[] = [];
  // One date such as 06/15/2018 shows the order of day and month for its whole line.
  const american = usDate.test(text);
  pointPattern.lastIndex = 0;
  for (let match = pointPattern.exec(text); match; match = pointPattern.exec(text)) {
    const found = toPoint(match, american);
    // "2010.04.: …": a full stop after a month that follows its year.
    const isDotted = /^\d{4}\.\s?\d/.test(match[0]) && /^\.(?!\d)/.test(text.slice(found?.end));
    const ofYear =
      found && isDotted ? 1 : found && wordOfYear.exec(text.slice(found.end, found.end + 8))?.[0].length;
    if (found) points.push(withSeason(text, { ...found, end: found.end + (ofYear || 0) }));
    // "Engineer" of "Engineer 05-2018" is no month: the search continues at the digits, where the date begins.
    pointPattern.lastIndex = found?.end ?? match.index + Math.max(1, match[0].search(/\d/));
  }
  return points;
};
