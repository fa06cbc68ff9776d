import type { PortalSettings } from '../contracts/organization-settings.ts';
import type { PublicJobView } from '../contracts/public-job.ts';
import { html, Markup } from '../pages/html.ts';
import { factsOf } from './job-facts.ts';
import { renderPortalPage } from './portal-page.ts';
import { wordsFor } from './words/words-for.ts';

/** A job of the portal: its public fields, and the others that its page shows. */
interface PortalJob {
  organization: string;
  /** The address of the organization's list of jobs. */
  home: string;
  portal: PortalSettings;
  job: PublicJobView;
  closesAt: string | null;
  openings: number;
  /** schema.org's JobPosting; absent for a job that search engines must not index. */
  linkedData?: object;
}

/** The page of one job. */
export function renderJob({
  organization,
  home,
  portal,
  job,
  closesAt,
  openings,
  linkedData,
}: PortalJob): string {
  const words = wordsFor(job.language);
  const { description_html, benefits } = job.job_details;
  const facts = factsOf(job, closesAt, openings, words).map(
    ([name, value]) => html`<dt>${name}</dt><dd>${value}</dd>\n`,
  );
  const apply = job.accepts_applications
    ? html`<p><a class="button" href="${job.urls.apply}">${words.apply}</a>
<a class="beside" href="${job.urls.portal}/chat">${words.applyInChat}</a></p>`
    : html`<p>${words.notAccepting}</p>`;
  const body = html`<a class="back" href="${home}">${words.backToJobs}</a>
<h1>${job.name}</h1>
<dl class="facts">
${facts}</dl>
${apply}
${description_html ? html`<div class="text">${new Markup(lowerHeadings(description_html))}</div>` : ''}
${benefits.length > 0 ? html`<h2>${words.benefits}</h2>\n<ul>${benefits.map((one) => html`<li>${one}</li>`)}</ul>` : ''}
${description_html || benefits.length > 0 ? apply : ''}`;
  return renderPortalPage({
    words,
    title: job.name,
    organization,
    home,
    portal,
    ...(linkedData && { canonical: job.urls.portal, linkedData }),
    description: firstWords(description_html ?? job.name),
    body,
  });
}

/** The headings of a description come below the page's own and leave no level out: the highest becomes `h2`. */
function lowerHeadings(markup: string): string {
  const levels = [...new Set([...markup.matchAll(/<h([1-6])>/g)].map(([, level]) => level))].sort();
  return markup.replaceAll(/<(\/?)h([1-6])>/g, (_, end: string, level: string) => {
    return `<${end}h${Math.min(levels.indexOf(level) + 2, 6)}>`;
  });
}

/** The beginning of a description as text, for search engines. */
function firstWords(markup: string): string {
  const text = markup
    .slice(0, 2000)
    .replaceAll(/<[^<>]*>?/g, ' ')
    .replaceAll(/&(?:amp|lt|gt|quot);/g, (entity) => entities[entity] ?? ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
  return [...text].slice(0, 155).join('');
}
const entities: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' };
