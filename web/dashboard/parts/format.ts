/** Dates, numbers and money as people of the chosen language write them. */
const language = () => document.documentElement.lang || 'en';

const made = new Map<string, Intl.DateTimeFormat | Intl.NumberFormat | Intl.RelativeTimeFormat>();
function once<Format extends Intl.DateTimeFormat | Intl.NumberFormat | Intl.RelativeTimeFormat>(
  name: string,
  make: () => Format,
): Format {
  const format = (made.get(name) as Format | undefined) ?? make();
  made.set(name, format);
  return format;
}

export const formatDate = (iso: string): string =>
  once('date', () => new Intl.DateTimeFormat(language(), { dateStyle: 'medium' })).format(new Date(iso));
export const formatDateTime = (iso: string): string =>
  once('time', () => new Intl.DateTimeFormat(language(), { dateStyle: 'medium', timeStyle: 'short' })).format(
    new Date(iso),
  );
export const formatHour = (date: Date): string =>
  once('hour', () => new Intl.DateTimeFormat(language(), { hour: '2-digit', minute: '2-digit' })).format(
    date,
  );
export const formatDay = (date: string): string =>
  once(
    'day',
    () => new Intl.DateTimeFormat(language(), { day: 'numeric', month: 'short', timeZone: 'UTC' }),
  ).format(new Date(date));
/** A date that no zone shifts, such as an answer in a form. */
export const formatFullDay = (date: string): string =>
  once(
    'full day',
    () => new Intl.DateTimeFormat(language(), { dateStyle: 'medium', timeZone: 'UTC' }),
  ).format(new Date(date));
/** A date of a CV, as precise as it is there: `2020-03` is "Mar 2020". */
export function formatPartial(date: string): string {
  if (date.length === 4) return date;
  return once(
    'month',
    () => new Intl.DateTimeFormat(language(), { month: 'short', year: 'numeric', timeZone: 'UTC' }),
  ).format(new Date(date.slice(0, 7)));
}
export const formatNumber = (number: number): string =>
  once('number', () => new Intl.NumberFormat(language())).format(number);
export const formatPercent = (share: number): string =>
  once(
    'percent',
    () => new Intl.NumberFormat(language(), { style: 'percent', maximumFractionDigits: 0 }),
  ).format(share);
export const formatMoney = (amount: number, currency: string): string =>
  new Intl.NumberFormat(language(), { style: 'currency', currency, maximumFractionDigits: 0 }).format(amount);

const units: [Intl.RelativeTimeFormatUnit, number][] = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
];

/** How long ago: "3 days ago", "just now" as "this minute". */
export function formatAgo(iso: string, now = Date.now()): string {
  const format = once('ago', () => new Intl.RelativeTimeFormat(language(), { numeric: 'auto' }));
  const passed = Date.parse(iso) - now;
  const [unit, size] = units.find(([, ms]) => Math.abs(passed) >= ms) ?? ['minute', 60_000];
  return format.format(Math.round(passed / size), unit);
}

/** Whole days since an instant. */
export const daysSince = (iso: string, now = Date.now()): number =>
  Math.max(0, Math.floor((now - Date.parse(iso)) / 86_400_000));

/** A place in one line: as it was entered, or its known parts. */
export function lineOfPlace(
  place: {
    raw: string | null;
    city: string | null;
    region: string | null;
    country_code: string | null;
  } | null,
): string | null {
  if (!place) return null;
  return place.raw ?? ([place.city, place.region, place.country_code].filter(Boolean).join(', ') || null);
}
