import { oneLine } from './plain-text.ts';

/** The longest accepted link, in characters. */
export const maxLinkLength = 2000;

/** Scheme and slashes, then a host without user name or password. `\` is excluded, because browsers read it as `/`. */
const outline = /^https?:\/\/[^\s\\@/?#]+(?:[/?#][^\s\\]*)?$/i;

/**
 * Whether a text is a link that a page may render: http or https, without credentials, and without characters that
 * browsers skip.
 */
export const isWebLink = (text: string): boolean =>
  text.length <= maxLinkLength && oneLine.test(text) && outline.test(text) && URL.canParse(text);
