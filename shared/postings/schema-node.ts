import { parseHtml, rawTextOf } from './parse-html.ts';

/** An item of schema.org, from JSON-LD or microdata: properties, each with one value or a list of values. */
export type SchemaNode = Readonly<Record<string, unknown>>;

/** A text that was already converted from the page's own elements, as microdata's description is. */
export interface Converted {
  readonly markdown: string;
}

export const isNode = (value: unknown): value is SchemaNode =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The values of a property: one, several or none. At most 50 are read. */
export const list = (value: unknown): unknown[] =>
  (Array.isArray(value) ? value : [value])
    .filter((one) => one !== null && one !== undefined && one !== '')
    .slice(0, 50);

/** The text of a value: itself, or the name of the item. Null when it has none. */
export function textIn(value: unknown): string | null {
  const [first] = list(value);
  if (typeof first === 'string') return withoutEntities(first.trim()) || null;
  if (typeof first === 'number') return String(first);
  if (!isNode(first)) return null;
  return textIn(first.name ?? first['@value'] ?? first.value ?? first.text ?? null);
}

/** Pages escape short texts for HTML although a script does not need it. Long texts are HTML and are parsed as such. */
const withoutEntities = (text: string) =>
  text.length <= 1000 && !text.includes('<') && /&#?\w{2,10};/.test(text)
    ? rawTextOf(parseHtml(text).root)
    : text;

export const textsIn = (value: unknown): string[] => list(value).flatMap((one) => textIn(one) ?? []);

/**
 * `JobPosting`, `https://schema.org/JobPosting` and `schema:JobPosting` are the same type; an item may have several.
 */
export const isOfType = (node: SchemaNode, type: string): boolean =>
  textsIn(node['@type']).some((name) => name.replace(/^(https?:\/\/schema\.org\/|schema:)/, '') === type);
