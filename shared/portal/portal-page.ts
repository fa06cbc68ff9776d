import { hashOf } from '../pages/content-policy.ts';
import { html, Markup } from '../pages/html.ts';
import { portalStyle } from './portal-style.ts';
import type { PortalWords } from './words/en.ts';

/** One page of the careers portal. */
interface PortalPage {
  words: PortalWords;
  title: string;
  /** The name of the organization; omitted where it is unknown. */
  organization?: string;
  /** The address of the organization's list of jobs. */
  home?: string;
  /** The one address of this page for search engines; a page without it is not indexed. */
  canonical?: string;
  description?: string;
  /** schema.org data about what the page shows. */
  linkedData?: object;
  body: Markup;
}

/** The whole document. It loads nothing, runs no script and sends its form only to this service. */
export function renderPortalPage(page: PortalPage): string {
  const { words, title, organization, home, canonical, description, linkedData, body } = page;
  const fullTitle = organization ? `${title} · ${organization}` : title;
  return html`<!doctype html>
<html lang="${words.language}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${fullTitle}</title>
${description ? html`<meta name="description" content="${description}">\n` : ''}${searchEngines(canonical)}
<link rel="icon" href="data:,">
<style>${new Markup(portalStyle)}</style>
${linkedData ? linkedDataElement(linkedData) : ''}</head>
<body>
${organization && home ? html`<header><div class="inner"><a href="${home}">${organization}</a></div></header>\n` : ''}<main class="inner">
${body}
</main>
</body>
</html>
`.text;
}

const searchEngines = (canonical?: string) =>
  canonical ? html`<link rel="canonical" href="${canonical}">` : html`<meta name="robots" content="noindex">`;

/** Every `<` is escaped, so that no text can end the element. */
const linkedDataElement = (data: object) =>
  html`<script type="application/ld+json">${new Markup(JSON.stringify(data).replaceAll('<', '\\u003c'))}</script>\n`;

const policy = [
  "default-src 'none'",
  `style-src ${hashOf(portalStyle)}`,
  'img-src data:',
  "form-action 'self'",
  "base-uri 'none'",
].join('; ');
