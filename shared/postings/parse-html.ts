import { Parser } from 'htmlparser2';

export interface Element {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly parent: Element | null;
  readonly children: (Element | string)[];
}

export interface ParsedPage {
  readonly root: Element;
  /** Whether parsing stopped before the page's end, at one of the limits below. */
  readonly isCut: boolean;
}

/**
 * Ordinary pages are far below these limits. They bound time and memory, because depth makes every parser quadratic.
 */
const maxDepth = 200;
const maxNodes = 60_000;

class LimitReached extends Error {}

/**
 * Parses HTML into a plain tree, in linear time; content beyond the limits of depth and number is not read. Never
 * throws.
 */
export function parseHtml(html: string): ParsedPage {
  const root: Element = { name: '', attributes: {}, parent: null, children: [] };
  let at = root;
  let depth = 0;
  let nodes = 0;
  const add = (child: Element | string) => {
    if (++nodes > maxNodes) throw new LimitReached();
    at.children.push(child);
  };
  const parser = new Parser({
    onopentag(name, attributes) {
      if (++depth > maxDepth) throw new LimitReached();
      const element: Element = { name, attributes, parent: at, children: [] };
      add(element);
      at = element;
    },
    onclosetag() {
      depth--;
      at = at.parent ?? root;
    },
    // Text arrives in pieces, one per entity.
    ontext(text) {
      const last = at.children.length - 1;
      if (typeof at.children[last] === 'string') at.children[last] += text;
      else add(text);
    },
  });
  try {
    parser.end(html);
    return { root, isCut: false };
  } catch (error) {
    if (!(error instanceof LimitReached)) throw error;
    return { root, isCut: true };
  }
}

/** All elements of a subtree in document order, beginning with its root. */
export function* elementsIn(element: Element): Generator<Element> {
  yield element;
  for (const child of element.children) if (typeof child !== 'string') yield* elementsIn(child);
}

export function findElement(root: Element, matches: (element: Element) => boolean): Element | undefined {
  for (const element of elementsIn(root)) if (matches(element)) return element;
  return undefined;
}

/**
 * Text in one line as a browser shows it: without scripts, repeated spaces and control characters. Ends soon after
 * `maxLength`.
 */
export function textOf(element: Element, maxLength = Number.POSITIVE_INFINITY): string {
  let text = '';
  for (const piece of piecesOf(element)) {
    text += piece;
    if (text.length > maxLength) break;
  }
  return squeeze(text.slice(0, maxLength));
}

export const squeeze = (text: string): string =>
  text
    .replace(/[\p{Cc}\p{Cf}\p{Co}\p{Cs}\u2028\u2029\ufffd\s]+/gu, ' ')
    .trim()
    .normalize('NFC');

/** Elements whose text is not displayed. */
export const silent = new Set(
  'script style head title template noscript svg math iframe object select textarea button input'.split(' '),
);
const breaks = new Set('br p div li tr td th h1 h2 h3 h4 h5 h6 dt dd section article'.split(' '));

function* piecesOf({ children }: Element): Generator<string> {
  for (const child of children) {
    if (typeof child === 'string') yield child;
    else if (!silent.has(child.name)) {
      if (breaks.has(child.name)) yield ' ';
      yield* piecesOf(child);
      if (breaks.has(child.name)) yield ' ';
    }
  }
}

/** The approximate length of an element's text: cheap enough to compare many elements. */
export const textLengthOf = ({ children }: Element): number =>
  children.reduce<number>(
    (sum, child) =>
      sum + (typeof child === 'string' ? child.length : silent.has(child.name) ? 0 : textLengthOf(child)),
    0,
  );

/** The unprocessed content of a script or a title. */
export const rawTextOf = ({ children }: Element): string =>
  children.filter((child) => typeof child === 'string').join('');
