import { findDates } from '../../words/dates.ts';
import { companyScore } from '../../words/employer-words.ts';
import { looksLikePlace } from '../../words/places.ts';
import { titleScore } from '../../words/role-words.ts';
import { atBrackets, employerInBrackets } from './employer-in-brackets.ts';
import { type Habits, partsByHabits } from './habits.ts';
import type { Part } from './header-parts.ts';
import { cutPlace, postAndHouse, splitAtCommas } from './places-in-parts.ts';
import { atHouse } from './posts-in-houses.ts';
import type { Entry } from './split-entries.ts';

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

/** "Self-employed (ABN held)" is the name of a post and the place of an employer. */
const selfEmployed = new RegExp(
  [
    '^(?:self[- ]employed|freelance|selbstst?ändig|freiberuflich|indépendante?|aut[óo]nom[oa]|por cuenta propia|',
    'in proprio|zelfstandig|egenföretagare|självständig|własna działalność|OSVČ)(?:\\s*\\(.*\\))?$',
  ].join(''),
  'iu',
);

/** Above zero a title, below an employer. Text after a comma is a department or a town and counts for less. */
export const titleMinusEmployerScore = ({ text, label }: Part): number => {
  if (label === 'title') return 5;
  if (label === 'employer') return -5;
  // "Electrician (agency)": a remark names no employer.
  const bare = text.replace(/\s*\([^()]*\)$/u, '');
  const named = titleScore(bare) >= 1 && companyScore(bare) === 0 ? bare : text;
  const whole = titleScore(named) - companyScore(named);
  if (selfEmployed.test(text)) return Math.min(0, whole);
  const head = text.split(/,\s/)[0] ?? '';
  return head === text ? whole : (whole + 2 * (titleScore(head) - companyScore(head))) / 3;
};

/** "Summer job, caretaking, Vale Church": a name in small letters after a comma goes on with the role before it. */
const withLowerHalves = (parts: readonly Part[]): Part[] => {
  const [first, second, ...others] = parts;
  const goesOn =
    first &&
    second &&
    second.place < 0.6 &&
    /^\p{Ll}/u.test(second.text) &&
    /^\p{Lu}/u.test(first.text) &&
    companyScore(second.text) === 0 &&
    (others.some(({ text, place }) => place < 0.6 && /^\p{Lu}/u.test(text)) ||
      (others.length === 0 && titleScore(second.text) >= 1 && titleScore(first.text) > 0));
  return goesOn ? [{ ...first, text: `${first.text}, ${second.text}` }, ...others] : [...parts];
};

const isNextToDate = ({ text, line, label }: Part) =>
  label === null && /^\p{Ll}/u.test(text) && companyScore(text) === 0 && findDates(line.text).length > 0;

/** "Praktykant, Robotex (Gliwice)" with "wakacje 2019" below it: words in small letters next to a whole head are no name. */
const withoutAsides = (parts: Part[]): Part[] => {
  const [first, ...others] = parts;
  const [role = '', house = ''] = first?.text.split(/,\s+/) ?? [];
  const isWhole = titleScore(role) >= 1 && /^\p{Lu}/u.test(house);
  return first && isWhole ? [first, ...others.filter((part) => !isNextToDate(part))] : parts;
};

/** "Bus Driver, Caroni Transit" in bold and ", Chaguanas" in plain type on one line: post, house and town. */
const partsBeforeTown = ([first, town, ...others]: readonly Part[]): Part[] | null => {
  const pair = first && first.row === town?.row && others.length === 0 ? postAndHouse(first.text, 3) : null;
  const isTown =
    pair && town && !town.text.includes(',') && titleScore(town.text) < 1 && companyScore(town.text) === 0;
  return isTown && first?.line.text.includes(`${first.text}, ${town.text}`)
    ? pair.map((text) => ({ ...first, text }))
    : null;
};

/** Head parts without places; a single part is cut at its commas, several parts are not. */
export const candidateOf = (entry: Entry, habits: Habits): Candidate => {
  const { endsInTowns } = habits;
  const parts = partsByHabits(entry, habits);
  // "Sachbearbeiterin im Einwohnermeldeamt" is a post where the employer is on a line of its own.
  const cut = parts.filter((part) => part.place < 0.6).length < 2 ? parts.flatMap(atHouse) : parts;
  const uncut = withoutAsides(cut.filter((part) => part.place < 0.6));
  const whole = cut.filter((part) => part.place >= 0.6 || uncut.includes(part));
  const beforeTown = partsBeforeTown(uncut);
  if (beforeTown)
    return {
      entry,
      parts: beforeTown,
      uncut,
      place: uncut[1]?.text ?? null,
      placeRow: uncut[1]?.row ?? null,
    };
  const isBracketed = uncut.length < 2 && uncut.some((part) => employerInBrackets(part.text) !== null);
  const split = isBracketed
    ? whole.flatMap(atBrackets)
    : uncut.length < 2
      ? whole.flatMap((part) => withLowerHalves(splitAtCommas(part)))
      : whole.flatMap((part) => cutPlace(part, endsInTowns));
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
