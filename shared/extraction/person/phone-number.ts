import { type CountryCode, isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/min';
import type { Profile } from '../../contracts/profile.ts';
import { countryOfCity } from '../../words/city-names.ts';
import { languages } from '../../words/languages/more-languages.ts';

/** The most likely country of a number without a country code, if the CV names none. */
const countryOfLanguage: Record<string, string> = {
  en: 'US',
  de: 'DE',
  fr: 'FR',
  es: 'ES',
  it: 'IT',
  pt: 'BR',
  nl: 'NL',
  pl: 'PL',
  ja: 'JP',
  ...Object.fromEntries(Object.values(languages).map(({ code, country }) => [code, country])),
};

/** The country in which numbers without a country code are dialled. */
export const diallingCountry = (
  location: Profile['basics']['location'],
  language: string | null,
): string | null =>
  location?.country_code ?? countryOfCity(location?.city ?? '') ?? countryOfLanguage[language ?? ''] ?? null;

export const regionOf = (country: string | null): CountryCode | undefined =>
  country && isSupportedCountry(country) ? country : undefined;

/** The same for a number of a person who lives there and whose CV has this language. */
export const readNumber = (raw: string, location: Profile['basics']['location'], language: string | null) =>
  dialled(raw, diallingCountry(location, language));

/** The number in the form E.164, and its country, where the number or the country allows it. */
export function dialled(
  raw: string,
  country: string | null,
): { e164: string | null; country_code: string | null } {
  const parsed = parsePhoneNumberFromString(raw.replace(/^00/, '+'), regionOf(country));
  const possible = parsed?.isPossible() ? parsed : null;
  return { e164: possible?.number ?? null, country_code: possible?.country ?? null };
}
