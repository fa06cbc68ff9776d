import { html } from '../pages/html.ts';
import { renderPortalPage } from './portal-page.ts';
import { wordsFor } from './words/words-for.ts';

interface Refusal {
  code: string;
  /** The request's id, which support can look up. */
  requestId: string;
  /** The visitor's preferred languages, as in `Accept-Language`. */
  languages?: string | undefined;
  /** The address of the organization's list of jobs, if it is known. */
  home?: string | undefined;
}

/** The page for a request that was not fulfilled: what happened, and what to do. */
export function renderRefusal({ code, requestId, languages = '', home }: Refusal): string {
  const words = wordsFor(languages.trim());
  const known = Object.hasOwn(words.refusals, code) ? (code as keyof typeof words.refusals) : 'other';
  const [title = '', text = ''] = words.refusals[known];
  const body = html`<h1>${title}</h1>
<p>${text}</p>
${home === undefined ? '' : html`<p><a href="${home}">${words.backToJobs}</a></p>`}
<p class="soft">${requestId}</p>`;
  return renderPortalPage({ words, title, body });
}
