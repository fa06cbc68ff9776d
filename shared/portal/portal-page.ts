import { isPlainHost } from '../contracts/links.ts';
import type { PortalSettings } from '../contracts/organization-settings.ts';
import { hashOf } from '../pages/content-policy.ts';
import { html, Markup } from '../pages/html.ts';
import { environment } from '../platform/environment.ts';
import { portalStyle } from './portal-style.ts';
import type { PortalWords } from './words/en.ts';

/** One page of the careers portal. */
interface PortalPage {
  words: Pick<PortalWords, 'language'>;
  title: string;
  /** The name of the organization; omitted where it is unknown. */
  organization?: string;
  /** The address of the organization's list of jobs. */
  home?: string;
  /** The logo, colour and links that the organization chose. */
  portal?: PortalSettings;
  /** The one address of this page for search engines; a page without it is not indexed. */
  canonical?: string;
  description?: string;
  /** schema.org data about what the page shows. */
  linkedData?: object;
  /** The address of this service's script of the page. Such a page may also call this service and send files. */
  script?: string;
  /** The style of this page, in addition to that of all pages. */
  style?: string;
  body: Markup;
}

/** The whole document. It loads nothing but a script of this service, and sends its form only to this service. */
export function renderPortalPage(page: PortalPage): string {
  const { words, title, organization, home, canonical, description, linkedData, script, body, portal } = page;
  const style = `${styleOf(portal)}${page.style ?? ''}`;
  const fullTitle = organization ? `${title} · ${organization}` : title;
  return html`<!doctype html>
<html lang="${words.language}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policyOf(style, script, portal)}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${fullTitle}</title>
${description ? html`<meta name="description" content="${description}">\n` : ''}${searchEngines(canonical)}
<link rel="icon" href="data:,">
<style>${new Markup(style)}</style>
${linkedData ? linkedDataElement(linkedData) : ''}${script ? html`<script type="module" src="${script}"></script>\n` : ''}</head>
<body>
${organization && home ? html`<header><div class="inner"><a href="${home}">${logoOf(portal)}${organization}</a></div></header>\n` : ''}<main class="inner">
${body}
</main>
${legalLinks(portal)}</body>
</html>
`.text;
}

/** With the colour of the organization, which has enough contrast with white; in the dark theme it is lightened. */
function styleOf({ accent_color: accent = null }: Partial<PortalSettings> = {}): string {
  if (accent === null) return portalStyle;
  const dark = `:root { --accent: color-mix(in srgb, ${accent} 45%, #fff); --onaccent: #0c1a2e; }`;
  return `${portalStyle}:root { --accent: ${accent}; --onaccent: #fff; }\n@media (prefers-color-scheme: dark) { ${dark} }\n`;
}

/** The name follows it, so that it needs no text. */
const logoOf = ({ logo_url = null }: Partial<PortalSettings> = {}) =>
  logo_url === null ? '' : html`<img class="logo" src="${logo_url}" alt="">`;

const legalLinks = ({ legal_links: links = [] }: Partial<PortalSettings> = {}) =>
  links.length === 0
    ? ''
    : html`<footer class="inner">${links.map(({ label, url }) => html`<a href="${url}" rel="noopener">${label}</a> `)}</footer>\n`;

const searchEngines = (canonical?: string) =>
  canonical ? html`<link rel="canonical" href="${canonical}">` : html`<meta name="robots" content="noindex">`;

/** Every `<` is escaped, so that no text can end the element. */
const linkedDataElement = (data: object) =>
  html`<script type="application/ld+json">${new Markup(JSON.stringify(data).replaceAll('<', '\\u003c'))}</script>\n`;

const policyOf = (style: string, script?: string, portal?: PortalSettings) =>
  [
    "default-src 'none'",
    `style-src ${hashOf(style)}`,
    `img-src data:${portal?.logo_url && isPlainHost(portal.logo_url) ? ` ${new URL(portal.logo_url).origin}` : ''}`,
    ...(script ? ["script-src 'self'"] : []),
    // Tools that judge a page fetch its robots.txt under its policy; a page without a script calls nothing itself.
    `connect-src 'self'${script ? ` ${environment.uploadsOrigin}` : ''}`,
    "form-action 'self'",
    "base-uri 'none'",
  ].join('; ');
