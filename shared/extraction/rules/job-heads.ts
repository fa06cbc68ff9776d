import { looksLikePlace, placeScore } from '../../words/places.ts';
import { companyScore, titleScore } from '../../words/role-words.ts';
import type { Entry } from './entries.ts';
import { cutPlace, headerParts, type Part, splitAtCommas } from './header-parts.ts';

/** An entry of a work section with the facts in its head. */
export interface Candidate {
  entry: Entry;
  parts: Part[];
  /** As the head's lines part them, before any comma does. */
  uncut: Part[];
  place: string | null;
  /** The line of the head that has it. */
  placeRow: number | null;
}

/** Above zero a title, below an employer. Text after a comma is a department or a town and counts for less. */
export const titleMinusEmployerScore = ({ text, label }: Part): number => {
  if (label === 'title') return 5;
  if (label === 'employer') return -5;
  const whole = titleScore(text) - companyScore(text);
  const head = text.split(/,\s/)[0] ?? '';
  return head === text ? whole : (whole + 2 * (titleScore(head) - companyScore(head))) / 3;
};

/** "Electrician (Siemens AG)", "Técnica de contabilidade (Contas em Dia, Vila Real)": a role, and in brackets where. */
export const employerInBrackets = (text: string): [string, string] | null => {
  const [, role = '', inside = ''] = /^([^()]{3,70}?)\s*\((\p{Lu}[^()]{2,80})\)?$/u.exec(text.trim()) ?? [];
  const [employer = '', ...place] = inside.split(/,\s+/);
  const hasPlace = place.length > 0 && placeScore(place.join(', ')) >= 0.6;
  const isNamed =
    hasPlace || companyScore(employer) > 0 || (/\s\p{Lu}/u.test(employer) && titleScore(employer) === 0);
  return titleScore(role) >= 1 && isNamed && !/\d/.test(employer) ? [role, inside] : null;
};

/** In the brackets, what follows the employer is the place, also one that no list has. */
const atBrackets = (part: Part): Part[] => {
  const found = employerInBrackets(part.text);
  if (!found) return [part];
  const [role, inside] = found.map((text): Part => ({ ...part, text, place: 0 })) as [Part, Part];
  const [employer, ...places] = splitAtCommas(inside);
  return [role, employer ?? inside, ...places.map((one) => ({ ...one, place: Math.max(one.place, 0.6) }))];
};

/** Head parts without places; a single part is cut at its commas, several parts are not. */
export const candidateOf = (entry: Entry): Candidate => {
  const whole = headerParts(entry);
  const uncut = whole.filter((part) => part.place < 0.6);
  const isBracketed = uncut.length < 2 && uncut.some((part) => employerInBrackets(part.text) !== null);
  const split = isBracketed
    ? whole.flatMap(atBrackets)
    : uncut.length < 2
      ? whole.flatMap(splitAtCommas)
      : whole.flatMap(cutPlace);
  const place = split.find((part) => part.place >= 0.6) ?? null;
  const named = split.filter((part) => part.place < 0.6);
  // Of three parts, the last that looks like "City, Region" is the place even when the country is not known.
  const last = named.at(-1);
  if (!place && last && named.length > 2 && looksLikePlace(last.text))
    return { entry, parts: named.slice(0, -1), uncut, place: last.text, placeRow: last.row };
  return { entry, parts: named, uncut, place: place?.text ?? null, placeRow: place?.row ?? null };
};

/** Above zero: the document writes the title first; below: the employer. Learned once over all its entries. */
export const titleFirst = (candidates: readonly Candidate[]) =>
  candidates.reduce(
    (sum, { parts: [first, second] }) =>
      first && second ? sum + titleMinusEmployerScore(first) - titleMinusEmployerScore(second) : sum,
    0,
  );

/** Both halves of a title as the line writes them, or null if more than a dash is between them. */
const wholeTitle = (first: Part, second: Part): Part | null => {
  const { text } = first.line;
  const start = text.indexOf(first.text);
  const end = text.indexOf(second.text, start + first.text.length);
  const between = start < 0 || end < 0 ? '' : text.slice(start + first.text.length, end);
  return /^\s?[–—-]\s$/.test(between)
    ? { ...first, text: text.slice(start, end + second.text.length) }
    : null;
};

/** Which part of the head is the title and which the employer. */
export interface Job {
  title: Part | null;
  company: Part | null;
}

/** Title and employer of a head; `order` is above zero where the document writes titles first. */
export const assign = ({ parts, placeRow }: Candidate, order: number): Job => {
  const labelled = (label: Part['label']) => parts.find((part) => part.label === label) ?? null;
  if (labelled('title') && labelled('employer'))
    return { title: labelled('title'), company: labelled('employer') };
  const [first, second] = parts;
  if (!first) return { title: null, company: null };
  if (!second)
    return titleMinusEmployerScore(first) > 0 || order > 0
      ? { title: first, company: null }
      : { title: null, company: first };
  // A place, a motto or a department may be between the employer and the title.
  const late = parts.slice(2).find((part) => titleMinusEmployerScore(part) > 0.5);
  if (late && titleMinusEmployerScore(first) <= 0 && titleMinusEmployerScore(second) <= 0)
    return { title: late, company: first };
  // "Manager – Finance & Accounts" on one line, the employer on another: the second half belongs to the title.
  const employer = parts
    .slice(2, 4)
    .find(
      (part) =>
        part.row !== first.row &&
        (titleMinusEmployerScore(part) <= -1 ||
          (part.row === placeRow && titleMinusEmployerScore(part) <= 0)),
    );
  if (
    employer &&
    first.row === second.row &&
    titleMinusEmployerScore(first) > 0.5 &&
    companyScore(second.text) === 0
  ) {
    return { title: wholeTitle(first, second) ?? first, company: employer };
  }
  // The employer above, "Engineer – Battery Systems" below it.
  const [, , third] = parts;
  if (
    third &&
    first.row < second.row &&
    second.row === third.row &&
    titleMinusEmployerScore(second) > 0.5 &&
    titleMinusEmployerScore(first) <= 0 &&
    companyScore(third.text) === 0
  )
    return { title: wholeTitle(second, third) ?? second, company: first };
  // The place is on the line of the employer.
  const isPlaced = placeRow !== null && first.row !== second.row;
  const byPlace = !isPlaced ? 0 : placeRow === second.row ? 0.5 : placeRow === first.row ? -0.5 : 0;
  const pull =
    titleMinusEmployerScore(first) -
    titleMinusEmployerScore(second) +
    Math.max(-1, Math.min(1, order)) * 0.9 +
    byPlace;
  return pull >= 0 ? { title: first, company: second } : { title: second, company: first };
};

/**
 * "Associate, Investment Banking" or "Engineer – Powertrain" under the employer of the role above: the text after the
 * comma is a field, not an employer. Null if the head has more than a role.
 */
export const furtherRole = ({ uncut }: Candidate, before: Job | undefined): Job | null => {
  const [first, second, ...others] = uncut;
  const stoodApart = before?.title && before.company && before.company.row < before.title.row;
  if (
    !first ||
    others.length > 0 ||
    !stoodApart ||
    titleMinusEmployerScore(first) <= 0.5 ||
    companyScore(first.text) > 0
  )
    return null;
  if (!second) return first.text.includes(',') ? { title: first, company: null } : null;
  const title =
    first.row === second.row && companyScore(second.text) === 0 ? wholeTitle(first, second) : null;
  return title && { title, company: null };
};
