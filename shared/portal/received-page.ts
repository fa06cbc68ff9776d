import { html } from '../pages/html.ts';
import type { FormJob } from './form-job.ts';
import { renderPortalPage } from './portal-page.ts';
import { wordsFor } from './words/words-for.ts';

/** The page after an application was stored. It has nothing about the applicant, because it may be shown again. */
export function renderReceived({
  organization,
  home,
  job,
}: {
  organization: string;
  home: string;
  job: FormJob;
}): string {
  const words = wordsFor(job.language);
  const body = html`<h1>${words.received}</h1>
<p>${words.receivedText(job.name, organization)}</p>
<p><a href="${home}">${words.backToJobs}</a></p>`;
  return renderPortalPage({ words, title: words.received, organization, home, body });
}
