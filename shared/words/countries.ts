import { fold } from './fold.ts';
import { readLanguages } from './languages/read-languages.ts';
import { once } from './once.ts';

const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
/** Two-letter codes of today's countries: the locale data also has the former codes FX for France and DY for Benin. */
const currentCodes = () =>
  letters
    .flatMap((first) => letters.map((second) => first + second))
    .filter((code) => new Intl.Locale(`und-${code}`).region === code);

/** Every name of every country in all languages that are read, from the platform's locale data, folded, to its ISO code. */
const countryCodes = once(() => {
  const codes = new Map<string, string>();
  for (const language of readLanguages) {
    const names = new Intl.DisplayNames(language, { type: 'region', fallback: 'none' });
    for (const code of currentCodes()) {
      const name = names.of(code);
      if (name && !['EU', 'EZ', 'UN', 'ZZ', 'XA', 'XB', 'QO'].includes(code)) codes.set(fold(name), code);
    }
  }
  const common = {
    usa: 'US',
    us: 'US',
    uk: 'GB',
    england: 'GB',
    scotland: 'GB',
    wales: 'GB',
    'northern ireland': 'GB',
    holland: 'NL',
    turkey: 'TR',
    'czech republic': 'CZ',
    korea: 'KR',
    russia: 'RU',
    рф: 'RU',
    'российская федерация': 'RU',
    белоруссия: 'BY',
    ελλαδα: 'GR',
    uae: 'AE',
    'united states of america': 'US',
    'estados unidos da america': 'US',
    brd: 'DE',
    schweiz: 'CH',
  };
  for (const [name, code] of Object.entries(common)) codes.set(name, code);
  return codes;
});

const isoCodes = once(() => new Set(countryCodes().values()));
/** Whether a text is a country's code by ISO 3166-1, in capitals. */
export const isCountryCode = (text: string): boolean => isoCodes().has(text);

/** The code of a country by one of its names; null for any other text. */
export const countryCode = (name: string): string | null =>
  countryCodes().get(fold(name).replace(/[.]/g, '').trim()) ?? null;
