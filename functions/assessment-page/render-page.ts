import { hashOf } from '../../shared/pages/content-policy.ts';
import { html, Markup } from '../../shared/pages/html.ts';
import { pageStyle } from './page-style.ts';

/**
 * The page loads its script and calls this service, and nothing else. Scripts cannot write markup, except for the drawings and the
 * report that the script reads (Trusted Types).
 */
const policy = [
  "default-src 'none'",
  "script-src 'self'",
  `style-src ${hashOf(pageStyle)}`,
  'img-src data:',
  "connect-src 'self'",
  "form-action 'none'",
  "base-uri 'none'",
  "require-trusted-types-for 'script'",
  'trusted-types assessment',
].join('; ');

/** The one document for every assessment. Addresses are relative, so that it works below the path of any API. */
export const renderAssessmentPage = (): string =>
  html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="referrer" content="no-referrer">
<meta name="robots" content="noindex">
<title>Assessment</title>
<link rel="icon" href="data:,">
<style>${new Markup(pageStyle)}</style>
<script type="module" src="assessment/script.js"></script>
</head>
<body>
<div id="app"></div>
<noscript><main><h1>Assessment</h1><p>This page needs JavaScript. Ask the organization that invited you for another way.</p></main></noscript>
</body>
</html>
`.text;
