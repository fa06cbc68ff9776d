import { findDegree } from '../../words/degree-words.ts';
import { formAsides, type LabelKind, readLabel } from '../../words/form-labels.ts';
import { placeScore } from '../../words/places.ts';
import { companyScore, isAside, titleScore } from '../../words/role-words.ts';
import type { Line } from '../document.ts';
import type { Entry, HeaderLine } from './entries.ts';
import { withoutMarks } from './heads-without-marks.ts';

/** A piece of the head of an entry, with one fact. `row` counts the lines of the head. */
export interface Part {
  text: string;
  line: Line;
  row: number;
  bold: boolean;
  italic: boolean;
  place: number;
  /** The kind that a label before it names. */
  label: LabelKind;
}

const strong = /\s*(?:\t|\s\|\s|\s?[•·∙●▪]\s?|\s[–—―-]\s|\s@\s|\s?｜\s?|\s\/\/\s|\s:\s|;\s)\s*/u;
const at =
  /\s(?:at|en la empresa|na empresa|vid|hos|bei(?: der| dem)?|chez|presso|bij|w firmie)\s(?=\p{Lu})/u;
const edges = /^[\s,;:|–—・(/-]+|[\s,;:|–—・/-]+$/gu;

const trimPart = (text: string) => {
  const trimmed = text
    // "(fixed term), University": what a style change left of the part before.
    .replace(/^\s*\([^()]*\)\s*,\s*(?=\S)/u, '')
    .replace(edges, '')
    // The text before a date in its bracket, and the word that announces an employer.
    .replace(/\s*\([^)]*$/u, '')
    .replace(/^(?:presso|bei|chez|bij|hos|vid)\s(?=\p{Lu})/u, '')
    .replace(/\s*（従業員[^）]*）$/u, '')
    // A full stop after a whole word ends the part.
    .replace(/(?<=\p{Ll}{4})\.$/u, '')
    // "Camarero en" before an employer in another type.
    .replace(/(?<=\p{L}{3})\s(?:en|at|bei|chez|presso|bij|hos)$/u, '')
    .trim();
  // A bracket that lost its partner when the date went.
  return trimmed.endsWith(')') && !trimmed.includes('(') ? trimmed.slice(0, -1) : trimmed;
};

/** A change of style between bold, italic and plain begins another fact. */
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
/** "Major: Economics" after a comma has a label, too. */
export const readPartLabel = (part: Part): Part => {
  const label = readLabel(part.text);
  return label?.rest ? { ...part, text: trimPart(label.rest), label: label.kind ?? part.label } : part;
};

/** "Worked as Test Engineer in Acme Ltd": a sentence that names role and employer. */
const workedAs =
  /^(?:(?:currently|presently)\s)?work(?:ing|ed)\s+as\s+(?:an?\s)?(.+?)\s(?:in|at|with|for)\s(?=\p{Lu})(.+)$/iu;
const asHead = (header: HeaderLine): HeaderLine => {
  const [, role, employer] = workedAs.exec(header.text) ?? [];
  return role && employer
    ? { ...header, text: `${role}\t${employer}`, line: { ...header.line, spans: [] } }
    : header;
};

/** "Hoover, AL, Shift Supervisor": a town, its region and the post there. */
const placeAndPost = (piece: string): string[] => {
  const words = piece.split(/,\s+/);
  const [place, post] = [words.slice(0, -1).join(', '), words.at(-1) ?? ''];
  return words.length > 2 && titleScore(post) >= 1 && placeScore(place) >= 0.8 ? [place, post] : [piece];
};

/** "Lanternjack, Cork / Product Manager": a stroke separates an employer with its town, or a school, from the role there. */
const townAndPost = (piece: string): string[] => {
  const sides = piece.split(/\s\/\s/);
  const isPost = (side = '') => titleScore(side) >= 1 || findDegree(side) !== null;
  const [place] = sides.filter((side) => !isPost(side));
  const isPlaced = place?.includes(', ') && sides.some(isPost);
  // "Care Assistant / Brightpath Homecare": one of the two is a post.
  const isOnePost = companyScore(place ?? '') > 0 && sides.filter(isPost).length === 1;
  return sides.length === 2 && (isPlaced || isOnePost) ? sides : [piece];
};

/** The parts of an entry's head in reading order, without links, lengths of stay and kinds of contract. */
export const headerParts = (entry: Entry): Part[] =>
  entry.header.flatMap((header, row) => {
    if (formAsides.test(header.text)) return [];
    let announced: Part['label'] = null;
    return styledPieces(asHead(header)).flatMap(({ text, bold, italic }) =>
      text
        .replace(/^([\p{L} ]{2,30})\s:\s/u, '$1: ')
        .split(strong)
        .flatMap((piece) => piece.split(at))
        .flatMap(withoutMarks)
        .flatMap(placeAndPost)
        .flatMap(townAndPost)
        .flatMap((piece) => {
          const label = readLabel(piece.trim());
          // A label in bold is before its value in plain type.
          if (label) announced = label.kind;
          const text = trimPart(label ? label.rest : piece);
          // An employer's size or towns in brackets, set in a type of their own.
          if (/^\([^()]*\)$|^【/.test(piece.trim())) return [];
          if (!/[\p{L}\p{N}]/u.test(text) || url.test(text) || isAside(text)) return [];
          const part = {
            text,
            line: header.line,
            row,
            bold,
            italic,
            place: placeScore(text),
            label: announced,
          };
          announced = null;
          return [part];
        }),
    );
  });

/** The legal form after a comma belongs to the employer: "Vinhos da Ribeira, Lda." */
const betweenParts =
  /(?<=\S),\s+(?!(?:Lda|Ltda|Inc|Ltd|LLC|LLP|GmbH|S\.?A|S\.?L|S\.?r\.?l|S\.?p\.?A|B\.?V)\.?(?:,|$))|、|，/u;

/** Splits at commas what holds more than one thing, and cuts a place off its end: "Acme, Berlin, Germany". */
export const splitAtCommas = (part: Part): Part[] => {
  if (part.place === 1) return [part];
  const pieces = part.text.split(betweenParts).map(trimPart).filter(Boolean);
  for (let size = Math.min(3, pieces.length - 1); size >= 1; size--) {
    const tail = pieces.slice(-size).join(', ');
    if (placeScore(tail) >= 0.6 && (size > 1 || pieces.length > 1)) {
      const head = pieces.slice(0, -size);
      return [...head.map((text) => ({ ...part, text, place: 0 })), { ...part, text: tail, place: 1 }];
    }
  }
  return pieces.map((text) => ({ ...part, text, place: pieces.length === 1 ? part.place : 0 }));
};

/** Seats of a university that carries the name of a state: the town is part of its name. */
const namedByTown =
  /^(?:the\s)?(?:state\s)?(?:university|institute) of(?! (?:applied|the|arts|law|education|technology$))/iu;

/** "Atelier Brugière, Thiers": one more name after an employer or a school is the town. */
const cutTown = (part: Part): Part[] => {
  const match = /^(.+),\s+(\p{Lu}[\p{L}.'-]+(?:\s\p{L}[\p{L}.'-]+){0,2})$/u.exec(part.text);
  const [, employer, town] = match ?? [];
  const isOther = !employer || !town || companyScore(town) > 0 || titleScore(town) > 0;
  // "Zepeda, Ochoa y Asociados" and "SALES, EUROPE" are no employer with its town.
  const isName = town && /\s(?:y|and|et|und|e|en|i)\s|^\P{Ll}+$/u.test(town);
  if (
    isOther ||
    isName ||
    employer.includes(',') ||
    titleScore(employer) >= 0.9 ||
    namedByTown.test(employer)
  )
    return [part];
  return [
    { ...part, text: employer },
    { ...part, text: town, place: 1 },
  ];
};

/** Cuts only the place off, for a part whose commas may belong to a name. */
export const cutPlace = (part: Part): Part[] => {
  const pieces = cutKnownPlace(part);
  return pieces.length > 1 ? pieces : cutTown(part);
};

/** The same for places whose country or region is known; a town alone stays. */
const cutKnownPlace = (part: Part): Part[] => {
  const pieces = splitAtCommas(part);
  const place = pieces.at(-1);
  if (!place || place.place === 0 || pieces.length === 1) return [part];
  const index = part.text.lastIndexOf(place.text.split(', ')[0] ?? '');
  const head = trimPart(part.text.slice(0, index));
  return head ? [{ ...part, text: head, place: 0 }, place] : [part];
};
