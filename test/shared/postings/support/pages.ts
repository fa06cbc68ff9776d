import type { FetchPage } from '../../../../shared/postings/fetch-page.ts';
import { readPosting } from '../../../../shared/postings/read-posting.ts';

export const now = new Date('2026-11-21T10:00:00Z');
export const pageUrl = 'https://careers.example.com/jobs/42';

/** The network of a test: what each URL answers. Anything else is not there. */
export const pagesAt =
  (pages: Record<string, string | object>): FetchPage =>
  async (url) => {
    const content = pages[url];
    if (content === undefined) {
      const error = {
        code: 'url_not_reachable',
        message: 'The URL answers with the HTTP status 404.',
      } as const;
      return { outcome: 'failed', error: { ...error, retryable: false } };
    }
    const isText = typeof content === 'string';
    const bytes = Buffer.from(isText ? content : JSON.stringify(content));
    const contentType = isText ? 'text/html' : 'application/json';
    return { outcome: 'fetched', page: { url, contentType, charset: 'utf-8', bytes } };
  };

/** What an import makes of one page. */
export const readPage = (html: string, url = pageUrl) =>
  readPosting(url, { fetchPage: pagesAt({ [url]: html }), now });

/** The same, of a page that must be a posting. */
export async function postingIn(html: string, url = pageUrl) {
  const outcome = await readPage(html, url);
  if (outcome.outcome === 'failed') throw new Error(outcome.error.message);
  const { facts, warnings, ...rest } = outcome.posting;
  return { ...rest, facts, details: facts.job_details ?? {}, warnings: warnings.map(({ code }) => code) };
}

const sentence =
  'We look for a person who works with us and for the people of our city, on most days of the week.';
export const posting = (fields: object = {}) => ({
  '@context': 'https://schema.org',
  '@type': 'JobPosting',
  title: 'Nurse',
  description: `<p>${sentence}</p>`,
  ...fields,
});
export const scriptOf = (text: string) => `<script type="application/ld+json">${text}</script>`;
export const withJsonLd = (...things: unknown[]) =>
  `<html><head>${things.map((thing) => scriptOf(JSON.stringify(thing))).join('')}</head><body><h1>x</h1></body></html>`;
export const place = (address: unknown) => ({ '@type': 'Place', address });
