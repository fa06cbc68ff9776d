import { namesContact } from '../../words/contact-words.ts';
import { countryCode } from '../../words/countries.ts';
import { placeLabels } from '../../words/cv-labels.ts';
import { findDates } from '../../words/dates.ts';
import { namesDrivingLicence } from '../../words/driving-licence.ts';
import { companyScore } from '../../words/employer-words.ts';
import { addressScore, looksLikePlace, type Place, parsePlace, placeScore } from '../../words/places.ts';
import { titleScore } from '../../words/role-words.ts';
import { sectionOf } from '../../words/section-titles.ts';
import { knownSkill } from '../../words/skill-lexicon.ts';
import { namesStreet } from '../../words/streets.ts';
import type { Line } from '../document.ts';
import { isContact, type Section } from '../sections/section.ts';
import { addressInForms } from './address-in-forms.ts';
import { separators, withoutContacts } from './around-contacts.ts';
import { nameLabel } from './before-names.ts';
import { placeByForm } from './place-by-form.ts';

interface FoundPlace {
  place: Place;
  line: Line;
  confidence: number;
}

const label = new RegExp(
  `^(?:${placeLabels})(?:\\s*[:：\\t]|(?<=\\p{Script=Han})\\s|(?<=现居|現居)(?=\\p{Script=Han})(?!住?地))\\s*`,
  'iu',
);

/** The cells after a label, up to one that has a label, an address or a number of its own. */
const labelledCells = (text: string) => {
  const cells = text.split(/\t|\s(?=\p{L}{2,12}[:：])/u);
  const end = cells.findIndex(
    (cell, at) =>
      at > 0 && (/[:：@]|\d(?:[ ()./-]*\d){6}/.test(cell) || namesContact(cell) || sectionOf(cell)),
  );
  return cells.slice(0, end < 0 ? cells.length : end).join(' ');
};

/** "GADDAM SRAVANTHI ⟂ g.sravanthi@example.in": a word of the address. */
const isNameOfAddress = (cell: string, line: string) => {
  const local = /([^\s@:]+)@/.exec(line)?.[1]?.toLowerCase() ?? '';
  return cell
    .toLowerCase()
    .split(/\s+/)
    .some((word) => word.length > 3 && local.includes(word));
};

/** "Östersund, 070-174 06 33": the text before a number or an address is a place, unless it is a role, an employer or a label. */
const isBesideContacts = (
  cell: string,
  at: number,
  isSplit: boolean,
  isLast: boolean,
  { fontSize, text }: Line,
  next: Line | undefined,
) =>
  isSplit &&
  !isNameOfAddress(cell, text) &&
  // The name of the person is larger.
  fontSize < 1.3 * (next?.fontSize ?? fontSize) &&
  (at === 0 || isLast) &&
  cell.length < 40 &&
  cell.split(/,\s*/).every((part) => /^\p{Lu}[\p{L}'’.-]*(?: [\p{L}'’.-]+){0,3}$/u.test(part)) &&
  !namesContact(cell) &&
  titleScore(cell) === 0 &&
  companyScore(cell) === 0;

/** "HGV driver · Immingham, N.E. Lincolnshire": two names after a title are a town and its region. */
const isBehindTitle = (cell: string, at: number, first: string) =>
  at > 0 &&
  titleScore(first) >= 1 &&
  titleScore(cell) === 0 &&
  companyScore(cell) === 0 &&
  /^\p{Lu}[\p{L}'’.-]+(?: [\p{L}'’.-]+){0,2}, \p{Lu}[\p{L}'’.-]*(?: [\p{L}'’.-]+){0,2}$/u.test(cell) &&
  cell.split(', ').every((part) => knownSkill(part) === null);

/** "Systemutvecklare, Göteborg": a post, and a town that is known; empty for other texts. */
const townBehindPost = (cell: string): string => {
  const [, post = '', town = ''] = /^([^,]{3,50}), (\p{Lu}[^,]{2,30})$/u.exec(cell) ?? [];
  return titleScore(post) >= 1 && placeScore(town) >= 0.6 ? town : '';
};

/** "Visby" above a telephone number under "Contact": a line with one name is a place that no list has. */
const isTownAlone = ({ text, bullet }: Line, others: readonly (Line | undefined)[]) =>
  !bullet &&
  /^\p{Lu}\p{Ll}[\p{L}’'-]*(?: \p{L}[\p{L}’'-]+){0,2}$/u.test(text) &&
  !namesContact(text) &&
  titleScore(text) === 0 &&
  companyScore(text) === 0 &&
  !sectionOf(text) &&
  others.some((line) => line && /\S@\S|\d(?:[ ()./-]*\d){6}/.test(line.text));

/** "Am Markt 7, 04109" and "Leipzig" below it, in the same cell. */
const townBelow = (line: Line, next: Line | undefined): string => {
  const cell = [...line.spans].reverse().find((span) => span.startsCell);
  const belongs =
    next && /\d{4,5}$/.test(line.text) && !next.text.includes('\t') && Math.abs(next.x - (cell?.x ?? 0)) < 3;
  return belongs && /^\p{Lu}[\p{L} .-]{2,30}$/u.test(next.text) ? next.text : '';
};

const lettersBehindName = /^(?:[\p{L}.'’-]+ ){2,}[\p{L}.'’-]+, (?:RN|RM|LPN|RPh|LPT|CPA|MSN|BSN)\.?$/u;

const isStreetAlone = (text: string) =>
  namesStreet(text) &&
  placeScore(text) === 0 &&
  addressScore(text) === 0 &&
  !/,\s*\p{Lu}[\p{L} ]{2,}$/u.test(text);

/** The place where the person lives: a labelled place, or the surest place among head and contact lines. */
export const findLocation = (sections: readonly Section[]): FoundPlace | null => {
  let best: FoundPlace | null = null;
  const offer = (raw: string, line: Line, confidence: number) => {
    if (confidence > (best?.confidence ?? 0.3)) best = { place: parsePlace(raw), line, confidence };
  };
  for (const { kind, lines } of sections.filter(isContact)) {
    for (const [i, line] of lines.entries()) {
      const mayBeTown = titleScore(line.text) === 0 && !/^\P{Ll}*,\P{Ll}*$/u.test(line.text);
      const labelled = label.exec(line.text);
      // "Führerschein ⟂ B, BE"
      if (namesDrivingLicence(line.text.split('\t')[0] ?? '') && line.text.includes('\t') && !labelled)
        continue;
      if (labelled) {
        const rest =
          `${labelledCells(line.text.slice(labelled[0].length))} ${townBelow(line, lines[i + 1])}`.trim();
        if (
          /\p{L}/u.test(rest) &&
          !/^〒\s?\d{3}-?\d{4}\s*(?:電話|TEL)?$/iu.test(rest) &&
          !/@|\d{7}|\d{2,4}-\d{3,4}-\d{4}/.test(rest) &&
          findDates(rest).length === 0
        )
          // The town of a street may be on the next line.
          offer(rest.replace(/[\s　](?:電話|TEL)$/u, ''), line, isStreetAlone(rest) ? 0.5 : 0.95);
      }
      const bare = withoutContacts(line.text);
      const isSplit = i > 0 && bare !== line.text.replace(/[\s,;]*\t[\s,;]*/g, '\t');
      const cells = bare.split(separators);
      for (const [at, raw] of cells.entries()) {
        const whole = raw.replace(/^[^\p{L}\p{N}(〒]+|[\s,–-]+$/gu, '');
        const cell = whole.replace(label, '');
        if (cell !== whole && cell && !/\d{7}/.test(cell) && findDates(cell).length === 0)
          offer(cell, line, isStreetAlone(cell) ? 0.45 : 0.9);
        // "CRISTINA VILLAFUERTE, RN" ends like a region.
        if ((i === 0 && lettersBehindName.test(cell)) || (at < 2 && nameLabel.test(line.text))) continue;
        // "26 November 1865" holds a number like a postal code.
        if (findDates(cell).some((date) => date.start && date.start.length > 4)) continue;
        const score = namesDrivingLicence(cell) ? 0 : Math.max(placeScore(cell), addressScore(cell));
        // The town of a lone cell beats a street with a number like a postal code, and any town a country.
        const less = (namesStreet(cell) ? 0.06 : 0) + (countryCode(cell) ? 0.1 : 0);
        if (score > 0) offer(cell, line, 0.45 + score * 0.5 - i * 0.002 - less);
        else if (kind === 'contact' && isTownAlone(line, [lines[i - 1], lines[i + 1], lines[i + 2]]))
          offer(cell, line, 0.5 - i * 0.005);
        else if (
          (mayBeTown && looksLikePlace(cell) && !namesDrivingLicence(cell)) ||
          isBesideContacts(cell, at, isSplit, at === cells.length - 1, line, lines[i + 1])
        )
          offer(cell, line, (kind === 'contact' ? 0.6 : 0.45) - i * 0.005);
        else if (i < 4 && isBehindTitle(cell, at, cells[0] ?? '')) offer(cell, line, 0.4);
        else if (i < 4 && townBehindPost(cell)) offer(townBehindPost(cell), line, 0.4);
      }
    }
  }
  if (best !== null) return best;
  const inForm = addressInForms(sections);
  if (inForm) return { place: parsePlace(inForm.raw), line: inForm.line, confidence: 0.8 };
  const byForm = placeByForm(sections);
  return byForm && { place: parsePlace(byForm.raw), line: byForm.line, confidence: 0.5 };
};
