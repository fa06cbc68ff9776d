import { type CountryCode, parsePhoneNumberFromString } from 'libphonenumber-js/min';
import type { Profile } from '../../contracts/profile.ts';
import { phoneLabels } from '../../words/cv-labels.ts';
import { findDates } from '../../words/dates.ts';
import type { Line } from '../document.ts';
import { dialled, regionOf } from './phone-number.ts';

type Phone = Profile['basics']['phones'][number] & { line: Line };

const phoneLike = /(?<![\p{L}\d./@_#=-])(?:\+|00)?\(?\d[\d \u00a0().\-/–]{5,22}\d(?![\p{L}\d@_])/gu;
const label = new RegExp(`(?<!\\p{L})(?:${phoneLabels})\\.?\\s*[:：]?\\s*$`, 'iu');

/** "P.O. Box 555-40100", "Postfach 10 20 30": a number that no phone rings at. */
const boxBefore = /(?<!\p{L})(?:box|postfach|postbus|b\.?p|c\.?p)\.?\s*$/iu;
/** "C.C. 1.000.555.012", "PESEL 76041512345", "CPF: 012.345.678-90": numbers of identity papers, of taxes and of insurances, right after their label. */
const identityBefore = new RegExp(
  [
    '(?<!\\p{L})(?:c[ée]dula|documento|d\\.?n\\.?i|nif|nie|c\\.c|cpf|rg|curp|rfc|cuil|cuit|rut|pesel|nip|bsn|personnummer|ahv|svnr',
    'passport|reisepass|pasaporte|passeport|passaporto|passaporte|personalausweis',
    'sozialversicherungs\\p{L}+|steuer\\p{L}+|codice fiscale|matr[ií]cula|tarjeta profesional',
    'licen[cs]e|registration|national insurance|social security|id (?:card|no|number)|identity',
    'dow[oó]d\\p{L}*|rijksregister\\p{L}*|身份证|身分證|マイナンバー)(?!\\p{L})[^\\d|·•,;]{0,40}$',
  ].join('|'),
  'iu',
);
/** "+31 6 5550 1927", "0152 5550 1947" end like a year; after a complete number, four such digits are a year. */
const dialledBefore = /\+[\d ().-]{5,12}\d\s$|(?:^|[\s:])0\d{1,4}\s(?!(?:19|20)\d\d)\d{3,4}\s$/;

/** Periods such as "2012 - 2014" look like numbers to dial: they are blanked out before the search. */
const maskDates = (text: string) => {
  let masked = text;
  for (const { index, length } of findDates(text)) {
    const found = text.slice(index, index + length);
    const endsNumber =
      /^\d{4}$/.test(found) && dialledBefore.test(text.slice(Math.max(0, index - 15), index));
    const isLastGroup = /(?:^|[\s:：(])0\d{1,4}[-‐]\d{2,4}[-‐]$/.test(
      text.slice(Math.max(0, index - 12), index),
    );
    if (/^\+|\d{5,}/.test(found) || endsNumber || isLastGroup) continue;
    masked =
      masked.slice(0, index) + ' '.repeat(length).replaceAll(' ', '\u0001') + masked.slice(index + length);
  }
  return masked;
};

/** "06 39 98 01 18 69003": where a number is too long, and possible without its last group, that group is a postal code. */
const withoutPostalCode = (raw: string, region: CountryCode | undefined) => {
  const shorter = /^(.{7,}\d)\s\d{4,6}$/.exec(raw)?.[1];
  const possible = (text: string) => parsePhoneNumberFromString(text, region)?.isPossible() ?? false;
  return shorter && !possible(raw) && possible(shorter) ? shorter : raw;
};

/** More numbers than any CV has. */
const mostPhones = 50;

/** "943 055 017 / 622 055 190" is two numbers, "0341 / 555 0118" is one: the stroke between whole numbers is blanked out. */
const strokesApart = (text: string) =>
  text.replace(/(?<=\d[\d .()-]{6,18}\d)\s[/–]\s(?=\+?\(?\d[\d .()-]{6,18}\d)/g, ' \u0001 ');

/** Phone numbers of the given lines, international form where the number or the country allows it. */
export const findPhones = (lines: readonly Line[], country: string | null): Phone[] => {
  const region = regionOf(country);
  const phones: Phone[] = [];
  for (const line of lines) {
    // Each number is compared with those before it; a hostile text has thousands.
    if (phones.length >= mostPhones) break;
    for (const match of strokesApart(maskDates(line.text)).matchAll(phoneLike)) {
      const raw = withoutPostalCode(match[0].trim(), region);
      const digits = raw.replace(/\D/g, '');
      // "196/2003" is an act of parliament, "30140-120" a Brazilian postal code.
      if (digits.length < 7 || digits.length > 15 || /^\d{2,4}\/(?:19|20)\d{2}$|^\d{5}-\d{3}$/.test(raw))
        continue;
      const before = line.text.slice(0, match.index);
      if (boxBefore.test(before)) continue;
      const labelled = label.test(before);
      if (!labelled && identityBefore.test(before)) continue;
      const parsed = parsePhoneNumberFromString(raw.replace(/^00/, '+'), region);
      const grouped = /[\s().\-/]/.test(raw) || /^[+0]/.test(raw);
      if (!parsed?.isPossible() && !labelled && !(grouped && digits.length >= 9)) continue;
      if (!labelled && !grouped) continue;
      if (phones.some((phone) => phone.raw.replace(/\D/g, '').endsWith(digits.slice(-9)))) continue;
      phones.push({ raw, ...dialled(raw, country), line });
    }
  }
  return phones;
};
