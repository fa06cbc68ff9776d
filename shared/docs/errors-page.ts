import { type ErrorCode, errorCodes } from '../contracts/errors.ts';
import { importErrorCodes } from '../contracts/job-import.ts';
import { fallbackReasons, readingWarnings, reviewReasons } from '../contracts/reading-words.ts';
import { scanErrorCodes } from '../contracts/scan.ts';
import { html, type Markup } from '../pages/html.ts';
import type { Advice } from './access-advice.ts';
import { detailTexts } from './detail-texts.ts';
import { adviceOf } from './error-advice.ts';
import { linkFrom, renderPage } from './page.ts';
import { importAdvice, scanAdviceOf } from './scan-and-import-advice.ts';

const path = '/docs/errors';

/** One entry per error code, with the anchor that doc_url refers to. */
export function errorsPage(): string {
  const codes = Object.keys(errorCodes) as ErrorCode[];
  const byStatus = [...Map.groupBy(codes, (code) => errorCodes[code][0])];
  return renderPage({
    title: 'Errors',
    path,
    body: html`<h1>Errors</h1>
<p>Every error is one JSON object. Programs should branch on <code>error.code</code>. The list of codes is closed: no other
code is returned. <code>message</code> is for people and may change. <code>param</code> names the field or parameter,
<code>details</code> has one entry per invalid field, and <code>request_id</code> identifies the request in our logs. With
<code>Accept: application/problem+json</code> the same content is returned in the form of
<a href="https://www.rfc-editor.org/rfc/rfc9457">RFC 9457</a>.</p>
<p>The codes of each operation are listed in the <a href="${linkFrom(path, '/docs')}">API reference</a>.</p>
${byStatus.map(
  ([status, codesOfStatus]) => html`<section>
<h2 id="${status}">${status}</h2>
${codesOfStatus.map(entryOf)}</section>
`,
)}<section>
<h2 id="details">Details</h2>
<p>Each entry of <code>details</code> has the <code>param</code>, a <code>message</code> and one of these codes. A later release
can add codes.</p>
${listOf(detailTexts)}</section>
<section>
<h2 id="scans">Errors of scans</h2>
<p>A CV is read after the response to <code>POST /v1/scans</code>. If reading fails, the scan has an <code>error</code> with
<code>code</code>, <code>message</code> and <code>retryable</code>, and
<a href="${linkFrom(path, '/docs/events')}#scan.failed"><code>scan.failed</code></a> is emitted.</p>
${scanErrorCodes.map((code) => adviceEntry(`scan.error.${code}`, code, scanAdviceOf(code)))}</section>
<section>
<h2 id="scan-warnings">Warnings of scans</h2>
<p>A completed scan has <code>quality.warnings</code>:</p>
${listOf(readingWarnings)}
<p>If the rules made the profile although a model is configured, <code>extraction.fallback_reason</code> has the reason:</p>
${listOf(fallbackReasons)}
<p>An entry of <code>profile.review</code> has one of these reasons. A later release can add reasons.</p>
${listOf(reviewReasons)}</section>
<section>
<h2 id="imports">Errors of imports</h2>
<p>A posting is read after the response, too. If that fails, the job has an <code>import.error</code>, and
<a href="${linkFrom(path, '/docs/events')}#job.import_failed"><code>job.import_failed</code></a> is emitted.</p>
${importErrorCodes.map((code) => adviceEntry(`import.error.${code}`, code, importAdvice[code]))}</section>
`,
  });
}

function entryOf(code: ErrorCode) {
  const [status, type, sentence] = errorCodes[code];
  return adviceEntry(
    code,
    code,
    adviceOf(code),
    html`<p>${sentence}</p>\n`,
    html`<dt>Status</dt><dd>${status}, type <code>${type}</code></dd>\n`,
  );
}

const listOf = (sentences: Record<string, string>) => html`<dl>
${Object.entries(sentences).map(([code, says]) => html`<dt><code>${code}</code></dt><dd>${says}</dd>\n`)}</dl>`;

function adviceEntry(
  anchor: string,
  code: string,
  { cause, remedy, retry }: Required<Advice>,
  sentence: Markup | '' = '',
  status: Markup | '' = '',
) {
  return html`<h3 id="${anchor}"><a href="#${anchor}"><code>${code}</code></a></h3>
${sentence}<dl>
${status}<dt>Cause</dt><dd>${cause}</dd>
<dt>What to do</dt><dd>${remedy}</dd>
<dt>Retry</dt><dd>${retry}</dd>
</dl>
`;
}
