import * as v from 'valibot';
import { isWebLink, maxLinkLength } from '../words/web-link.ts';
import { maxCharacters, shownAs } from './primitives.ts';

/** A link that pages may render. Every accepted link is one. */
export const link = v.pipe(
  v.string(),
  maxCharacters(maxLinkLength),
  v.trim(),
  { ...v.url<string>(), requirement: isWebLink },
  shownAs({ pattern: '^\\s*[hH][tT][tT][pP][sS]?://' }),
);
/** A link in a response. A link that an earlier release accepted and that a page must not render is omitted. */
export const shownLink = v.pipe(
  v.nullable(v.string()),
  v.transform((url) => (url !== null && isWebLink(url) ? url : null)),
  v.nullable(v.string()),
);
export const shownLinks = v.pipe(
  v.array(v.string()),
  v.transform((urls) => urls.filter(isWebLink)),
  v.array(v.string()),
);
