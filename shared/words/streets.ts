import { fold } from './fold.ts';

const streetName =
  /(?<!\p{L})(?:c\/(?=\s?\p{L})|street|(?<=\p{L}\s)st|road|rd|ave|avenue|str|lane|drive|blvd|apt|suite|rue|calle|via|rua|avenida|ul|aleja|platz|weg|laan|piazza|plaza|av|utca|korut|krt|sugarut|setany|(?<=\p{L} )(?:u|ut|ter)(?=\.? \d)|ulice|namesti|nam(?=\. )|sidliste|trida|ulica|namestie|sidlisko|strada|bulevardul|b-?dul|aleea|calea|soseaua|piata|ул|улица|просп|проспект|пр-к?т|переулок|пер|бульвар|бульв|б-р|шоссе|набережная|наб|проезд|площадь|мкр|микрораион|вул|вулиця|провулок|пров|шосе|набережна|площа|мікрораион|οδοσ|λεωφοροσ|λεωφ|πλατεια)(?!\p{L})|(?<!\p{L})(?:(?:salita|jiron|jr\.|contrada)\s(?:\p{L}+\s){1,4}|kalea\s|bothar\s)\d|\p{L}(?:gatan?|vagen|grand|stigen|torget|backen|veien)\s\d|\p{L}(?:strasse|str|straat|weg|platz|gasse|allee)\b/iu;
/** Words that also occur in names of hotels and schools: a street only next to a number. */
const perhapsStreet =
  /(?<!\p{L})(?:boulevard|crescent|close|court|terrace|gardens|highway|chemin|chaussee|quai|venelle|impasse|camino|paseo|viale|vicolo|travessa|estrada|alameda|osiedle|praca|largo|residence|rang|allees?|sentier|ruelle|montee|lotissement|pasaje|ronda|carretera|corso|frazione|localita|beco|praceta|ladeira|rodovia)(?!\p{L})|\p{L}(?:gracht|kade|plein|singel|markt|werf|dijk|steeg|dreef|pad|ufer|damm)\b/iu;
/** Numbers of houses, boxes and doors: "No. 7", "Blk 412", "Flat 3", "P.O. Box 555", "apto 302". */
const door =
  /(?<!\p{L})(?:no|nr|n°|nº|lgh|house|plot|block|blk|bloco|bloque|flat|unit|apt|apto|appt|app|lote?|lt|box|postbus|postfach|cp|bp|bl|ap|д|дом|кв|корп|стр|буд|оф|ап)\s?[./]*\s?\d|(?<!\p{L})(?:b[âa]t(?:iment)?|haus|stiege|scala)\.?\s[a-z\d]{1,2}(?![\p{L}\d])|^#?\d+[/-]/iu;

/** "2.º B", "3.º Esq.", "1ª dcha", "2e étage", "2. OG": the floor and its door. */
const floor =
  /^\d{1,2}\s?(?:\.?\s?[º°ª]|[eè]r?|\.)\s?(?:[\p{L}]{1,3}|esq|dto|dta|dcha|izq|izda|étage|og|stock|piętro|piso|piano)?\.?$/iu;

/** Whether a text names a street, with or without a number. */
export const namesStreet = (text: string) => streetName.test(fold(text));

/** Whether a part of a place is its street: it names one, or begins or ends with a house number. "Школа № 5" has a number of its own. */
export const isStreet = (part: string) =>
  (/\d\s?[a-z]?$|^\d+(?:[\s,]|$)/i.test(part) && !/№\s?\d+$/.test(part)) || namesStreet(part);

/** Whether a part of a known address is its street or its door. */
export const isStreetOrDoor = (part: string) =>
  isStreet(part) || perhapsStreet.test(fold(part)) || door.test(part) || floor.test(part);

/** A part begins or ends with a house number: "22 Pembroke Close", "Rua do Sol, 480"; "version 2 via API" has none. */
const houseNumber = /(?:^|,)\s*#?\d|\d\s?(?:\p{L}|bis|ter)?\s*(?:,|$)/u;

/** Whether a text has the number of a house, a box or a door, or a word that may be a street's next to a number. */
export const hasDoor = (text: string) =>
  door.test(text) || (houseNumber.test(text) && perhapsStreet.test(fold(text)));

/** Whether a text is certainly the street of an address: it has a street name and a number. */
export const isSurelyStreet = (text: string) => houseNumber.test(text) && namesStreet(text);
