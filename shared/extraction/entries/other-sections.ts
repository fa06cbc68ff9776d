import type { Profile } from '../../contracts/profile.ts';
import { certificateBeginnings } from '../../words/certificate-beginnings.ts';
import { findDates, withoutDates } from '../../words/dates.ts';
import { namesDrivingLicence } from '../../words/driving-licence.ts';
import { companyScore } from '../../words/employer-words.ts';
import { foldHead } from '../../words/fold.ts';
import { titleScore } from '../../words/role-words.ts';
import { cite } from '../cite.ts';
import type { Line } from '../document.ts';
import { bodyText } from './body-text.ts';
import { headerParts, type Part } from './header-parts.ts';
import { type Entry, splitEntries } from './split-entries.ts';

interface Item {
  parts: Part[];
  entry: Entry;
  line: Line;
}

/** Entries by their dates, or, in a section without dates, one item per line that is no part of another item. */
const itemsOf = (lines: readonly Line[]): Item[] => {
  const dated = splitEntries(lines, 'any');
  const entries =
    dated.length > 0 && dated.length >= lines.filter((line) => line.bullet).length * 0.5
      ? dated
      : lines.map(lineEntry);
  return entries.flatMap((entry) => {
    const parts = headerParts(entry);
    const line = parts[0]?.line;
    return line ? [{ parts, entry, line }] : [];
  });
};

const lineEntry = (line: Line): Entry => {
  const dates = findDates(line.text);
  return { dates: dates[0] ?? null, header: [{ line, text: withoutDates(line.text, dates) }], body: [] };
};

const urlOf = (entry: Entry) =>
  entry.header.map(({ line }) => /https?:\/\/[^\s,;)]+/.exec(line.text)?.[0]).find(Boolean) ?? null;

const issued = ({ dates }: Entry) => dates?.end ?? dates?.start ?? null;
const begun = ({ dates }: Entry) => ({
  start_date: dates?.start ?? null,
  end_date: dates?.isRange ? (dates.end ?? null) : null,
});

const ofCertificates = new RegExp(
  `schein(?!\\p{L})|karte(?!\\p{L})|(?<!\\p{L})(?:${certificateBeginnings})`,
  'u',
);

/** Whether a line below another in a list of certificates is one of its own, and not who issued the first. */
const isOwnCertificate = (text: string) =>
  companyScore(text) === 0 && (namesDrivingLicence(text) || ofCertificates.test(foldHead(text)));

/** Certificates without a date, between others that have one. */
const certificateItems = (lines: readonly Line[]): Item[] =>
  itemsOf(lines).flatMap((item) => {
    const [first, ...others] = item.entry.header;
    const isList = others.length > 0 && namesDrivingLicence(first?.text ?? '');
    if (!isList && !others.some(({ text }) => isOwnCertificate(text))) return [item];
    return item.entry.header.flatMap(({ line }) => {
      const entry = lineEntry(line);
      const parts = headerParts(entry);
      return parts[0] ? [{ parts, entry, line }] : [];
    });
  });

export const extractCertificates = (lines: readonly Line[]): Profile['certificates'] =>
  certificateItems(lines).map(({ parts, entry, line }) => ({
    name: parts[0]?.text ?? '',
    issuer: parts[1]?.text ?? null,
    date: issued(entry),
    url: urlOf(entry),
    source: cite(line),
  }));

export const extractAwards = (lines: readonly Line[]): Profile['awards'] =>
  itemsOf(lines).map(({ parts, entry, line }) => ({
    title: parts[0]?.text ?? '',
    awarder: parts[1]?.text ?? null,
    date: issued(entry),
    source: cite(line),
  }));

export const extractPublications = (lines: readonly Line[]): Profile['publications'] =>
  itemsOf(lines).map(({ parts, entry, line }) => ({
    name: parts[0]?.text ?? '',
    publisher: parts[1]?.text ?? null,
    release_date: issued(entry),
    url: urlOf(entry),
    source: cite(line),
  }));

export const extractProjects = (lines: readonly Line[]): Profile['projects'] =>
  itemsOf(lines).map(({ parts, entry, line }) => {
    const { summary, highlights } = bodyText(entry.body);
    return {
      name: parts[0]?.text ?? '',
      description: summary ?? parts[1]?.text ?? null,
      ...begun(entry),
      url: urlOf(entry),
      highlights,
      source: cite(line),
    };
  });

export const extractVolunteer = (lines: readonly Line[]): Profile['volunteer'] =>
  itemsOf(lines).map(({ parts, entry, line }) => {
    const [first, second] = parts;
    const roleFirst = titleScore(first?.text ?? '') >= titleScore(second?.text ?? '');
    const [position, organization] = roleFirst ? [first, second] : [second, first];
    return {
      organization: organization?.text ?? null,
      position: position?.text ?? null,
      ...begun(entry),
      is_current: entry.dates?.isCurrent ?? false,
      highlights: bodyText(entry.body).highlights,
      source: cite(line),
    };
  });
