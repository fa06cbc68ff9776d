import { createHash } from 'node:crypto';

/** The number of characters of HTML that are kept: some 60 of the longest descriptions, or 2,000 ordinary ones. */
const maxCharacters = 8_000_000;

/**
 * Converts a text to HTML once and keeps the result in this instance by the hash of the text, for every job and version
 * with that text. The least recently used HTML is removed first.
 */
export function htmlKeeper(write: (markdown: string) => string, most = maxCharacters) {
  const kept = new Map<string, string>();
  let characters = 0;
  return (markdown: string): string => {
    const key = createHash('sha256').update(markdown, 'utf16le').digest('base64');
    const known = kept.get(key);
    const html = known ?? write(markdown);
    kept.delete(key);
    kept.set(key, html);
    if (known === undefined) characters += html.length;
    for (const [oldest, { length }] of kept) {
      if (characters <= most) break;
      kept.delete(oldest);
      characters -= length;
    }
    return html;
  };
}
