const grouped = /^\d{1,3}(?:[.,' ]\d{3})+(?:[.,]\d{1,2})?$/;
const decimal = /^\d{1,12}(?:[.,]\d{1,2})?$/;

/** The largest amount in a job. */
const maxAmount = 1e12;

/**
 * A sum of money as a number: `52000`, `"52,000.50"`, `"52.000,50"`, `"€ 52 000"`, `"52k"`. Null for zero, for a text
 * that is not a single sum, and for one that is ambiguous between countries.
 */
export function readAmount(value: unknown): number | null {
  if (typeof value === 'number') return inRange(value);
  if (typeof value !== 'string' || value.length > 40) return null;
  const [, digits = '', thousand] =
    /^[^\d–—−-]{0,4}?\s*(\d[\d.,' ]*?)\s*(k)?\s*[^\d.,]{0,5}$/i.exec(
      value
        .replace(/[\s\u00a0\u202f]+/g, ' ')
        .replaceAll('’', "'")
        .replace(/[.,][-–—]+$/, '')
        .trim(),
    ) ?? [];
  const number = parseDigits(digits);
  return number === null ? null : inRange(thousand ? number * 1000 : number);
}

function parseDigits(digits: string): number | null {
  if (grouped.test(digits)) {
    const separator = digits.match(/[.,' ]/)?.[0] ?? '';
    const [whole = '', fraction = ''] = splitFraction(digits, separator);
    // One kind of mark separates thousands; the other, if present, the cents.
    return /[.,]/.test(whole.replaceAll(separator, ''))
      ? null
      : Number(`${whole.replaceAll(separator, '')}.${fraction || '0'}`);
  }
  return decimal.test(digits) ? Number(digits.replace(',', '.')) : null;
}

function splitFraction(digits: string, separator: string): string[] {
  const mark = separator === '.' ? ',' : '.';
  const at = digits.lastIndexOf(mark);
  const behindComma = separator === ' ' || separator === "'" ? digits.lastIndexOf(',') : -1;
  const cut = Math.max(at, behindComma);
  return cut < 0 || digits.length - cut > 3 ? [digits] : [digits.slice(0, cut), digits.slice(cut + 1)];
}

const inRange = (value: number) =>
  Number.isFinite(value) && value > 0 && value <= maxAmount ? Math.round(value * 100) / 100 : null;
