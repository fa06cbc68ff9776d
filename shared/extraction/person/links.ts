import type { Profile } from '../../contracts/profile.ts';
import { isAddress, linkKey, toProfile, withScheme } from '../../words/web-addresses.ts';
import { isWebLink } from '../../words/web-link.ts';
import type { CvDocument, Line } from '../document.ts';
import { isContact, type Section } from '../sections/section.ts';
import { cutOff } from './wrapped-address.ts';

const written =
  /(?<![\p{L}\d@./-])(?:https?:\/\/|www\.)?(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,12}(?:\/[^\s,;|<>"）)]*)?(?![\p{L}@])/giu;

/** An address cut at a hyphen or slash by a narrow column goes on as the only word of the next line. */
const wrappedRest = (line: Line, end: number, document: CvDocument) => {
  const { lines } = document;
  const next = lines[line.number];
  const broken = line.text.includes('/') ? cutOff(document, line, end) : '';
  if (broken) return broken;
  const cut = /[-/]$/.test(line.text) && end >= line.text.length - 1;
  const rest = cut && next?.column === line.column && /^[\w/-]+$/.test(next.text) ? next.text : '';
  return (cut && end < line.text.length ? line.text.slice(end) : '') + rest;
};

/** Numbers of the lines in the sections that `wanted` accepts. */
const lineNumbers = (sections: readonly Section[], wanted: (section: Section) => boolean) =>
  new Set(sections.filter(wanted).flatMap((section) => section.lines.map((line) => line.number)));

const tellsOfPerson = ({ kind }: Section) => kind === 'summary' || kind === 'languages' || kind === 'skills';

/**
 * The person's own page and profiles. Links in the head or in a contact section count; in the rest of the CV they
 * belong to employers and projects. Hidden targets of icons are read from the file's link annotations.
 */
export const findLinks = (
  document: CvDocument,
  sections: readonly Section[],
): Pick<Profile['basics'], 'url' | 'profiles'> => {
  const contact = lineNumbers(sections, isContact);
  const personal = lineNumbers(sections, tellsOfPerson);
  const found = new Map<string, string>();
  const add = (address: string) => {
    const key = linkKey(address);
    if (key.includes('.') && !found.has(key)) found.set(key, address.trim().replace(/[.,;)]+$/, ''));
  };
  for (const line of document.lines) {
    if (!contact.has(line.number)) continue;
    for (const match of line.text.matchAll(written)) {
      if (isAddress(match[0])) add(match[0] + wrappedRest(line, match.index + match[0].length, document));
    }
  }
  for (const { url, page, line } of document.links) {
    if (!isWebLink(url.trim()) || /google\.[a-z.]+\/maps|\bmaps\./.test(url)) continue;
    const ofPerson = line !== null && personal.has(line) && toProfile(url)?.username;
    if (ofPerson || (line === null ? page === 1 : contact.has(line))) add(url);
  }
  const addresses = [...found.values()].map((address) => ({ address, profile: toProfile(address) }));
  const [own, ...others] = addresses
    .filter(({ profile }) => !profile)
    .map(({ address }) => withScheme(address));
  return {
    url: own ?? null,
    profiles: [
      ...addresses.flatMap(({ profile }) => profile ?? []),
      ...others.map((url) => ({ network: 'Website', username: null, url })),
    ],
  };
};
