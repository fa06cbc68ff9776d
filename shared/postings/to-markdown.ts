import { type Element, parseHtml, silent, squeeze } from './parse-html.ts';

const paragraphs = new Set(
  (
    'p div section article main header footer aside nav address blockquote figure figcaption table tbody thead tr ' +
    'dl dt dd form fieldset pre hr body html details summary center'
  ).split(' '),
);
const strong = new Set(['b', 'strong']);
const maxListDepth = 6;

/** How much of the texts of a page can still be converted, over all of its conversions. */
export interface TextBudget {
  characters: number;
}

/** As many characters as a page can have: only a page that is converted several times is cut. */
export const newTextBudget = (): TextBudget => ({ characters: 2_000_000 });

/**
 * Converts HTML to a small subset of Markdown: headings, paragraphs, lists, bold, and safe links. Other elements become
 * their text. Relative links are resolved with `base`. Text beyond the budget is left out.
 */
export function toMarkdown(element: Element, base: string, budget: TextBudget = newTextBudget()): string {
  const writer = new MarkdownWriter(base, budget);
  writer.walk(element, 0);
  return writer.finish();
}

/** Converts a description from a feed or a script: HTML, escaped HTML, or plain text with line breaks. */
export function descriptionToMarkdown(text: string, base: string): string {
  const isEscaped = !/<[a-z!/]/i.test(text) && /&lt;\/?[a-z]/i.test(text);
  const html = isEscaped ? rawText(text) : text;
  const isHtml = /<\/?[a-z][^<>]{0,2000}>/i.test(html);
  return toMarkdown(parseHtml(isHtml ? html : linesToHtml(html)).root, base);
}

const linesToHtml = (text: string) =>
  text
    .replaceAll('<', '&lt;')
    .split(/\r\n|\r|\n/)
    .map((line) => line.replace(/^\s*[-*•·–]\s+(.*)$/s, '<li>$1</li>'))
    .map((line) => (line.startsWith('<li>') ? line : `<p>${line}</p>`))
    .join('');

const rawText = (escaped: string) =>
  parseHtml(escaped)
    .root.children.filter((child) => typeof child === 'string')
    .join('');

class MarkdownWriter {
  readonly #base: string;
  readonly #budget: TextBudget;
  readonly #blocks: { text: string; isItem: boolean }[] = [];
  #line = '';
  #prefix = '';
  #bold = 0;

  constructor(base: string, budget: TextBudget) {
    this.#base = base;
    this.#budget = budget;
  }

  walk(element: Element, listDepth: number): void {
    for (const child of element.children) {
      if (typeof child === 'string')
        this.#line += this.#marked(escapeMarks(flatten(this.#affordable(child))));
      else if (!silent.has(child.name)) this.#enter(child, listDepth);
    }
  }

  #enter(element: Element, listDepth: number): void {
    const { name } = element;
    if (name === 'br') this.#endBlock();
    else if (name === 'ul' || name === 'ol') this.#within(element, '', Math.min(listDepth + 1, maxListDepth));
    else if (name === 'li') this.#within(element, `${'  '.repeat(Math.max(listDepth - 1, 0))}- `, listDepth);
    // The first-level heading is the job's page's; a description begins with the second level.
    else if (/^h[1-6]$/.test(name)) this.#heading(element, Math.max(Number(name[1]), 2));
    else if (paragraphs.has(name)) this.#within(element, this.#prefix, listDepth);
    else if (name === 'a') this.#link(element, listDepth);
    else {
      const isStrong = strong.has(name);
      if (isStrong) this.#bold++;
      this.walk(element, listDepth);
      if (isStrong) this.#bold--;
    }
  }

  #within(element: Element, prefix: string, listDepth: number): void {
    this.#endBlock();
    const outer = this.#prefix;
    this.#prefix = prefix;
    this.walk(element, listDepth);
    this.#endBlock();
    this.#prefix = outer;
  }

  #heading(element: Element, level: number): void {
    this.#endBlock();
    const text = squeeze(this.#textOf(element));
    if (text) this.#blocks.push({ text: `${'#'.repeat(level)} ${text}`, isItem: false });
  }

  #link(element: Element, listDepth: number): void {
    const url = safeUrl(element.attributes.href, this.#base);
    // Read only with a URL: nested links without one would be read once per level.
    const inside = url === null ? '' : this.#textOf(element);
    const text = squeeze(inside);
    if (url === null) this.walk(element, listDepth);
    else if (text !== '') this.#line += `[${text}](<${url}>)`;
    // Nothing in it can be shown, and it is not read again.
    else if (inside !== '') this.#line += ' ';
  }

  #textOf({ children }: Element): string {
    return children
      .map((child) => {
        if (typeof child === 'string') return escapeMarks(this.#affordable(child));
        if (silent.has(child.name)) return '';
        return child.name === 'br' ? ' ' : this.#textOf(child);
      })
      .join('');
  }

  #affordable(text: string): string {
    const part = text.slice(0, Math.max(0, this.#budget.characters));
    this.#budget.characters -= text.length;
    return part;
  }

  #marked(text: string): string {
    if (this.#bold === 0) return text;
    // Marks must touch their words, or they are two stars.
    const words = text.trim();
    return words === '' ? text : text.replace(words, () => `**${words}**`);
  }

  #endBlock(): void {
    const text = guardStart(squeeze(this.#line).replaceAll('****', ''));
    this.#line = '';
    if (text === '') return;
    this.#blocks.push({ text: this.#prefix + text, isItem: /^\s*- $/.test(this.#prefix) });
    // The following lines of the same item are indented.
    this.#prefix = this.#prefix.replace('- ', '  ');
  }

  finish(): string {
    this.#endBlock();
    return this.#blocks
      .map(({ text, isItem }, index) => {
        const follows = isItem && this.#blocks[index - 1]?.isItem;
        return index === 0 ? text : `${follows ? '\n' : '\n\n'}${text}`;
      })
      .join('');
  }
}

const flatten = (text: string) => text.replace(/\s+/g, ' ');

/** Escapes markup characters in a posting's text: its own stars and brackets, and its `<`. */
const escapeMarks = (text: string) =>
  text.replace(/[\\`*_[\]<]/g, '\\$&').replace(/&(?=#?\w{1,31};)/g, '\\&');

/** Escapes the beginning of a line that would make it a heading, a quotation, a list or a rule. */
const guardStart = (line: string) =>
  line.replace(/^([#>+=~-])/, '\\$1').replace(/^(\d{1,9})([.)])(?=\s|$)/, '$1\\$2');

/** Only URLs that are safe to open: http and https, without user name and password. */
function safeUrl(href: string | undefined, base: string): string | null {
  if (!href || !URL.canParse(href, base)) return null;
  const url = new URL(href, base);
  if (!/^https?:$/.test(url.protocol) || url.username || url.password || url.href.length > 1000) return null;
  return url.href.replace(/[<>\\\s]/g, encodeURIComponent);
}
