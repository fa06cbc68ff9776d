import { type SchemaNode, textIn } from './schema-node.ts';

/** The posting that a page is about: its only one, or the one with the page's address. Undefined on a list of jobs. */
export function choosePosting(postings: SchemaNode[], urls: string[]): SchemaNode | undefined {
  const distinct = [...new Map(postings.map((posting) => [identityOf(posting), posting])).values()];
  if (distinct.length === 1) return distinct[0];
  const pages = new Set(urls.map(pageOf));
  const named = distinct.filter(({ url, '@id': id, mainEntityOfPage }) =>
    [url, id, mainEntityOfPage]
      .map((one) => pageOf(textIn(one) ?? ''))
      .some((page) => page && pages.has(page)),
  );
  return named.length === 1 ? named[0] : undefined;
}

/** The same posting may be in a page twice. */
const identityOf = (posting: SchemaNode) =>
  JSON.stringify([
    textIn(posting.title),
    textIn(posting.identifier),
    textIn(posting.description),
    textIn(posting.url),
  ]);

/** An address without tracking parameters; null for an invalid one. */
function pageOf(url: string): string | null {
  if (!URL.canParse(url)) return null;
  const { host, pathname } = new URL(url);
  return `${host}${pathname.replace(/\/$/, '')}`;
}
