import type { PortalSettings } from '../contracts/organization-settings.ts';
import { html, type Markup } from '../pages/html.ts';
import type { FormJob } from './form-job.ts';
import { renderPortalPage } from './portal-page.ts';
import type { PortalWords } from './words/en.ts';
import { wordsFor } from './words/words-for.ts';

interface Received {
  organization: string;
  home: string;
  /** The name of the job. */
  name: string;
  words: PortalWords;
}

/** The text after an application was stored. It has nothing about the applicant, because it may be shown again. */
export const receivedText = ({ organization, home, name, words }: Received): Markup =>
  html`<h1>${words.received}</h1>
<p>${words.receivedText(name, organization)}</p>
<p><a href="${home}">${words.backToJobs}</a></p>`;

/** The page after an application was stored. */
export function renderReceived({
  organization,
  home,
  portal,
  job,
}: {
  organization: string;
  home: string;
  portal: PortalSettings;
  job: FormJob;
}): string {
  const words = wordsFor(job.language);
  const body = receivedText({ organization, home, name: job.name, words });
  return renderPortalPage({ words, title: words.received, organization, home, portal, body });
}
