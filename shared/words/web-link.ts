import { oneLine } from './plain-text.ts';

/** The longest link that is taken. */
export const maxLinkLength = 2000;

/** Scheme and slashes spelled out, then a host without a name or password before it. Browsers read `\` as `/`, so it is in none. */
const outline = /^https?:\/\/[^\s\\@/?#]+(?:[/?#][^\s\\]*)?$/i;

/** Whether a text is a link that a page may render: http or https, without credentials, and nothing that a browser skips. */
export const isWebLink = (text: string): boolean =>
  text.length <= maxLinkLength && oneLine.test(text) && outline.test(text) && URL.canParse(text);
