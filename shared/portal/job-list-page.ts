import type { PortalSettings } from '../contracts/organization-settings.ts';
import type { PublicJobView } from '../contracts/public-job.ts';
import { html } from '../pages/html.ts';
import { headlineOf } from './job-facts.ts';
import { renderPortalPage } from './portal-page.ts';
import type { PortalWords } from './words/en.ts';
import { wordsFor } from './words/words-for.ts';

interface JobList {
  organization: string;
  home: string;
  portal: PortalSettings;
  /** The open, listed jobs, newest first. */
  jobs: readonly PublicJobView[];
  /** Whether more jobs are open than these. */
  isCut: boolean;
  asked: { q?: string; department?: string; lang?: string };
}

/** The most jobs on the page; the search finds the others. */
const maxShown = 100;

/** The page of an organization's open jobs, with a search by words and department. */
export function renderJobList({ organization, home, portal, jobs, isCut, asked }: JobList): string {
  const words = wordsFor(asked.lang ?? languageOf(jobs));
  const found = jobs.filter((job) => matches(job, asked));
  const shown = found.slice(0, maxShown);
  const isFiltered = Boolean(asked.q || asked.department);
  const items = shown.map(
    (job) =>
      html`<li><a href="${home}/jobs/${job.urls.portal.split('/').at(-1) ?? ''}">${job.name}</a><p>${headlineOf(job, words)}</p></li>\n`,
  );
  const none = html`<p>${jobs.length === 0 ? words.noJobs : words.noMatches}</p>`;
  const body = html`<h1>${words.jobsAt(organization)}</h1>
${jobs.length > 0 ? searchForm(home, jobs, asked, words) : ''}
${shown.length > 0 ? html`<p class="soft" role="status">${words.openJobs(found.length)}</p>\n<ul class="jobs">\n${items}</ul>` : none}
${found.length > shown.length || isCut ? html`<p class="soft">${words.moreJobs}</p>` : ''}
${isFiltered ? html`<p><a href="${home}">${words.showAll}</a></p>` : ''}${languageLinks(home, portal, words)}`;
  return renderPortalPage({
    words,
    title: words.jobsAt(organization),
    organization,
    home,
    portal,
    ...(!isFiltered && { canonical: home }),
    description: `${words.jobsAt(organization)}: ${words.openJobs(jobs.length)}`,
    body,
  });
}

function searchForm(
  home: string,
  jobs: readonly PublicJobView[],
  { q = '', department = '', lang }: JobList['asked'],
  words: PortalWords,
) {
  const departments = [...new Set(jobs.map((job) => job.department).filter((name) => name !== null))].sort();
  return html`<form class="search" role="search" action="${home}">
<div class="field"><label for="q">${words.searchLabel}</label><input id="q" name="q" type="search" maxlength="200" value="${q}"></div>
${departments.length > 1 ? departmentField(departments, department, words) : ''}
${lang ? html`<input type="hidden" name="lang" value="${lang}">` : ''}<button class="plain">${words.search}</button>
</form>`;
}

function departmentField(departments: string[], chosen: string, words: PortalWords) {
  const options = departments.map(
    (name) => html`<option${name === chosen ? html` selected` : ''}>${name}</option>`,
  );
  return html`<div class="field"><label for="department">${words.department}</label>
<select id="department" name="department"><option value="">${words.allDepartments}</option>${options}</select></div>`;
}

/** The list in the other languages of the portal. */
function languageLinks(home: string, { languages }: PortalSettings, { language }: PortalWords) {
  const links = languages
    .filter((one) => one !== language)
    .map(
      (one) =>
        html`<a href="${home}?lang=${one}" lang="${one}" hreflang="${one}">${nameOfLanguage(one)}</a> `,
    );
  return links.length > 0 && languages.length > 1 ? html`<p>${links}</p>` : '';
}

const nameOfLanguage = (language: string) =>
  new Intl.DisplayNames(language, { type: 'language' }).of(language) ?? language;

/** Every word of the search must occur in the title, the department or a place. */
function matches(job: PublicJobView, { q = '', department = '' }: JobList['asked']): boolean {
  if (department !== '' && job.department !== department) return false;
  const places = job.locations.flatMap(({ name, city, region }) => [name, city, region]);
  const text = plain([job.name, job.department, ...places].filter(Boolean).join(' '));
  return plain(q)
    .split(/\s+/)
    .every((word) => text.includes(word));
}

/** Without case and accents, so that `Zurich` finds `Zürich`. */
const plain = (text: string) => text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase().trim();

/** The language of most jobs. */
function languageOf(jobs: readonly PublicJobView[]): string {
  const counted = Map.groupBy(jobs, ({ language }) => language);
  return [...counted].sort(([, a], [, b]) => b.length - a.length)[0]?.[0] ?? 'en';
}
