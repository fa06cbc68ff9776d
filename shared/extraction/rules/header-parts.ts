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
  /** What a label before it calls it. */
  says: 'employer' | 'title' | 'school' | 'area' | null;
}

const strong = /\s*(?:\t|\s\|\s|\s?[•·●▪]\s?|\s[–—―-]\s|\s@\s|\s?｜\s?|\s\/\/\s|\s:\s|;\s)\s*/u;
const at =
  /\s(?:at|en la empresa|na empresa|vid|hos|bei(?: der| dem)?|chez|presso|bij|w firmie)\s(?=\p{Lu})/u;
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
/** Labels in forms: what stands behind them is told by the CV itself. */
const labels: [Part['says'], RegExp][] = [
  [
    'employer',
    /^(?:company(?: name)?|name and address of employer|nom et adresse de l'employeur|nombre y direcci[oó]n (?:de la empresa|del empleador)|nome e (?:endere[cç]o|morada) do empregador|name und adresse des arbeitgebers|employer|organi[sz]ation|client|firma|arbeitgeber|unternehmen|entreprise|société|societe|employeur|empresa|compañía|organización|organizacao|organização|azienda|datore di lavoro|(?:nome e indirizzo del )?datore di lavoro|bedrijf|werkgever|organisatie|pracodawca|nazwa firmy|会社名|勤務先|企業名)\s*(?:[:：]\s*|\t|$)/iu,
  ],
  [
    'title',
    /^(?:position(?: held)?|tipo di impiego|tipo de puesto|profesi[oó]n o cargo desempe[nñ]ado|fonction ou poste occup[eé]|fun[cç][aã]o ou cargo ocupado|beruf oder funktion|role|(?:job )?title|designation|occupation|occupation or position held|stelle|stellung|tätigkeit als|tätigkeit|funktion|poste(?: occupé)?|fonction|intitulé du poste|emploi|puesto|cargo|cargo desempeñado|função|funcao|ruolo|mansione|posizione|qualifica|lavoro o posizione ricoperti|functie|functietitel|stanowisko|役職|職種|職位|ポジション)\s*(?:[:：]\s*|\t|$)/iu,
  ],
  [
    'school',
    /^(?:name and type of organi[sz]ation providing education and training|nome e tipo (?:di istituto di istruzione(?: o(?: formazione)?)?|d'organizzazione erogatrice[\p{L} ']*)|nom et type de l'[eé]tablissement[\p{L} ']*|nombre y tipo de(?:l)? (?:centro|organizaci[oó]n)[\p{L} ']*|nome e tipo da organiza[cç][aã]o[\p{L} ]*)\s*(?:[:：]\s*|\t|$)/iu,
  ],
  [
    'school',
    /^(?:institution|school|university|college|hochschule|universität|schule|bildungseinrichtung|établissement|école|université|institución|centro|universidad|instituição|istituto|università|ente|instelling|onderwijsinstelling|uczelnia|szkoła|学校名)\s*[:：]\s*/iu,
  ],
  [
    'area',
    /^(?:major|field(?: of study)?|speciali[sz]ation|concentration|subject|course(?: of study)?|studiengang|fachrichtung|schwerpunkt|studienfach|fach|filière|spécialité|option|especialidad|especialización|carrera|curso|área|indirizzo|corso di (?:laurea|studi)|richting|studierichting|opleiding|hoofdvak|kierunek|specjalność|specjalizacja|専攻|学部)\s*[:：]\s*/iu,
  ],
  [
    null,
    /^(?:degree|qualification|qualifica conseguita|qualifica rilasciata|titolo della qualifica rilasciata|t[ií]tulo de la cualificaci[oó]n obtenida|intitul[eé] du (?:certificat ou )?dipl[oô]me[\p{L} ]*|designa[cç][aã]o da qualifica[cç][aã]o[\p{L} ]*|bezeichnung der[\p{L} ]*qualifikation|title of qualification awarded|level|abschluss|diplôme|título|titulación|titolo(?: della qualifica)?|titolo di studio|diploma|niveau|tytuł|学位|period|dates?|duration|from|when|zeitraum|dauer|datum|période|durée|dates|fechas?|período|periodo|duración|data|date|periode|duur|okres|location|place|city|standort|ort|lieu|ville|lugar|ubicación|local|luogo|sede|plaats|miejsce|miasto|期間|在籍期間|所在地|date \(da|dates? \(from[\p{L} –-]*\)|fechas? \(de[\p{L} –-]*\)|dates \(de[\p{L} –-]*\)|datas \(de[\p{L} –-]*\))\s*(?:[:：]\s*|\t|$)/iu,
  ],
];

/** What forms tell beside employer, post and school. */
const formAsides =
  /^(?:tipo di azienda o settore|type of business or sector|tipo de empresa o sector|type ou secteur d'activit[eé]|tipo de empresa ou sector|principali mansioni e responsabilit[àa]|main activities and responsibilities|principales actividades y responsabilidades|principales activit[eé]s et responsabilit[eé]s|principais atividades e responsabilidades|principali materie|principal subjects|principales materias|principales mati[eè]res|livello nella classificazione|level in national classification)/iu;

/** A label of a form and what it says, parted by a tab: the line is told by its label. */
export const isLabelled = (text: string) =>
  text.includes('\t') && (formAsides.test(text) || /^dat[ae]s? \(/iu.test(text) || readLabel(text) !== null);

const readLabel = (text: string): { says: Part['says']; rest: string } | null => {
  for (const [says, pattern] of labels) {
    const match = pattern.exec(text);
    // A lone word such as "Position" is a label only with its colon or when nothing else is in the part.
    if (match && (/[:：\t]/.test(match[0]) || match[0] === text))
      return { says, rest: text.slice(match[0].length) };
  }
  return null;
};

/** Whether a text begins with a label that names an employer, a post or a school. */
export const hasLabel = (text: string) => readLabel(text) !== null;

/** "Salary: 40,000", "Hours per week: 40": a form's line that names neither employer nor role. */
export const isFormLine = (text: string) =>
  formAsides.test(text) ||
  (/^\p{Lu}[\p{L}' /()-]{2,40}:\s\S/u.test(text) && !readLabel(text) && !/\t/.test(text));

/** "Major: Economics" behind a comma says what it is as well. */
export const readPartLabel = (part: Part): Part => {
  const label = readLabel(part.text);
  return label?.rest ? { ...part, text: trimPart(label.rest), says: label.says ?? part.says } : part;
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

/** The parts of an entry's head in reading order, without links, lengths of stay and kinds of contract. */
export const headerParts = (entry: Entry): Part[] =>
  entry.header.flatMap((header, row) => {
    if (formAsides.test(header.text)) return [];
    let says: Part['says'] = null;
    return styledPieces(asHead(header)).flatMap(({ text, bold, italic }) =>
      text
        .replace(/^([\p{L} ]{2,30})\s:\s/u, '$1: ')
        .split(strong)
        .flatMap((piece) => piece.split(at))
        .flatMap((piece) => {
          const label = readLabel(piece.trim());
          // A label in bold stands before its value in plain type.
          if (label) says = label.says;
          const text = trimPart(label ? label.rest : piece);
          // An employer's size or towns in brackets, set in a type of their own.
          if (/^\([^()]*\)$/.test(piece.trim())) return [];
          if (!/[\p{L}\p{N}]/u.test(text) || url.test(text) || isAside(text)) return [];
          const part = { text, line: header.line, row, bold, italic, place: placeScore(text), says };
          says = null;
          return [part];
        }),
    );
  });

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
