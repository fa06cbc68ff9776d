import { type ErrorCode, errorCodes } from '../contracts/errors.ts';
import { adviceOf } from './error-advice.ts';
import { html } from './html.ts';
import { linkFrom, renderPage } from './page.ts';

const path = '/docs/errors';

/** One entry per error code, under the anchor that doc_url names. */
export function errorsPage(): string {
  const codes = Object.keys(errorCodes) as ErrorCode[];
  const byStatus = [...Map.groupBy(codes, (code) => errorCodes[code][0])];
  return renderPage({
    title: 'Errors',
    path,
    body: html`<h1>Errors</h1>
<p>Every refusal is one JSON object with <code>error.code</code>, which is what a program should branch on. The list is
closed: a code that is not here is never answered. <code>message</code> is for people and may change;
<code>param</code> names the field or parameter, <code>details</code> has one entry per bad field, and
<code>request_id</code> finds the request in our logs. With <code>Accept: application/problem+json</code> the same
content comes as <a href="https://www.rfc-editor.org/rfc/rfc9457">RFC 9457</a> describes it.</p>
<p>Which calls answer which codes is in the <a href="${linkFrom(path, '/docs')}">API reference</a>.</p>
${byStatus.map(
  ([status, codesOfStatus]) => html`<section>
<h2 id="${status}">${status}</h2>
${codesOfStatus.map(entryOf)}</section>
`,
)}`,
  });
}

function entryOf(code: ErrorCode) {
  const [status, type, sentence] = errorCodes[code];
  const { cause, remedy, retry } = adviceOf(code);
  return html`<h3 id="${code}"><a href="#${code}"><code>${code}</code></a></h3>
<p>${sentence}</p>
<dl>
<dt>Status</dt><dd>${status}, type <code>${type}</code></dd>
<dt>Cause</dt><dd>${cause}</dd>
<dt>What to do</dt><dd>${remedy}</dd>
<dt>Retry</dt><dd>${retry}</dd>
</dl>
`;
}
