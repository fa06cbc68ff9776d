import MarkdownIt from 'markdown-it';

/** The limit in characters for links that are defined once and used repeatedly. */
const maxRepeated = 1_000_000;

/** Relative addresses and those of these schemes become links; of all others only the text stays. */
const schemes = new Set(['http', 'https', 'irc', 'ircs', 'mailto', 'xmpp']);
const scheme = /^([^/?#:]*):/;

/** CommonMark; raw HTML is shown as text. */
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
 * Converts Markdown to HTML without raw HTML and without dangerous links. The time is linear for every pattern of the
 * tests, and the HTML of 50,000 characters is less than a megabyte. One address of 25,000 characters in 8,000 reference
 * links would become 200 MB, so reference links stay text if they could exceed a megabyte.
 */
export function writeHtml(markdown: string): string {
  const references = markdown.includes(']:') ? markdown.split('[').length : 0;
  const html = references * markdown.length > maxRepeated ? undefined : writer.render(markdown);
  // Encoding makes addresses up to nine times longer.
  const isShort = html !== undefined && html.length < maxRepeated;
  return (isShort ? html : withoutReferences.render(markdown)).trimEnd();
}
