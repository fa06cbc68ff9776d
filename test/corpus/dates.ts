import type { Language } from './persona.ts';
import { words } from './wording.ts';

export type DateStyle = 'long' | 'short' | 'numeric' | 'iso' | 'year';

/** A date of a persona (YYYY-MM, YYYY or `present`) as a CV of that language and style writes it. */
export const writeDate = (date: string, style: DateStyle, language: Language, variant: number): string => {
  const { months, shortMonths, present } = words[language];
  if (date === 'present') return present[variant % present.length] ?? '';
  const [year = '', month] = date.split('-');
  if (!month || style === 'year') return language === 'ja' ? `${year}年` : year;
  const name = (names: string) => names.split(' ')[Number(month) - 1] ?? '';
  if (style === 'numeric') return language === 'ja' ? `${year}/${month}` : `${month}/${year}`;
  if (style === 'iso')
    return language === 'pl' || language === 'ja' ? `${year}.${month}` : `${year}-${month}`;
  if (language === 'ja') return `${year}年${name(months)}`;
  return `${name(style === 'long' ? months : shortMonths)} ${year}`;
};

/** Both ends as written; a lone end stands alone. */
export const writeRange = (
  { start, end }: { start: string | null; end: string | null },
  {
    style,
    separator,
    language,
    variant,
  }: { style: DateStyle; separator: string; language: Language; variant: number },
): string =>
  [start, end]
    .filter((date): date is string => date !== null)
    .map((date) => writeDate(date, style, language, variant))
    .join(separator);

/** How much of a date is left once that style has written it. */
export const shownDate = (date: string | null, style: DateStyle): string | null =>
  style === 'year' && date !== 'present' ? (date?.slice(0, 4) ?? null) : date;
