import { isAside } from '../../words/aside-words.ts';
import { companyScore } from '../../words/employer-words.ts';
import { legalForms, spacedLegalForms } from '../../words/legal-forms.ts';
import { placeScore } from '../../words/places.ts';
import { titleScore } from '../../words/role-words.ts';
import { institutionScore } from '../../words/school-words.ts';
import type { Part } from './header-parts.ts';
import { trimPart } from './part-edges.ts';
import type { Entry } from './split-entries.ts';

/** The legal form after a comma belongs to the employer: "Vinhos da Ribeira, Lda." */
const betweenParts = new RegExp(
  `(?<=\\S),\\s+(?!(?:${legalForms}|${spacedLegalForms})\\.?(?:,|$))|、|，`,
  'u',
);

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
  if (pieces.length === 1) return pieces.map((text) => ({ ...part, text }));
  return pieces.map((text, i) => ({ ...part, text, place: isTownAmid(pieces, i) ? 1 : 0 }));
};

/** "Elektro Obermeier KG, Leipzig, Elektroniker" */
const isTownAmid = (pieces: readonly string[], i: number) =>
  i > 0 && i < pieces.length - 1 && placeScore(pieces[i] ?? '') >= 0.6;

/** Seats of a university that carries the name of a state: the town is part of its name. */
const namedByTown =
  /^(?:the\s)?(?:state\s)?(?:university|institute) of(?! (?:applied|the|arts|law|education|technology$))/iu;

/** "Karl-Marx-Stadt", "La Unión" */
const townLikeEmployer = /^(?:(?:La|Las|El|Los|Le|Les|San|Santa|Saint|Bad)\s)?\p{L}[\p{L}-]+$/u;

/** No post ends so. */
const endsInLegalForm = new RegExp(`\\s(?:${legalForms}|${spacedLegalForms})\\.?$`, 'u');

/** "Atelier Brugière, Thiers", "Kwekerij Ter Beke te Ardooie": one more name after an employer or a school is the town. */
const cutTown = (part: Part, isHabit: boolean): Part[] => {
  const match = /^(.+?)(?:,|\ste)\s+(\p{Lu}[\p{L}.'/-]+(?:\s\p{L}[\p{L}.'/-]+){0,3})$/u.exec(part.text);
  const [, employer, town] = match ?? [];
  const isTown = companyScore(town ?? '') === 0 || (isHabit && townLikeEmployer.test(town ?? ''));
  const isOther = !employer || !town || titleScore(town) > 0 || !isTown;
  // "Zepeda, Ochoa y Asociados" and "SALES, EUROPE" are no employer with its town.
  const isName = town && /\s(?:y|and|et|und|e|en|i)\s|^\P{Ll}+$/u.test(town);
  if (
    isOther ||
    isName ||
    employer.split(betweenParts).length > 1 ||
    (titleScore(employer) >= 0.9 &&
      !(isHabit && institutionScore(employer) > 0) &&
      !endsInLegalForm.test(employer)) ||
    namedByTown.test(employer)
  )
    return [part];
  return [
    { ...part, text: employer },
    { ...part, text: town, place: 1 },
  ];
};

const easternTown = /^(\p{Script=Han}[^，。、]{3,30})，(\p{Script=Han}{2,4})$/u;
/** "光影眼鏡有限公司，沙田": the name of a house and its town, which no post is. */
const cutEasternTown = (part: Part): Part[] | null => {
  const [, house, town] = easternTown.exec(part.text) ?? [];
  const isTown = house && town && companyScore(house) > 0 && titleScore(town) < 1 && companyScore(town) === 0;
  return isTown && !/[部科组組处處室员員师師长長工]$/u.test(town)
    ? [
        { ...part, text: house },
        { ...part, text: town, place: 1 },
      ]
    : null;
};

/**
 * Cuts only the place off, for a part whose commas may belong to a name. In a document whose names end in towns by habit, a town may
 * read like an employer, "Karl-Marx-Stadt".
 */
export const cutPlace = (part: Part, isHabit: boolean): Part[] => {
  const pieces = cutEasternTown(part) ?? cutKnownPlace(part);
  return pieces.length > 1 ? pieces : cutTown(part, isHabit);
};

const townText = /^\p{Lu}[\p{L}.'’/-]+(?:\s\p{L}[\p{L}.'’/-]+){0,3}$/u;
/** "Vale Laundry" in bold, ", Fermoy" in plain type, and the post on another line: the name before each town; null for other parts. */
const nameBeforeTown = (parts: readonly Part[], i: number): Part | null => {
  const [name, part] = [parts[i - 1], parts[i]];
  const isTown =
    name &&
    part &&
    name.row === part.row &&
    part.place < 0.6 &&
    part.label === null &&
    part.line.text.includes(`${name.text}, ${part.text}`) &&
    townText.test(part.text) &&
    titleScore(part.text) === 0 &&
    companyScore(part.text) === 0 &&
    parts.some(({ row, text }) => row !== part.row && titleScore(text) >= 1 && companyScore(text) === 0);
  return isTown ? name : null;
};

/** Whether towns follow names in a type of their own in the heads of a document, most of which names are no posts. */
export const haveTownsAfterNames = (heads: readonly (readonly Part[])[]): boolean => {
  const names = heads.flatMap((parts) => parts.flatMap((_, i) => nameBeforeTown(parts, i) ?? []));
  return names.length > 0 && names.filter(({ text }) => titleScore(text) < 1).length * 2 > names.length;
};

export const townsAfterNames = (parts: readonly Part[]): Part[] =>
  parts.map((part, i) => (nameBeforeTown(parts, i) ? { ...part, place: 0.6 } : part));

/** Whether most heads of a document have a town after a name and a comma. */
export const endInTowns = (heads: readonly (readonly Part[])[]): boolean => {
  const withTown = heads.filter((parts) => parts.some((part) => cutPlace(part, false).length > 1));
  return withTown.length > 1 && withTown.length >= heads.length * 0.5;
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

const atTown = /^(.{3,80}?)\s*\((\p{Lu}[\p{L}.'’ -]{2,30})\)?$/u;
/** "Meubelatelier Dijlezicht (Muizen)": the name and, in brackets, the town; null where the brackets hold something else. */
const townInBrackets = (text: string): [string, string] | null => {
  const [, name, town] = atTown.exec(text.trim()) ?? [];
  const isTown =
    name &&
    town &&
    /\p{Ll}/u.test(town) &&
    titleScore(town) === 0 &&
    companyScore(town) === 0 &&
    !isAside(town);
  return isTown ? [name, town] : null;
};

/** "Maternité du Val d'Allier", "Red Band Owners Association": three words or more, two of them with capitals. */
const isNameOfWords = (text: string, least: number): boolean => {
  const words = text.split(' ');
  return (
    words.length >= least && words.filter((word) => /^\p{Lu}/u.test(word)).length > 1 && !/\d/.test(text)
  );
};

/** "Logopedista, Poliambulatorio Tagliamento": a post and, after the only comma, a house that is known or has some words; null for other texts. */
export const postAndHouse = (text: string, leastWords = 2): [string, string] | null => {
  const [post, house, ...others] = text.split(', ');
  const isPair =
    post &&
    house &&
    others.length === 0 &&
    /^\p{Lu}/u.test(house) &&
    titleScore(post) >= 1 &&
    // "Manager, Sales", "Nurse, Ward 5": a department is no house.
    (companyScore(house) > 0 ||
      institutionScore(house) > 0 ||
      (titleScore(house) === 0 && isNameOfWords(house, leastWords)));
  return isPair ? [post, house] : null;
};

/** Whether the heads of a document have towns in brackets: of each, one line of several. */
export const haveTowns = (entries: readonly Entry[]): boolean => {
  const heads = entries.map(({ header }) =>
    header.flatMap(({ text }) => text.split('\t')).filter((text) => text.trim()),
  );
  const withTown = heads.filter(
    (texts) =>
      (texts.length > 1 || texts.some((text) => postAndHouse(townInBrackets(text)?.[0] ?? ''))) &&
      texts.filter((text) => townInBrackets(text)).length === 1,
  );
  return withTown.length > 1 && withTown.length > heads.length * 0.7;
};

/** The town of a head apart from the name before it. */
export const townApart = (part: Part): Part[] => {
  const [name, town] = (part.place < 0.6 && townInBrackets(part.text)) || [];
  return name && town
    ? [
        { ...part, text: name },
        { ...part, text: town, place: 1 },
      ]
    : [part];
};
