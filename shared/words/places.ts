import { countryOfCity } from './city-names.ts';
import { countryCode, isCountryCode } from './countries.ts';
import { easternPlaceScore } from './eastern-places.ts';
import { companyScore } from './employer-words.ts';
import { fold } from './fold.ts';
import { regionNames, regions } from './regions.ts';
import { titleScore } from './role-words.ts';
import { hasDoor, isStreet, isStreetOrDoor, isSurelyStreet } from './streets.ts';

export interface Place {
  raw: string;
  city: string | null;
  region: string | null;
  postal_code: string | null;
  country_code: string | null;
}

const codes = [
  '[A-Z]{1,2}\\d[A-Z\\d]? ?\\d[A-Z]{2}',
  '[A-Z]\\d[A-Z] ?\\d[A-Z]\\d',
  '\\d{4} ?[A-Z]{2}',
  // "H91 X0X0": Ireland.
  '(?:[AC-FHKNPRTV-Y]\\d{2}|D6W) ?[AC-FHKNPRTV-Y][AC-FHKNPRTV-Y\\d]{3}(?=\\s*(?:$|,))',
  '\\d{6}(?=,?\\s\\p{Script=Cyrillic})',
  ...['\\d{5}-\\d{3}', '\\d{2}-\\d{3}', '\\d{3}-\\d{4}', '\\d{4}-\\d{3}'],
  // "506 30 Borås": the code of Sweden, Czechia, Slovakia and Greece.
  '\\d{3} \\d{2}(?= \\p{Lu}\\p{Ll})',
  ...['(?<=\\p{L}\\s)\\d{6}', '\\d{5}(?:-\\d{4})?', '\\d{4}'],
  // "London SE15": the first half of a British code.
  '(?<=\\p{Ll}{2},? )[A-Z]{1,2}\\d{1,2}[A-Z]?(?=\\s*(?:$|,))',
];
const postal = new RegExp(`(?<![\\d\\p{L}#])(?:${codes.join('|')})(?![\\d\\p{L}])`, 'u');
const postalCodes = new RegExp(postal, 'gu');
const nameLike = /^[\p{Lu}\p{Lo}][\p{L}'’.]*(?:-[\p{L}'’.()-]*)?(?: (?:[\p{L}'’.()-]+|&)){0,4}$/u;

const isRegion = (name: string) =>
  regions.has(name.replaceAll('.', '')) ||
  regionNames.has(fold(name)) ||
  /^\p{Lu}[\p{L} ]+ (?:State|Province|County|[Оо]бласть|[Кк]рай|обл\.|район)$|^(?:Республика|АР) \p{Lu}\p{L}+$|^(?:Co\.?|County) \p{Lu}\p{Ll}+$/u.test(
    name,
  );

const isKnown = (name: string) => countryCode(name) !== null || isCountryCode(name) || isRegion(name);

/** A city of the list, also as "Belo Horizonte/MG" or "Springfield, IL" without its comma. */
const isCity = (name: string) => {
  const [, city, region] = /^(.+?)(?:\/|\s-\s|\s\(|\s)([A-Z]{2,3})\)?$/u.exec(name) ?? [];
  return (
    countryOfCity(name) !== null ||
    (city && region && regions.has(region) ? countryOfCity(city) !== null : false)
  );
};
const isKnownPlace = (name: string) => countryCode(name) !== null || isCity(name);

/** "Vila Velha/ES" and "La Tuque (Québec)" with the region as a separate part. */
const regionsApart = (text: string) =>
  text.replace(/\/([A-Z]{2})(?!\p{L})|\s\(([\p{L} -]{4,})\)/gu, (found, code?: string, name?: string) =>
    isKnown(code ?? name ?? '') ? `, ${code ?? name}` : found,
  );

/** "г. Казань", "м. Львів", "смт Гребінка": the kind of a town before its name. */
const kindOfTown = /^(?:(?:г|м|гор|пос|с|дер|ст)\.\s?|(?:город|місто|пгт|смт|село|посёлок)\.?\s)(?=\p{Lu})/u;

const partsOf = (text: string) =>
  text
    .split(/[,，、]\s*|\s[–—-]\s/)
    .map((part) => part.trim().replace(kindOfTown, ''))
    .filter(Boolean);

/**
 * How certainly a text is a place: 1 for one city and a country or region; 0.6 for a country or a postal code with a
 * name, or a city of the list; 0.5 for several names before the country; 0 otherwise. A city that is not in the list
 * cannot be distinguished from any other name.
 */
export const placeScore = (text: string): number => {
  // "Villeurbanne (69)", "Monza (MB)": the department or province of a town.
  if (/^\p{Lu}[\p{L}'’ -]{2,30} \((?:\d[\dAB]\d?|[A-Z]{2})\)$/u.test(text.trim())) return 0.6;
  const trimmed = regionsApart(text.trim())
    .replace(/\s\(\p{L}{4,}\)/u, '')
    .replace(/(?<![.,;])[.,;]+$/, '');
  if (
    trimmed.length < 2 ||
    trimmed.length > 90 ||
    /[@:|•]|\d{7}|(?<!\p{L} )\d{6}|\p{L}{3}\/\p{L}{3}/u.test(trimmed)
  )
    return 0;
  if (/^(?:remote|hybrid|on-?site|teletrabajo)(?:\s*\(.*\))?$/i.test(trimmed)) return 0.6;
  // "м. Калуш": a town, also one that no list has.
  if (kindOfTown.test(trimmed) && nameLike.test(trimmed.replace(kindOfTown, ''))) return 0.6;
  const eastern = easternPlaceScore(trimmed);
  if (eastern > 0) return eastern;
  const parts = partsOf(trimmed);
  if (parts.length > 5 || parts.some((part) => part.split(' ').length > 6)) return 0;
  const names = parts.map((part) => part.replace(postal, '').trim()).filter(Boolean);
  const last = names.at(-1) ?? '';
  if (parts.length === 1 && last.length > 2 && !postal.test(trimmed) && isKnownPlace(last)) return 0.6;
  const others = names.filter((name) => !isStreet(name) && !isKnown(name));
  if (!others.every((name) => nameLike.test(name))) return 0;
  // "Independence, MO 64050": a state and its code leave no doubt.
  const hasCodeAndRegion = postal.test(trimmed) && isRegion(last);
  if (!hasCodeAndRegion && others.some((name) => titleScore(name) >= 1)) return 0;
  if (parts.length > 1 && others.some((name) => companyScore(name) >= 1)) return isKnownPlace(last) ? 0.5 : 0;
  // "Vantage Foods, New York": the name before a city need not be a place.
  if (parts.length > 1 && isCity(last))
    return others.every((name) => name === last || isCity(name)) ? 0.8 : 0.5;
  if (parts.length > 1 && isKnown(last)) return others.length < 2 ? 1 : 0.5;
  return postal.test(trimmed) && /\p{L}{3}/u.test(trimmed) ? 0.6 : 0;
};

/** "Skaraborgsvägen 40", "8 Caversham Glen": a name and the number of a house. */
const isNumbered = (street: string) =>
  /^(?:\p{Lu}[\p{L}.'’ -]{3,40} \d{1,4}(?:[-/]\d{1,3})? ?(?:[a-zA-Z]|bis|ter)?|\d{1,4}[a-zA-Z]? \p{Lu}[\p{L}.'’ -]{3,40})(?:,|$)/u.test(
    street,
  );
const hasCode = (part = '') => postal.test(part);

/** In characters, with the name of a region. */
const longestAddress = 200;

/**
 * How certainly a text is a postal address: 0.7 for a street with a number before a city, 0.8 if there is also a postal
 * code or a known city, region or country, 0 otherwise. After a street the city need not be in the list. A number alone
 * is no street: "Ranked No. 1, Sales".
 */
export const addressScore = (text: string): number => {
  if (text.length > longestAddress) return 0;
  // "29640 Fuengirola (Málaga)": the province of a town.
  const trimmed = regionsApart(text.trim())
    .replace(/(?<=\d{4,5} [\p{L} -]{3,30})\s\(\p{Lu}[\p{L} -]{2,20}\)$/u, '')
    .replace(/(?<![.,;])[.,;]+$/, '');
  const parts = partsOf(trimmed);
  if (trimmed.length > 110 || parts.length > 7 || /[@:|•]/.test(trimmed)) return 0;
  // A town with its code is no role, whatever its name: "30171 Mestre".
  const isRole = (part: string) => titleScore(part) >= 1 && !postal.test(part);
  if (parts.some((part) => part.split(' ').length > 6 || isRole(part))) return 0;
  // "lgh 1203" has no code, because no name is left of it.
  const names = parts.map((part) => {
    const rest = part.replace(postal, '').trim();
    return /^\p{Ll}+$/u.test(rest) ? part : rest;
  });
  const streetsEnd = names.findLastIndex(isStreetOrDoor) + 1;
  const towns = names.slice(streetsEnd).filter(Boolean);
  const street = parts.slice(0, streetsEnd).join(', ');
  // "г. Казань, ул. Баумана, д. 12": the town comes first.
  const [town = '', ...streets] = names.filter((name) => name && !/^\d{6}$/.test(name));
  if (towns.length === 0 && streets.length > 0 && isCity(town) && streets.every(isStreetOrDoor)) return 0.8;
  if (towns.length === 0 || !towns.every((name) => isKnown(name) || nameLike.test(name))) return 0;
  // "Studentenwerk, Am Wehr 3, 00754 Bad Senne": a name and a number before the code.
  const isBeforeCode = isNumbered(parts[streetsEnd - 1] ?? '') && hasCode(parts[streetsEnd]);
  if (postal.test(trimmed) || towns.some((name) => isKnown(name) || isCity(name)))
    return isSurelyStreet(street) || hasDoor(street) || isBeforeCode ? 0.8 : 0;
  return isSurelyStreet(street) ? 0.7 : 0;
};

/**
 * Whether a text looks like a place, for example "Berlin, Germany", even if the country is unknown. Use it only where a
 * place is expected.
 */
export const looksLikePlace = (text: string) => {
  const tail = /^(\p{Lu}[\p{L} .'-]{2,30}) ([A-Z]{2,3})$/u.exec(text.trim());
  if (tail?.[2] && (regions.has(tail[2]) || isCountryCode(tail[2]))) return true;
  const parts = text.trim().split(/,\s*/);
  return parts.length === 2 && parts.every((part) => nameLike.test(part) && part.length < 30);
};

/** The city, region, postal code and country of an address, each only when it is recognized. */
export const parsePlace = (raw: string): Place => {
  // The house number is before the postal code, so the last match counts.
  const postalCode = raw.match(postalCodes)?.at(-1) ?? null;
  const parts = partsOf(regionsApart(raw))
    .map((part) => part.replace(postal, '').trim())
    .filter(Boolean);
  const country = parts.length > 0 ? countryCode(parts.at(-1) ?? '') : null;
  const region = parts.find((part, i) => i > 0 && isRegion(part)) ?? null;
  const rest = parts.filter(
    (part, i) => part !== region && !(country && i === parts.length - 1) && !isStreetOrDoor(part),
  );
  const stateOfUs = region && /^[A-Z]{2}$/.test(region) && postalCode && /^\d{5}/.test(postalCode);
  return {
    raw,
    city: rest.at(-1) ?? null,
    region,
    postal_code: postalCode,
    country_code: country ?? (stateOfUs ? 'US' : null),
  };
};
