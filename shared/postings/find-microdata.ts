import { type Element, textOf } from './parse-html.ts';
import type { Converted, SchemaNode } from './schema-node.ts';
import { newTextBudget, type TextBudget, toMarkdown } from './to-markdown.ts';

/** The job postings in a page's microdata, in the form of JSON-LD. */
export function findMicrodata(root: Element, base: string): SchemaNode[] {
  const page = { base, left: maxProperties, texts: newTextBudget() };
  return [...outermost(root)].slice(0, maxPostings).map((element) => nodeOf(element, page, true));
}

/** The limit for properties that are read, over all postings of a page and their nested items. */
const maxProperties = 2000;
/** A posting lists fewer skills or benefits. */
const maxValues = 50;
interface Page {
  base: string;
  /** How many properties can still be read. */
  left: number;
  texts: TextBudget;
}

/** A page with more postings is a list of jobs. */
const maxPostings = 20;

function* outermost({ children }: Element): Generator<Element> {
  for (const child of children) {
    if (typeof child === 'string') continue;
    if (typeOf(child) === 'JobPosting') yield child;
    else yield* outermost(child);
  }
}

const typeOf = ({ attributes }: Element): string | null =>
  'itemscope' in attributes
    ? (/schema\.org\/(\w+)\s*$/i.exec(attributes.itemtype ?? '')?.[1] ?? 'Thing')
    : null;

function nodeOf(scope: Element, page: Page, isPosting: boolean): SchemaNode {
  const properties = new Map<string, unknown[]>();
  for (const element of propertiesOf(scope)) {
    if (--page.left < 0) break;
    const named = (element.attributes.itemprop ?? '').split(/\s+/).filter(Boolean);
    const names = [...new Set(named)].slice(0, 5);
    // Nested long texts would be read once per level.
    if (isPosting && names.some((name) => long.has(name) && properties.has(name))) continue;
    const value = propertyValue(element, page, isPosting);
    for (const name of names) {
      const values = properties.get(name) ?? [];
      if (values.length < maxValues) values.push(value);
      properties.set(name, values);
    }
  }
  return { ...Object.fromEntries(properties), '@type': typeOf(scope) };
}

/** Elements with an itemprop, but not those of a nested item. */
function* propertiesOf({ children }: Element): Generator<Element> {
  for (const child of children) {
    if (typeof child === 'string') continue;
    if ('itemprop' in child.attributes) yield child;
    if (!('itemscope' in child.attributes)) yield* propertiesOf(child);
  }
}

/**
 * Properties of a posting whose text has paragraphs. Those of its nested items are read as short texts: long ones inside
 * each other would be read once per level.
 */
const long = new Set(['description', 'responsibilities', 'qualifications']);

function propertyValue(element: Element, page: Page, ofPosting: boolean): unknown {
  const { name, attributes } = element;
  if ('itemscope' in attributes) return nodeOf(element, page, false);
  if (attributes.content !== undefined) return attributes.content;
  if (name === 'time' && attributes.datetime) return attributes.datetime;
  if ((name === 'data' || name === 'meter') && attributes.value) return attributes.value;
  if ((name === 'a' || name === 'link') && attributes.href && /url/i.test(attributes.itemprop ?? ''))
    return attributes.href;
  const isLong = ofPosting && (attributes.itemprop ?? '').split(/\s+/).some((one) => long.has(one));
  if (isLong) return { markdown: toMarkdown(element, page.base, page.texts) } satisfies Converted;
  return textOf(element, 2000);
}
