import { posix } from 'node:path';
import { hashOf } from '../pages/content-policy.ts';
import { html, Markup } from '../pages/html.ts';
import { pageStyle } from './page-style.ts';

/** One page of the documentation. */
interface Page {
  title: string;
  /** The path of the page. Links are relative to it, because an API may be served below a base path. */
  path: string;
  body: Markup;
  /** The scripts that the page loads from this API. By default a page has only markup and style. */
  scripts?: { source?: string; code: string };
  styles?: string[];
}

/** The pages, in the order of the menu. */
const menu = [
  ['/docs', 'API reference'],
  ['/docs/errors', 'Errors'],
  ['/docs/events', 'Events'],
  ['/docs/states', 'States'],
  ['/docs/fit-score', 'Fit score'],
  ['/docs/assessments', 'Assessments'],
  ['/docs/signatures', 'Signatures'],
] as const;

/** A link from one path of this API to another that works below any base path. */
export const linkFrom = (from: string, to: string): string =>
  posix.relative(posix.dirname(from), to) || `../${posix.basename(to)}`;

/** The whole document. Its policy allows only the resources that it names, and none from another host. */
export function renderPage({ title, path, body, scripts, styles = [] }: Page): string {
  const links = menu.map(([to, name]) =>
    to === path
      ? html`<a href="${linkFrom(path, to)}" aria-current="page">${name}</a>`
      : html`<a href="${linkFrom(path, to)}">${name}</a>`,
  );
  const page = html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policyOf(scripts?.code)}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="referrer" content="no-referrer">
<title>${title} · Hiring Service</title>
<link rel="icon" href="data:,">
${styles.map((style) => html`<link rel="stylesheet" href="${style}">\n`)}<style>${new Markup(pageStyle)}</style>
</head>
<body>
<header><nav aria-label="Documentation">${links}</nav></header>
<main class="${scripts ? 'viewer' : 'text'}">
${body}
</main>
${scripts ? scriptsOf(scripts) : ''}</body>
</html>
`;
  return page.text;
}

const scriptsOf = ({ source, code }: NonNullable<Page['scripts']>) =>
  html`${source ? html`<script src="${source}"></script>\n` : ''}<script>${new Markup(code)}</script>\n`;

/**
 * The policy has the hashes of the inline style and script. A page with a script may also load from this API and call
 * it.
 */
function policyOf(code?: string): string {
  const directives = ["default-src 'none'", "base-uri 'none'", "form-action 'none'", 'img-src data:'];
  if (code === undefined) directives.push(`style-src ${hashOf(pageStyle)}`);
  else {
    directives.push(`style-src 'self' ${hashOf(pageStyle)}`);
    directives.push(`script-src 'self' ${hashOf(code)}`, "connect-src 'self'");
  }
  return directives.join('; ');
}
