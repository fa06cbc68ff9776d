import { escapeUTF8 } from 'entities/escape';
import { jobPathOf } from '../domain/slug.ts';
import { careersUrl, jobUrls } from '../platform/addresses.ts';
import type { Feed } from './read-feed.ts';
import { xmlDeclaration } from './xml.ts';

/**
 * The list of jobs and the jobs' pages with their last changes, as sitemaps.org describes it. The address of the portal may
 * change while the jobs do not.
 */
export function writeSitemap({ jobs, changedAt }: Feed): (address: string) => string {
  const changes = jobs.map((job) => ({ path: jobPathOf(job), changed: job.updated_at }));
  return (address) =>
    write([
      { url: careersUrl(address), changed: changedAt.toISOString() },
      ...changes.map(({ path, changed }) => ({ url: jobUrls(address, path).portal, changed })),
    ]);
}

function write(pages: { url: string; changed: string }[]): string {
  return [
    xmlDeclaration,
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...pages.map(
      ({ url, changed }) => `<url><loc>${escapeUTF8(url)}</loc><lastmod>${changed}</lastmod></url>`,
    ),
    '</urlset>',
    '',
  ].join('\n');
}
