import * as v from 'valibot';
import { withoutInvisible } from '../words/plain-text.ts';
import { isWebLink, maxLinkLength } from '../words/web-link.ts';
import { maxCharacters, shownAs } from './primitives.ts';
import { visible } from './visible.ts';

/* @__NO_SIDE_EFFECTS__ */
const webLink = () =>
  v.pipe(v.string(), maxCharacters(maxLinkLength), visible(), v.trim(), {
    ...v.url<string>(),
    requirement: isWebLink,
  });
/** A link that pages may render. Every accepted link is one, and is stored without invisible characters. */
export const link = v.pipe(webLink(), shownAs({ pattern: '^\\s*[hH][tT][tT][pP][sS]?://' }));
/** The same for links and images of this service's own pages: only with TLS. */
export const secureLink = v.pipe(
  webLink(),
  v.check((url) => /^https:/i.test(url), 'a link with https'),
  shownAs({ pattern: '^\\s*[hH][tT][tT][pP][sS]://' }),
);
/**
 * The same for an image, whose host becomes a word of the page's policy: letters, digits, dots and hyphens. The standard of URLs allows
 * `;`, `'` and `*`, too, which would begin another rule or allow every host.
 */
export const imageLink = v.pipe(
  webLink(),
  v.check((url) => isPlainHost(url), 'a link with https and a plain host'),
  shownAs({ pattern: '^\\s*[hH][tT][tT][pP][sS]://' }),
);
export const isPlainHost = (url: string): boolean =>
  /^https:\/\/[a-z0-9.-]+(?::\d+)?$/.test(URL.parse(url)?.origin ?? '');
const shown = (url: string) => {
  const seen = withoutInvisible(url);
  return isWebLink(seen) ? seen : null;
};
/**
 * A link in a response. Of a link that an earlier release accepted, invisible characters are omitted; one that a page must not
 * render is omitted as a whole.
 */
export const shownLink = v.pipe(
  v.nullable(v.string()),
  v.transform((url) => (url === null ? null : shown(url))),
  v.nullable(v.string()),
);
export const shownLinks = v.pipe(
  v.array(v.string()),
  v.transform((urls) => urls.map(shown).filter((url) => url !== null)),
  v.array(v.string()),
);
