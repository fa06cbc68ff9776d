import { readCurrency } from './read-currency.ts';
import { type ReadSalary, salaryOf } from './read-salary.ts';
import { readPeriod } from './read-words.ts';

const number = String.raw`\d{1,3}(?:[.,' \u00a0\u202f]\d{3}){1,3}(?:[.,]\d{1,2})?|\d{1,9}(?:[.,]\d{1,2})?`;
const currency = String.raw`US\$|CA\$|AU\$|NZ\$|HK\$|R\$|C\$|A\$|S\$|[$€£₹₺₪₩₴]|zł|Kč|[A-Z]{3}`;
const sum = (at: string) =>
  String.raw`(?<before${at}>${currency})?\s?(?<number${at}>${number})\s?(?<thousand${at}>k(?![\p{L}]))?\s?(?<after${at}>${currency})?`;
/** One sum, or two with a word or a dash between them. The numbers must be complete. */
const range = new RegExp(
  String.raw`(?<![\d\p{L}.,])${sum('1')}(?:\s?(?:-|–|—|to|bis|à|a|y|and|und|et|hasta|tot|do)\s?${sum('2')})?(?![\d%])`,
  'gu',
);

/**
 * Reads the salary from a line about pay. The line must have exactly one sum or range, one currency and one period;
 * otherwise a line with money is unclear, and a line without money has no salary.
 */
export function readSalaryText(line: string, country: string | null): ReadSalary {
  const text = line.slice(0, 300);
  const found = [...text.matchAll(range)].flatMap(({ groups = {} }) => {
    const currencies = [groups.before1, groups.after1, groups.before2, groups.after2].map((one) =>
      readCurrency(one, country),
    );
    const named = [...new Set(currencies.filter((one) => one !== null))];
    return named.length > 0 ? [{ groups, named }] : [];
  });
  const [only, ...others] = found;
  if (!only) return { salary: {}, warnings: /[$€£₹]\s?\d|\d\s?[$€£₹]/.test(text) ? ['salary_unclear'] : [] };
  const period = readPeriod(text.replaceAll('/', ' per '));
  if (others.length > 0 || only.named.length > 1 || period === null)
    return { salary: {}, warnings: ['salary_unclear'] };

  const { number1, thousand1, number2, thousand2 } = only.groups;
  // "40–50k" means both.
  const low = `${number1}${thousand1 ?? (number2 === undefined ? '' : thousand2) ?? ''}`;
  const high = number2 === undefined ? low : `${number2}${thousand2 ?? ''}`;
  return salaryOf({ min: low, max: high, currency: only.named[0], period }, country);
}
