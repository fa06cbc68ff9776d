import type { CvDocument, Line } from '../document.ts';
import { isContact, type Section } from './sections.ts';

export interface ProfileLink {
  network: string;
  username: string | null;
  url: string;
}

/** Hosts of people's profiles: the network's name, and which path segment holds the user. */
const networks: Record<string, { name: string; user: RegExp }> = {
  'linkedin.com': { name: 'LinkedIn', user: /^\/(?:in|pub)\/([^/]+)/ },
  'github.com': { name: 'GitHub', user: /^\/([^/]+)\/?$/ },
  'gitlab.com': { name: 'GitLab', user: /^\/([^/]+)\/?$/ },
  'bitbucket.org': { name: 'Bitbucket', user: /^\/([^/]+)\/?$/ },
  'twitter.com': { name: 'Twitter', user: /^\/([^/]+)/ },
  'x.com': { name: 'X', user: /^\/([^/]+)/ },
  'xing.com': { name: 'XING', user: /^\/profile\/([^/]+)/ },
  'stackoverflow.com': { name: 'Stack Overflow', user: /^\/(?:users|u)\/([^/]+)/ },
  'medium.com': { name: 'Medium', user: /^\/@([^/]+)/ },
  'dev.to': { name: 'DEV', user: /^\/([^/]+)/ },
  'behance.net': { name: 'Behance', user: /^\/([^/]+)/ },
  'dribbble.com': { name: 'Dribbble', user: /^\/([^/]+)/ },
  'instagram.com': { name: 'Instagram', user: /^\/([^/]+)/ },
  'facebook.com': { name: 'Facebook', user: /^\/([^/]+)/ },
  'youtube.com': { name: 'YouTube', user: /^\/(?:c\/|@|user\/|channel\/)?([^/]+)/ },
  'bsky.app': { name: 'Bluesky', user: /^\/profile\/([^/]+)/ },
  'kaggle.com': { name: 'Kaggle', user: /^\/([^/]+)/ },
  'leetcode.com': { name: 'LeetCode', user: /^\/(?:u\/)?([^/]+)/ },
  'orcid.org': { name: 'ORCID', user: /^\/([\dX-]+)/ },
  'scholar.google.com': { name: 'Google Scholar', user: /^$/ },
  'researchgate.net': { name: 'ResearchGate', user: /^\/profile\/([^/]+)/ },
  'soundcloud.com': { name: 'SoundCloud', user: /^\/([^/]+)/ },
  'codepen.io': { name: 'CodePen', user: /^\/([^/]+)/ },
  'qiita.com': { name: 'Qiita', user: /^\/([^/]+)/ },
  'note.com': { name: 'note', user: /^\/([^/]+)/ },
  't.me': { name: 'Telegram', user: /^\/([^/]+)/ },
};

const written =
  /(?<![\p{L}\d@./-])(?:https?:\/\/|www\.)?(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,12}(?:\/[^\s,;|<>"）)]*)?(?![\p{L}@])/giu;
const topLevels = new Set(
  'com org net dev io me co uk de fr es it pt br nl pl jp eu app ai tech info ch at be ie se no dk fi ca au us in blog site online page xyz cloud edu cat is gg ly to tv so sh studio design works black link social example name pro world work art live be cz gal lu mx ar cl nz za kr cn tw hk sg inc'.split(
    ' ',
  ),
);
const fileNames = /\.(?:js|ts|net|py|md|pdf|docx?|php|sh|io|ai)$/i;

/** Host and path without scheme, "www." and trailing slash: how two links are held equal. */
export const linkKey = (url: string) =>
  url
    .trim()
    .toLowerCase()
    .replace(/^[a-z]+:\/\//, '')
    .replace(/^www\./, '')
    .replace(/[/?#]+$/, '');

const withScheme = (url: string) => (/^[a-z]+:\/\//i.test(url) ? url : `https://${url}`);

const parse = (url: string): URL | null => {
  try {
    return new URL(withScheme(url));
  } catch {
    return null;
  }
};

/** "Node.js" and "ASP.NET" are no addresses: without scheme, "www." or path, the ending must be a common one. */
const isAddress = (text: string, inContact: boolean) => {
  if (/^(?:https?:\/\/|www\.)/i.test(text)) return true;
  const host = text.split('/')[0] ?? '';
  const known = topLevels.has(host.split('.').pop()?.toLowerCase() ?? '');
  if (text.includes('/')) return known;
  return (
    known &&
    inContact &&
    !/^[A-Z][a-z]+\.(?:js|io|net|ai)$/.test(text) &&
    !(fileNames.test(text) && host.split('.').length < 3 && /[A-Z]/.test(text))
  );
};

const toProfile = (url: string): ProfileLink | null => {
  const address = parse(url);
  const host = address?.hostname.replace(/^(?:www|m|[a-z]{2})\./, '') ?? '';
  const network =
    networks[host] ??
    (host.includes('mastodon') || /^\/@[^/]+\/?$/.test(address?.pathname ?? '')
      ? { name: 'Mastodon', user: /^\/@([^/]+)/ }
      : null);
  if (!network || !address) return null;
  return {
    network: network.name,
    username: network.user.exec(address.pathname)?.[1] ?? null,
    url: withScheme(url),
  };
};

/** An address cut at a hyphen or slash by a narrow column goes on as the only word of the next line. */
const wrappedRest = (line: Line, end: number, { lines }: CvDocument) => {
  const next = lines[line.number];
  const cut = /[-/]$/.test(line.text) && end >= line.text.length - 1;
  const rest = cut && next?.column === line.column && /^[\w/-]+$/.test(next.text) ? next.text : '';
  return (cut && end < line.text.length ? line.text.slice(end) : '') + rest;
};

/**
 * The person's own page and profiles. Links that stand in the head or in a contact section count; in the rest of the CV they
 * belong to employers and projects. Hidden targets of icons are read from the file's link annotations.
 */
export const findLinks = (document: CvDocument, sections: readonly Section[]) => {
  const contact = new Set<number>();
  const personal = new Set<number>();
  for (const section of sections) {
    for (const { number } of section.lines) {
      if (isContact(section)) contact.add(number);
      if (section.kind === 'summary' || section.kind === 'languages' || section.kind === 'skills')
        personal.add(number);
    }
  }
  const found = new Map<string, { url: string; line: Line | null }>();
  const add = (url: string, line: Line | null) => {
    const key = linkKey(url);
    if (key.includes('.') && !found.has(key))
      found.set(key, { url: url.trim().replace(/[.,;)]+$/, ''), line });
  };
  for (const line of document.lines) {
    if (!contact.has(line.number)) continue;
    for (const match of line.text.matchAll(written)) {
      if (isAddress(match[0], true))
        add(match[0] + wrappedRest(line, match.index + match[0].length, document), line);
    }
  }
  const firstHeading = sections.find((section) => section.kind !== 'header')?.lines[0];
  for (const link of document.links) {
    if (!/^https?:/i.test(link.url)) continue;
    const line = document.lines.find((candidate) => candidate.number === link.line) ?? null;
    const profile = toProfile(link.url)?.username && (!line || personal.has(line.number));
    const atTop =
      profile || (line ? contact.has(line.number) : link.page === 1 && firstHeading !== undefined);
    const place = /google\.[a-z.]+\/maps|maps\./.test(link.url);
    if (atTop && !place) add(link.url, line);
  }
  const profiles: ProfileLink[] = [];
  let url: string | null = null;
  for (const { url: address } of found.values()) {
    const profile = toProfile(address);
    if (profile) profiles.push(profile);
    else if (url === null) url = withScheme(address);
    else profiles.push({ network: 'Website', username: null, url: withScheme(address) });
  }
  return { url, profiles };
};
