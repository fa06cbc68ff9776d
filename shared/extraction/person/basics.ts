import type { Profile } from '../../contracts/profile.ts';
import { isPersonal, withoutPersonalSentences } from '../../redaction/personal-text.ts';
import { titleScore } from '../../words/role-words.ts';
import { isAddress } from '../../words/web-addresses.ts';
import { certainty } from '../certainty.ts';
import type { CvDocument, Line } from '../document.ts';
import { bodyText } from '../entries/body-text.ts';
import { isContact, type Section } from '../sections/section.ts';
import { findEmails } from './emails.ts';
import { findLinks } from './links.ts';
import { findLocation } from './location.ts';
import { findName } from './person-name.ts';
import { diallingCountry } from './phone-number.ts';
import { findPhones } from './phones.ts';
import { splitName } from './split-name.ts';

/** The signs of a place order the places of a CV; below those of a sure one, .97 of the chosen places were right. */
const placeConfidence = (signs: number) =>
  signs >= leastSureSigns ? certainty.sure : signs >= 0.5 ? certainty.likely : certainty.doubtful;
const leastSureSigns = 0.9;

/** Head and contact sections; all lines of the first page where a CV has neither. */
const contactLines = (document: CvDocument, sections: readonly Section[]): Line[] => {
  const lines = sections.filter(isContact).flatMap((section) => section.lines);
  return lines.length > 0 ? lines : document.lines.filter((line) => line.page === 1);
};

export const extractBasics = (document: CvDocument, sections: readonly Section[]) => {
  const own = contactLines(document, sections);
  const ownNumbers = new Set(own.map((line) => line.number));
  const others = new Set(
    document.lines.filter((line) => !ownNumbers.has(line.number)).map((line) => line.number),
  );
  const emails = findEmails(document, others).map(({ address }) => address);
  const { url, profiles } = findLinks(document, sections);
  const location = findLocation(sections);
  const country = diallingCountry(location?.place ?? null, document.language);
  let phones = findPhones(own, country);
  if (phones.length === 0)
    phones = findPhones(
      document.lines.filter((line) => line.page === 1),
      country,
    ).slice(0, 1);
  const name = findName(document, new Set(own), emails, [
    url ?? '',
    ...profiles.map((profile) => profile.username ?? ''),
  ]);
  const { first, last } = name ? splitName(name.name, document.language) : { first: null, last: null };
  const basics: Profile['basics'] = {
    name: name?.name ?? null,
    first_name: first,
    last_name: last,
    label: labelUnder(own, name?.line ?? null),
    email: emails[0] ?? null,
    emails,
    phone: phones[0]?.raw ?? null,
    phones: phones.map(({ raw, e164, country_code }) => ({ raw, e164, country_code })),
    url,
    profiles,
    location: location?.place ?? null,
    summary: summaryText(sections),
  };
  const confidence = {
    name: name?.confidence ?? 0,
    email: emails.length > 0 ? certainty.certain : 0,
    phone: phones.length === 0 ? 0 : phones[0]?.e164 ? certainty.sure : certainty.likely,
    location: location ? placeConfidence(location.confidence) : 0,
  };
  return { basics, confidence };
};

/** The line under the name, or on its right, that reads like a job title. */
const labelUnder = (lines: readonly Line[], nameLine: Line | null): string | null => {
  if (!nameLine) return null;
  const near = lines.filter(
    (line) =>
      line.column === nameLine.column && line.number > nameLine.number && line.number <= nameLine.number + 3,
  );
  const found = near.find(
    (line) =>
      titleScore(line.text) > 0 &&
      line.text.length < 80 &&
      !/[@\d]/.test(line.text) &&
      !line.text.split(/[\s|·,]+/).some((word) => word.includes('.') && isAddress(word)) &&
      !line.text.includes('\t') &&
      !isPersonal(line.text),
  );
  return found?.text ?? null;
};

const summaryText = (sections: readonly Section[]): string | null => {
  const lines = sections.filter((section) => section.kind === 'summary').flatMap((section) => section.lines);
  const { summary, highlights } = bodyText(lines);
  return withoutPersonalSentences([summary, ...highlights].filter(Boolean).join(' '));
};
