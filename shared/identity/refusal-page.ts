import { type ErrorCode, errorCodes } from '../contracts/errors.ts';
import { hashOf } from '../pages/content-policy.ts';
import { html, Markup } from '../pages/html.ts';
import { signInUrl } from '../platform/addresses.ts';

const style = `
:root { color-scheme: light dark; }
body { margin: 0; font: 1.0625rem/1.6 system-ui, sans-serif; }
main { max-width: 34rem; margin: 0 auto; padding: 4rem 1.25rem; }
h1 { font-size: 1.6rem; line-height: 1.2; }
.soft { opacity: .75; }
`;
const policy = [
  "default-src 'none'",
  `style-src ${hashOf(style)}`,
  'img-src data:',
  "form-action 'none'",
  "base-uri 'none'",
].join('; ');

/** In the two languages of the dashboard. */
const words = {
  en: {
    failed: 'You are not signed in',
    text: 'Signing in was not completed. It takes one window, and at most ten minutes.',
    other: 'This did not work',
    again: 'Sign in again',
  },
  de: {
    failed: 'Sie sind nicht angemeldet',
    text: 'Die Anmeldung wurde nicht abgeschlossen. Sie geht nur in einem Fenster und dauert höchstens zehn Minuten.',
    other: 'Das hat nicht geklappt',
    again: 'Noch einmal anmelden',
  },
};

interface Refusal {
  code: string;
  requestId: string;
  /** As in `Accept-Language`. */
  languages?: string;
}

/** The page for a step of signing in that failed. */
export function renderSignInRefusal({ code, requestId, languages = '' }: Refusal): string {
  const language = /^\s*de\b/i.test(languages) ? 'de' : 'en';
  const said = words[language];
  const isFailed = code === 'sign_in_failed';
  const title = isFailed ? said.failed : said.other;
  const text = isFailed ? said.text : errorCodes[code as ErrorCode][2];
  return html`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<link rel="icon" href="data:,">
<style>${new Markup(style)}</style>
</head>
<body>
<main>
<h1>${title}</h1>
<p>${text}</p>
<p><a href="${signInUrl()}">${said.again}</a></p>
<p class="soft">${requestId}</p>
</main>
</body>
</html>
`.text;
}
