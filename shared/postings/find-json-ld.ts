import { type Element, elementsIn, rawTextOf } from './parse-html.ts';
import { isNode, isOfType, list, type SchemaNode } from './schema-node.ts';

const maxDepth = 12;
const maxNodes = 20_000;
/** The limit for resolved references, over all postings of a page. */
const maxResolved = 500;
/** The limit for the characters of all texts, because references can repeat one any number of times. */
const maxCharacters = 2_000_000;
/** A page with more postings is a list of jobs. */
const maxPostings = 20;

/** The job postings in a page's JSON-LD at any depth: alone, in a list, in a @graph, as part of a page. */
export function findJsonLd(root: Element): SchemaNode[] {
  const documents: unknown[] = [];
  for (const element of elementsIn(root)) {
    if (element.name !== 'script' || !/ld\+json/i.test(element.attributes.type ?? '')) continue;
    const parsed = parseLoosely(rawTextOf(element));
    if (parsed !== undefined) documents.push(parsed);
  }
  return postingsIn(documents);
}

/** The job postings in documents that are already parsed JSON. */
export function postingsIn(documents: unknown[]): SchemaNode[] {
  const postings: SchemaNode[] = [];
  const byId = new Map<string, SchemaNode>();
  let seen = 0;
  const walk = (value: unknown, depth: number): void => {
    if (depth > maxDepth || ++seen > maxNodes) return;
    if (Array.isArray(value)) for (const one of value) walk(one, depth + 1);
    else if (isNode(value)) {
      const id = value['@id'];
      if (typeof id === 'string' && Object.keys(value).length > 1) byId.set(id, value);
      if (isOfType(value, 'JobPosting')) postings.push(value);
      else for (const one of Object.values(value)) walk(one, depth + 1);
    }
  };
  walk(documents, 0);
  const budget = { left: maxResolved, characters: maxCharacters };
  return postings.slice(0, maxPostings).map((posting) => dereference(posting, byId, budget, 0) as SchemaNode);
}

interface Budget {
  left: number;
  characters: number;
}

/** Replaces a reference `{"@id": …}` by its node. The budget stops cyclic references and repeated texts. */
function dereference(value: unknown, byId: Map<string, SchemaNode>, budget: Budget, depth: number): unknown {
  if (typeof value === 'string') {
    budget.characters -= value.length;
    return budget.characters < 0 ? '' : value;
  }
  if (typeof value !== 'object' || value === null || depth > 4 || --budget.left < 0) return value;
  const inside = (one: unknown) => dereference(one, byId, budget, depth + 1);
  if (Array.isArray(value)) return list(value).map(inside);
  if (!isNode(value)) return value;
  const keys = Object.keys(value);
  const target = keys.length === 1 && keys[0] === '@id' ? byId.get(String(value['@id'])) : undefined;
  const entries = Object.entries(target ?? value).slice(0, 100);
  return Object.fromEntries(entries.map(([name, one]) => [name, inside(one)]));
}

/**
 * Parses JSON with the usual mistakes of pages: line breaks inside strings, comments around it, an additional comma or
 * semicolon, quotation marks as entities. Undefined when it is still invalid.
 */
export function parseLoosely(text: string): unknown {
  const bare = text
    .trim()
    .replace(/^(?:\/\/)?\s*<!(?:--|\[CDATA\[)/, '')
    .replace(/(?:-->|\]\]>)$/, '')
    .trim()
    .replace(/\/\/$/, '');
  const flat = bare.replace(/\p{Cc}+/gu, ' ').replace(/;$/, '');
  const attempts = [
    () => bare,
    () => flat,
    () => flat.replace(/,(\s*[}\]])/g, '$1'),
    () => flat.replaceAll('&quot;', '"'),
  ];
  for (const attempt of attempts) {
    try {
      return JSON.parse(attempt());
    } catch {
      // Try the next form.
    }
  }
  return undefined;
}
