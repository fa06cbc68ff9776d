import { isAside, isSeason } from '../../words/aside-words.ts';
import { findDates } from '../../words/dates.ts';
import { findDegree } from '../../words/degree-words.ts';
import { companyScore } from '../../words/employer-words.ts';
import { formAsides, type LabelKind, readLabel } from '../../words/form-labels.ts';
import { namesHouse } from '../../words/house-names.ts';
import { placeScore } from '../../words/places.ts';
import { titleScore } from '../../words/role-words.ts';
import { institutionScore } from '../../words/school-words.ts';
import type { Line } from '../document.ts';
import { cutAtMarks } from './head-cuts.ts';
import { announcesEmployer, edges, isWordForAt, trimPart } from './part-edges.ts';
import type { Entry, HeaderLine } from './split-entries.ts';

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

interface Piece {
  text: string;
  bold: boolean;
  italic: boolean;
  label?: LabelKind | undefined;
}

/** A change of style between bold, italic and plain begins another fact. */
const styledPieces = ({ line, text }: HeaderLine): Piece[] => {
  const pieces: Piece[] = [];
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
    else pieces.push({ text: wanted, bold: span.bold, italic: span.italic, label: span.label });
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
/** "特別養護老人ホームひまわりにて介護職員として勤務": where, and as what. */
const servedAs = /^(?:[^、。]*?(?:にて|で))?(?<post>[^、。\s　]{2,14})として(?:勤務|従事|就業|在籍|配属)$/u;
const asHead = (header: HeaderLine): HeaderLine => {
  const post = servedAs.exec(header.text.trim())?.groups?.post;
  if (post) return { ...header, text: post, line: { ...header.line, spans: [] } };
  const [, role, employer] = workedAs.exec(header.text) ?? [];
  return role && employer
    ? { ...header, text: `${role}\t${employer}`, line: { ...header.line, spans: [] } }
    : header;
};

/** "since 2014, Benevento": a name after a date and a comma, alone on its line, is the town. */
const isBesideDate = ({ line, text }: HeaderLine, part: string): boolean =>
  text.trim() === part &&
  !line.bold &&
  titleScore(part) < 1 &&
  /^\p{Lu}[\p{L}’'-]+(?: \p{L}[\p{L}’'-]+){0,2}$/u.test(part) &&
  line.text.endsWith(`, ${part}`) &&
  /\p{L}|\d{4}/u.test(line.text.slice(0, -part.length));

/** Brackets with a type of their own have a size, a town or a kind of contract, unless they name an employer or a school. */
const isAsideInBrackets = (piece: string): boolean => {
  const [, inside = ''] = /^\(([^()]*)\)$/.exec(piece) ?? [];
  return (
    (inside !== '' && (isAside(inside) || (companyScore(inside) <= 0 && institutionScore(inside) <= 0))) ||
    (piece.startsWith('【') && readLabel(piece) === null)
  );
};

/** Marks between a labelled name and other facts. A post may have dashes: "Position: Staff Nurse – Emergency Room". */
const marksBehind: Partial<Record<NonNullable<LabelKind>, RegExp>> = {
  title: /[|\t;@,]/,
  employer: /[|\t;@,()（）、／]|\s[–—/-]\s/,
  school: /[|\t;@,()（）、／]|\s[–—/-]\s/,
};
/** "重庆市江北区石子山实验小学": the name of a house may begin with its city. */
const isHouseOfCity = (text: string) => /\p{Script=Han}{4}/u.test(text) && namesHouse(text);

/** The pieces of a text; a name after its label, or in its column, stays one. */
const cutPieces = (text: string, named: { kind: LabelKind; rest: string } | null): string[] => {
  const labelled = text.replace(/^([\p{L} ]{2,30})\s:\s/u, '$1: ');
  const marks = named?.kind && marksBehind[named.kind];
  return marks && !marks.test(named.rest) ? labelled.split('\t') : cutAtMarks([labelled]);
};

/** The parts of an entry's head in reading order, without links, lengths of stay and kinds of contract. */
export const headerParts = (entry: Entry): Part[] =>
  entry.header.flatMap((header, row) => {
    if (formAsides.test(header.text)) return [];
    let announced: Part['label'] = null;
    const labelled = readLabel(header.text.trim());
    return styledPieces(asHead(header)).flatMap(({ text, bold, italic, label: column }) =>
      cutPieces(text, column ? { kind: column, rest: text } : labelled).flatMap((piece) => {
        if (/[:：]/.test(piece) && formAsides.test(piece.trim())) return [];
        const label = readLabel(piece.trim());
        // A label in bold is before its value in plain type.
        if (label) announced = label.kind;
        announced ??= column ?? null;
        if (announcesEmployer.test(piece.trim())) announced ??= 'employer';
        if (isWordForAt.test(piece.trim())) {
          announced = 'employer';
          return [];
        }
        const text = trimPart(label ? label.rest : piece);
        // An employer's size or towns in brackets, set in a type of their own.
        if (isAsideInBrackets(piece.trim())) return [];
        if (!/[\p{L}\p{N}]/u.test(text) || (url.test(text) && !findDegree(text)) || isAside(text)) return [];
        if (isSeason(text) && findDates(header.line.text).length > 0) return [];
        const part = {
          text,
          line: header.line,
          row,
          bold,
          italic,
          // A name after its label, or in its column, is no place.
          place: announced || isHouseOfCity(text) ? 0 : isBesideDate(header, text) ? 1 : placeScore(text),
          label: announced,
        };
        announced = null;
        return [part];
      }),
    );
  });
