import type { Line } from '../document.ts';
import type { Entry, HeaderLine } from './entries.ts';
import { placeScore } from './places.ts';
import { companyScore, isAside, titleScore } from './role-words.ts';

/** A piece of an entry's head: one thing is said in it. `row` counts the head's lines. */
export interface Part {
  text: string;
  line: Line;
  row: number;
  bold: boolean;
  italic: boolean;
  place: number;
}

const strong = /\s*(?:\t|\s\|\s|\s?[•·●▪]\s?|\s[–—―-]\s|\s@\s|\s?｜\s?|\s\/\/\s|\s:\s|;\s)\s*/u;
const at = /\s(?:at|bei(?: der| dem)?|chez|presso|bij|w firmie)\s(?=\p{Lu})/u;
const edges = /^[\s,;:|–—・(-]+|[\s,;:|–—・-]+$/gu;

const trimPart = (text: string) => {
  const trimmed = text.replace(edges, '').trim();
  // A bracket that lost its partner when the date went.
  return trimmed.endsWith(')') && !trimmed.includes('(') ? trimmed.slice(0, -1) : trimmed;
};

/** Where the style changes between bold, italic and plain, another thing is being said. */
const styledPieces = ({ line, text }: HeaderLine): { text: string; bold: boolean; italic: boolean }[] => {
  const pieces: { text: string; bold: boolean; italic: boolean }[] = [];
  let rest = text;
  for (const span of line.spans) {
    const wanted = span.text.trim();
    const index = wanted ? rest.indexOf(wanted) : -1;
    if (index < 0) continue;
    const before = rest.slice(0, index);
    if (before.replace(edges, '')) pieces.push({ text: before, bold: line.bold, italic: false });
    const last = pieces.at(-1);
    const joined =
      last &&
      !span.startsCell &&
      last.bold === span.bold &&
      last.italic === span.italic &&
      !before.includes('\t');
    if (joined) last.text += before + wanted;
    else pieces.push({ text: wanted, bold: span.bold, italic: span.italic });
    rest = rest.slice(index + wanted.length);
  }
  if (rest.replace(edges, '')) pieces.push({ text: rest, bold: line.bold, italic: false });
  return pieces;
};

const url = /^(?:https?:\/\/|www\.)\S+$|^[\w-]+(?:\.[\w-]+)+(?:\/\S*)?$/i;
const labels =
  /^(?:company|employer|position|role|title|job title|degree|institution|school|firma|arbeitgeber|stelle|entreprise|poste|empresa|puesto|cargo|azienda|ruolo|bedrijf|functie|stanowisko)\s*:\s*/i;

/** The parts of an entry's head in reading order, without links, lengths of stay and kinds of contract. */
export const headerParts = (entry: Entry): Part[] =>
  entry.header.flatMap((header, row) =>
    styledPieces(header).flatMap(({ text, bold, italic }) =>
      text
        .split(strong)
        .flatMap((piece) => piece.split(at))
        .map((piece) => trimPart(piece).replace(labels, ''))
        .filter((piece) => /[\p{L}\p{N}]/u.test(piece) && !url.test(piece) && !isAside(piece))
        .map((piece) => ({ text: piece, line: header.line, row, bold, italic, place: placeScore(piece) })),
    ),
  );

/** Splits at commas what holds more than one thing, and cuts a place off its end: "Acme, Berlin, Germany". */
export const splitAtCommas = (part: Part): Part[] => {
  if (part.place === 1) return [part];
  const pieces = part.text
    .split(/(?<=\S),\s+|、|，/)
    .map(trimPart)
    .filter(Boolean);
  for (let size = Math.min(3, pieces.length - 1); size >= 1; size--) {
    const tail = pieces.slice(-size).join(', ');
    if (placeScore(tail) >= 0.6 && (size > 1 || pieces.length > 1)) {
      const head = pieces.slice(0, -size);
      return [...head.map((text) => ({ ...part, text, place: 0 })), { ...part, text: tail, place: 1 }];
    }
  }
  return pieces.map((text) => ({ ...part, text, place: pieces.length === 1 ? part.place : 0 }));
};

/** "Acme Ltd, Leeds": behind a name that only an employer carries, one more name is the town. */
const townBehindEmployer = (part: Part): Part[] => {
  const match = /^(.+),\s+(\p{Lu}[\p{L}.'-]+(?:\s\p{L}[\p{L}.'-]+){0,2})$/u.exec(part.text);
  const [, employer, town] = match ?? [];
  if (!employer || !town || companyScore(employer) < 1 || companyScore(town) > 0 || titleScore(town) > 0)
    return [part];
  return [
    { ...part, text: employer },
    { ...part, text: town, place: 1 },
  ];
};

/** Cuts only the place off, for a part whose commas may belong to a name. */
export const cutPlace = (part: Part): Part[] => {
  const pieces = cutKnownPlace(part);
  return pieces.length > 1 ? pieces : townBehindEmployer(part);
};

/** The same for places whose country or region is known; a town alone stays. */
export const cutKnownPlace = (part: Part): Part[] => {
  const pieces = splitAtCommas(part);
  const place = pieces.at(-1);
  if (!place || place.place === 0 || pieces.length === 1) return [part];
  const index = part.text.lastIndexOf(place.text.split(', ')[0] ?? '');
  const head = trimPart(part.text.slice(0, index));
  return head ? [{ ...part, text: head, place: 0 }, place] : [part];
};
