import { html } from '../../shared/pages/html.ts';

/** The names of the built files that the document loads first (infra/build-dashboard.ts). */
export interface FirstFiles {
  script: string;
  style: string;
  /** The scripts that the first one imports. */
  imports: string[];
}

/** The one document of the dashboard. `base` is the path of the API's address, which is empty at a domain of its own. */
export function renderShell({ script, style, imports }: FirstFiles, base: string): string {
  const folder = `${base}/dashboard`;
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<title>Hiring</title>
<link rel="icon" href="${icon}">
<link rel="stylesheet" href="${folder}/styles/${style}">
${imports.map((one) => html`<link rel="modulepreload" href="${folder}/scripts/${one}">\n`)}<script type="module" src="${folder}/scripts/${script}"></script>
</head>
<body>
<div id="app" data-base="${base}"></div>
<noscript>The dashboard needs JavaScript. The API and the careers portal work without it.</noscript>
</body>
</html>
`.text;
}

const icon = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="7" fill="#0a58ca"/>' +
    '<path d="M9 8v16M23 8v16M9 16h14" stroke="#fff" stroke-width="3.5" stroke-linecap="round"/></svg>',
)}`;

/**
 * The policy of the pages: they load and call this service, and the `hosts` of the sandbox's API and of uploaded files. Scripts
 * cannot write markup (Trusted Types).
 */
export const pagePolicy = (hosts: readonly string[]): string =>
  [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data:",
    ['connect-src', "'self'", ...hosts].join(' '),
    ['frame-src', ...(hosts.length > 0 ? hosts : ["'none'"])].join(' '),
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
  ].join('; ');
