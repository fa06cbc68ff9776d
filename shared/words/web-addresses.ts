/** A person's page on a network. `username` is null where the address does not show it. */
interface ProfileLink {
  network: string;
  username: string | null;
  url: string;
}

/** Hosts of people's profiles: the network's name, and the path segment with the user. */
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

/** Host and path without scheme, "www." and trailing slash: the form in which links are compared. */
export const linkKey = (url: string) =>
  url
    .trim()
    .toLowerCase()
    .replace(/^[a-z]+:\/\//, '')
    .replace(/^www\./, '')
    .replace(/(?<![/?#])[/?#]+$/, '');

export const withScheme = (url: string) => (/^https?:\/\//i.test(url) ? url : `https://${url}`);

const parse = (url: string): URL | null => {
  try {
    return new URL(withScheme(url));
  } catch {
    return null;
  }
};

/** A path with its letters as people write them: the parser encodes those outside of ASCII. */
const asWritten = (path: string) => {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
};

/** The profile that an address leads to, or null when its host is not one of the networks. */
export const toProfile = (url: string): ProfileLink | null => {
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
    username: network.user.exec(asWritten(address.pathname))?.[1] ?? null,
    url: withScheme(url),
  };
};

const topLevels = new Set(
  'com org net dev io me co uk de fr es it pt br nl pl jp eu app ai tech info ch at be ie se no dk fi ca au us in blog site online page xyz cloud edu cat is gg ly to tv so sh studio design works black link social example name pro world work art live be cz gal lu mx ar cl nz za kr cn tw hk sg inc'.split(
    ' ',
  ),
);

/** "Node.js" and "ASP.NET" are no addresses: without scheme, "www." or path, the ending must be a common one. */
export const isAddress = (text: string): boolean => {
  if (/^(?:https?:\/\/|www\.)/i.test(text)) return true;
  const host = text.split('/')[0] ?? '';
  const known = topLevels.has(host.split('.').pop()?.toLowerCase() ?? '');
  if (/^[BM]\.(?:tech|sc|com|eng|arch|ed|pharm|a)$/i.test(text)) return false;
  // Two names of which the first begins with a capital are a product, such as "Socket.io".
  const product = /^[\p{L}\d]+\.(?:js|io|net|ai|py)$/iu.test(text) && /^\p{Lu}/u.test(text);
  return known && (text.includes('/') || !product);
};
