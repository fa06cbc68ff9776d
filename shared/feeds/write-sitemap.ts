import { escapeUTF8 } from 'entities/escape';
import { jobPathOf } from '../domain/slug.ts';
import { careersUrl, jobUrls } from '../platform/addresses.ts';
import type { Feed } from './read-feed.ts';
import { xmlDeclaration } from './xml.ts';

/** The list of jobs and the jobs' pages with their last changes, as sitemaps.org describes it. */
export function writeSitemap({ organizationId, jobs, changedAt }: Feed): string {
  const pages = [
    { url: careersUrl(organizationId), changed: changedAt.toISOString() },
    ...jobs.map((job) => ({ url: jobUrls(organizationId, jobPathOf(job)).portal, changed: job.updated_at })),
  ];
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
