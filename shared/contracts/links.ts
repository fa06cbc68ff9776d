import * as v from 'valibot';
import { withoutInvisible } from '../words/plain-text.ts';
import { isWebLink, maxLinkLength } from '../words/web-link.ts';
import { maxCharacters, shownAs } from './primitives.ts';
import { visible } from './visible.ts';

/** A link that pages may render. Every accepted link is one, and is stored without invisible characters. */
export const link = v.pipe(
  v.string(),
  maxCharacters(maxLinkLength),
  visible(),
  v.trim(),
  { ...v.url<string>(), requirement: isWebLink },
  shownAs({ pattern: '^\\s*[hH][tT][tT][pP][sS]?://' }),
);
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
