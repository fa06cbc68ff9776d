import type { ImportWarning } from '../contracts/job-import.ts';
import { nowhere } from '../domain/places.ts';
import { countryCode } from '../words/countries.ts';
import { once } from '../words/once.ts';
import { parsePlace } from '../words/places.ts';
import type { Location } from './findings.ts';
import { isNode, list, type SchemaNode, textIn, textsIn } from './schema-node.ts';

const noPlace: Location = { ...nowhere, is_primary: false };

export interface ReadPlaces {
  locations: Location[];
  warnings: ImportWarning[];
}

/** ISO 3166 of a code or of a country's name in nine languages; null for any other text. */
export function readCountry(value: unknown): string | null {
  const text = textIn(value)?.replace(/\.$/, '') ?? null;
  return text === null || text.length > 60 ? null : (countryCode(text) ?? knownCode(text));
}

const regionNames = once(() => new Intl.DisplayNames('en', { type: 'region', fallback: 'none' }));
function knownCode(text: string): string | null {
  if (!/^[a-z]{2}$/i.test(text)) return null;
  const code = new Intl.Locale(`und-${text}`).region ?? '';
  return regionNames().of(code) === undefined ? null : code;
}

/** The places of schema.org: Place with a PostalAddress, an address alone, or a text. */
export function readPlaces(value: unknown): ReadPlaces {
  const found = list(value).map((place) =>
    isNode(place) ? readAddress(place) : readPlaceText(textIn(place) ?? ''),
  );
  return mergePlaces(found);
}

/** Merges several lists without duplicates; the first place is primary. */
export function mergePlaces(found: (Location | null)[]): ReadPlaces {
  const distinct = new Map<string, Location>();
  for (const location of found) if (location) distinct.set(JSON.stringify(location), location);
  const locations = [...distinct.values()].slice(0, 50);
  const isUnclear = found.includes(null) || locations.some((one) => one.country_code === null);
  return {
    locations: locations.map((location, index) => ({ ...location, is_primary: index === 0 })),
    warnings: isUnclear ? ['location_unclear'] : [],
  };
}

function readAddress(place: SchemaNode): Location | null {
  const [address = place] = list(place.address);
  if (!isNode(address)) return readPlaceText(textIn(address) ?? '');
  const location: Location = {
    ...noPlace,
    name: address === place ? null : short(place.name, 200),
    street: short(address.streetAddress, 200),
    postal_code: short(address.postalCode, 20),
    city: short(address.addressLocality, 200),
    region: short(address.addressRegion, 200),
    country_code: readCountry(address.addressCountry),
  };
  const { city, region, country_code } = location;
  if (city ?? region ?? country_code ?? location.postal_code ?? location.street) return location;
  const text = textIn(place.name);
  return text === null ? null : readPlaceText(text);
}

/** `Berlin, Germany`, `New York, NY`; a name alone may be a site or a city and is stored unchanged. */
export function readPlaceText(text: string): Location | null {
  const words = text.replace(/\s+/g, ' ').trim();
  if (words === '' || words.length > 120) return null;
  const { city, region, postal_code, country_code } = parsePlace(words);
  const isCertain = region !== null || country_code !== null || postal_code !== null;
  if (!isCertain) return { ...noPlace, name: words };
  return { ...noPlace, city, region, postal_code, country_code };
}

/** The regions in which a remote worker may live: countries as codes, other areas by name. */
export function readRegions(value: unknown): string[] {
  const regions = textsIn(value).map((name) => readCountry(name) ?? name.replace(/\s+/g, ' '));
  return [...new Set(regions.filter((name) => name.length <= 100))];
}

/** A placeholder such as `-` or `n/a` and a text that is too long are no facts. */
function short(value: unknown, maxLength: number): string | null {
  const text = textsIn(value).join(', ').replace(/\s+/g, ' ');
  return text.length <= maxLength &&
    /[\p{L}\p{N}]/u.test(text) &&
    !/^(n\/?a|none|null|undefined)$/i.test(text)
    ? text
    : null;
}
