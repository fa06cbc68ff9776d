import { escapeUTF8 } from 'entities/escape';
import type { JobView } from '../contracts/job.ts';
import type { LabelledJob } from '../domain/job-labels.ts';
import { careersUrl } from '../platform/addresses.ts';
import { presentJob } from '../views/present-job.ts';
import { primaryLocation } from './primary-location.ts';
import type { Feed } from './read-feed.ts';
import { truncateFeed } from './truncate-feed.ts';
import { writeSalary } from './write-salary.ts';
import { element, xmlDeclaration } from './xml.ts';

/** The feed as RSS 2.0, for feed readers and the boards that take it. */
export function writeRssFeed({ address, publisher, jobs, changedAt }: Feed): string {
  return [
    xmlDeclaration,
    '<rss version="2.0">',
    '<channel>',
    element('title', `Jobs at ${publisher}`),
    element('link', careersUrl(address)),
    element('description', `Open positions at ${publisher}, newest first.`),
    `<lastBuildDate>${changedAt.toUTCString()}</lastBuildDate>`,
    '<ttl>5</ttl>',
    ...truncateFeed(
      jobs,
      (job) => writeItem(job, address),
      (item) => item,
    ),
    '</channel>',
    '</rss>',
    '',
  ].join('\n');
}

function writeItem(kept: LabelledJob, address: string): string {
  const job = presentJob(kept, address);
  const elements = [
    element('title', job.name),
    element('link', job.urls.portal),
    `<guid isPermaLink="false">${job.id}</guid>`,
    `<pubDate>${new Date(job.published_at ?? job.created_at).toUTCString()}</pubDate>`,
    element('category', job.department),
    element('description', descriptionOf(job)),
  ];
  return `<item>\n${elements.filter(Boolean).join('\n')}\n</item>`;
}

/** RSS has no fields for location and salary, so they are at the start of the description. */
function descriptionOf(job: JobView): string {
  const { raw, city, country_code } = primaryLocation(job) ?? {};
  const facts = [city ?? raw, country_code, job.job_details.work_type, writeSalary(job)].filter(Boolean);
  const opening = facts.length > 0 ? `<p>${escapeUTF8(facts.join(', '))}</p>\n` : '';
  return opening + (job.job_details.description_html ?? '');
}
