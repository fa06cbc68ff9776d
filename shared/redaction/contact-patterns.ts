import { isAddress } from '../words/web-addresses.ts';
import type { Identity } from './known-words.ts';

/** Every quantifier is bounded, because a line may have a hundred thousand characters. */
const email =
  /[\p{L}\d._%+'’&-]{1,64}\s?(?:@|\(at\)|\[at\])\s?(?:[\p{L}\d-]{1,63}\s?(?:\.|\(dot\)|\[dot\])\s?){1,6}\p{L}{2,24}/giu;
const restOfLink = '[^\\s,;|<>"）)]';
const web = new RegExp(
  [
    `(?:https?://|www\\.)${restOfLink}{1,300}`,
    '(?<![\\p{L}\\d@./-])(?:[a-z\\d](?:[a-z\\d-]{0,61}[a-z\\d])?\\.){1,5}[a-z]{2,12}' +
      `(?:/${restOfLink}{0,300})?(?![\\p{L}@])`,
  ].join('|'),
  'giu',
);
/** "@jane_miller", the form of user names in networks. */
const handle = /(?<![\p{L}\d.@/])@[a-z\d_.-]{3,40}/giu;
const networks =
  '[Ll]inked[Ii]n|[Xx]ing|[Gg]it[Hh]ub|[Gg]it[Ll]ab|[Tt]witter|[Ii]nstagram|[Ff]acebook|[Ss]kype|[Tt]elegram|[Ww]hats[Aa]pp|' +
  '[Tt]ik[Tt]ok|[Bb]ehance|[Dd]ribbble|[Mm]edium|[Mm]astodon|[Yy]ou[Tt]ube|[Ww]e[Cc]hat|[Ss]tack ?[Oo]verflow|[Kk]aggle|[Dd]iscord';
const idLabel = '(?:\\s(?:ID|id|Id|[Nn]ame|[Uu]ser(?:name)?|[Hh]andle|[Aa]ccount))?';
/** "LinkedIn: jmiller84", a name in a network without its address. Names in networks are of small letters, and prose is not. */
const named = new RegExp(
  `(?<![\\p{L}\\d])((?:${networks})${idLabel}\\s?[:：]\\s?)[a-z\\d][a-z\\d._-]{2,39}(?:#\\d{4})?(?![\\p{L}\\d@])`,
  'gu',
);
/** "LinkedIn – jmiller84", "GitHub JMiller84": without a colon, or with a capital, only a name with a digit after a letter. */
const numbered = new RegExp(
  `(?<![\\p{L}\\d])((?:${networks})${idLabel}\\s?(?:[:：–—|-]\\s?)?)` +
    '(?=[\\w.-]{5,40}(?![\\w.@-]))[A-Za-z][A-Za-z._-]{1,30}\\d[\\w.-]{0,20}(?![\\p{L}\\d@])',
  'gu',
);
/** "kate at other dot org". */
const spelled =
  /(?<![\p{L}\d])[\p{L}\d][\p{L}\d._-]{1,63} at [\p{L}\d-]{1,63}(?: dot [\p{L}\d-]{2,24}){1,3}(?![\p{L}\d])/giu;
/** "Mobile 0612345678": digits that nothing divides are a phone number only after such a word. */
const labelledPhone =
  /(?<![\p{L}\d])((?:tel|phone|telephone|mobile|cell|telefon|handy|mobil|téléphone|teléfono|telefono|móvil|telefone|telefoon)\.?\s?[:：]?\s?)\d{7,15}(?!\d)/giu;
const noWordBefore = '(?<![\\p{L}\\d./-])';
/** With a country's code, with a zero, and of North America. */
const phone = new RegExp(
  [
    `${noWordBefore}(?:\\+|00)\\s?\\d[\\d\\s().\\-/–]{5,22}\\d(?!\\d)`,
    `${noWordBefore}\\(?0\\d[\\d\\s().\\-/–]{5,18}\\d(?!\\d)`,
    `${noWordBefore}(?:\\(\\d{3}\\)\\s?|\\d{3}[\\s.-])\\d{3}[\\s.-]\\d{4}(?!\\d)`,
  ].join('|'),
  'gu',
);
const dates = /(?<!\d)(?:\d{1,2}[./-]){1,2}(?:19|20)\d{2}(?!\d)|(?:19|20)\d{2}/g;

const streetWords =
  'street|st\\.?|avenue|ave\\.?|road|rd\\.?|lane|ln\\.?|drive|dr\\.?|boulevard|blvd\\.?|court|ct\\.?|place|pl\\.?|square|sq\\.?|terrace|close|crescent|way';
const streetsBefore =
  'rue|avenue|av\\.|boulevard|bd\\.?|chemin|impasse|allée|via|viale|corso|piazza|vicolo|calle|c\\/|avda\\.?|' +
  'paseo|plaza|rua|avenida|travessa|praça|ulica|ul\\.|aleja|al\\.|os\\.';
const streets = [
  `(?<![\\p{L}\\d])\\d{1,5}[a-z]?,?\\s(?:\\p{L}[\\p{L}.'’-]{0,20}\\s){1,4}(?:${streetWords})(?![\\p{L}\\d])` +
    '(?:,?\\s(?:apt|apartment|flat|unit|suite|#)\\.?\\s?\\w{1,6})?',
  '(?<!\\p{L})\\p{L}[\\p{L}.-]{0,30}(?:straße|strasse|str\\.|weg|gasse|platz|allee|ufer|damm|straat|laan|plein|' +
    'gracht|kade|singel)\\s\\d{1,4}\\s?[a-z]?(?![\\p{L}\\d])',
  `(?<!\\p{L})(?:${streetsBefore})\\s[\\p{L}\\d.'’-]{1,20}(?:\\s[\\p{L}\\d.'’-]{1,20}){0,4}` +
    ',?\\s{0,2}(?:n[.º°o]{0,2}\\s?)?\\d{1,5}[a-z]?(?:/\\d{1,4})?(?![\\p{L}\\d])',
  `(?<!\\d)\\d{1,4}(?:\\s?(?:bis|ter))?,?\\s(?:${streetsBefore})\\s\\p{L}[\\p{L}.'’-]{0,20}(?:\\s\\p{L}[\\p{L}.'’-]{0,20}){0,4}`,
  '〒\\s?\\d{3}[-－]\\d{4}[^\\t|]{0,60}',
  '(?:東京都|北海道|(?:京都|大阪)府|\\p{Script=Han}{2,3}県)[^\\s\\t|、。]{2,30}',
  '(?<!\\p{L})(?:p\\.?\\s?o\\.?\\s?box|postfach|postbus|apartado|casella postale)\\s\\d{1,8}',
].map((pattern) => new RegExp(pattern, 'giu'));

/** A line without e-mail, phone, links and street: those of the profile, and other text of the same form. */
export function withoutContact(line: string, phones: ReadonlySet<string>): string {
  let text = line
    .replace(email, '[email]')
    .replace(web, (found) => (isAddress(found) ? '[link]' : found))
    .replace(handle, '[link]')
    .replace(named, '$1[link]')
    .replace(numbered, '$1[link]')
    .replace(spelled, '[email]')
    .replace(labelledPhone, '$1[phone]')
    .replace(phone, (found) => (isPhone(found) ? '[phone]' : found));
  if (phones.size > 0)
    text = text.replace(/\+?\d[\d\s().\-/–]{4,24}\d/gu, (found) =>
      phones.has(digitsOf(found).slice(-7)) ? '[phone]' : found,
    );
  return streets.reduce((rest, street) => rest.replace(street, '[address]'), text);
}

/** The last seven digits of each known phone number, so that a number is found in any format. */
export const knownPhones = (known: readonly Identity[]): ReadonlySet<string> =>
  new Set(
    known
      .flatMap(({ phones }) => phones)
      .map(({ raw }) => digitsOf(raw).slice(-7))
      .filter((digits) => digits.length === 7),
  );

const digitsOf = (text: string) => text.replace(/\D/g, '');
/** "2012 - 2014" has as many digits as a phone number. */
const isPhone = (text: string) => digitsOf(text.replace(dates, '')).length >= 7;
