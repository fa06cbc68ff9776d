import MarkdownIt from 'markdown-it';

/** So many characters may come of links that are written in one place and used in many. */
const maxRepeated = 1_000_000;

/** Addresses of these schemes, and those that are relative, are links; of all others their text stays. */
const schemes = new Set(['http', 'https', 'irc', 'ircs', 'mailto', 'xmpp']);
const scheme = /^([^/?#:]*):/;

/** CommonMark; raw HTML is written as its text. */
export function markdownWriter() {
  const writer = new MarkdownIt('commonmark', { html: false });
  writer.validateLink = (address) => {
    const named = scheme.exec(address)?.[1];
    return named === undefined || schemes.has(named.trimStart().toLowerCase());
  };
  return writer;
}

const writer = markdownWriter();
const withoutReferences = markdownWriter().disable('reference');

/**
 * Markdown as HTML, without raw HTML and without dangerous links. Time grows with the length for every pattern that the tests
 * know, and the HTML of 50,000 characters is shorter than a megabyte. One address of 25,000 characters that
 * 8,000 links use would come to 200 MB, so that links by reference stay text where they could come to a megabyte.
 */
export function writeHtml(markdown: string): string {
  const references = markdown.includes(']:') ? markdown.split('[').length : 0;
  const html = references * markdown.length > maxRepeated ? undefined : writer.render(markdown);
  // Addresses grow when they are encoded, up to nine times.
  const isShort = html !== undefined && html.length < maxRepeated;
  return (isShort ? html : withoutReferences.render(markdown)).trimEnd();
}
