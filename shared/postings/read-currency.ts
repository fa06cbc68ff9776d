/** Signs that mean one currency everywhere. `$`, `¥` and `kr` are ambiguous and therefore absent. */
const signs: Record<string, string> = {
  '€': 'EUR',
  '£': 'GBP',
  '₹': 'INR',
  zł: 'PLN',
  '₺': 'TRY',
  '₪': 'ILS',
  '₩': 'KRW',
  '₴': 'UAH',
  Kč: 'CZK',
  US$: 'USD',
  CA$: 'CAD',
  C$: 'CAD',
  AU$: 'AUD',
  A$: 'AUD',
  NZ$: 'NZD',
  R$: 'BRL',
  S$: 'SGD',
  HK$: 'HKD',
};
const dollars: Record<string, string> = { US: 'USD', CA: 'CAD', AU: 'AUD', NZ: 'NZD', SG: 'SGD', HK: 'HKD' };
const codes = new Set(Intl.supportedValuesOf('currency'));

/**
 * ISO 4217 of a code or a sign; a `$` alone depends on the country (ISO 3166) of the job. Null when it is not certain.
 */
export function readCurrency(text: unknown, country: string | null = null): string | null {
  if (typeof text !== 'string') return null;
  const trimmed = text.trim();
  if (trimmed === '$') return (country && dollars[country]) ?? null;
  const code = trimmed.toUpperCase();
  return codes.has(code) ? code : (signs[trimmed] ?? null);
}
