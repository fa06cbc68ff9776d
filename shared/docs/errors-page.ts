import { type ErrorCode, errorCodes } from '../contracts/errors.ts';
import { importErrorCodes } from '../contracts/job-import.ts';
import { fallbackReasons, readingWarnings } from '../contracts/reading-words.ts';
import { scanErrorCodes } from '../contracts/scan.ts';
import type { Advice } from './access-advice.ts';
import { adviceOf, reservedAdvice } from './error-advice.ts';
import { html, type Markup } from './html.ts';
import { linkFrom, renderPage } from './page.ts';
import { importAdvice, scanAdviceOf } from './reading-advice.ts';

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
)}<section>
<h2 id="scans">Errors of scans</h2>
<p>A CV is read after the call that sent it was answered, so what goes wrong stands in the scan, as
<code>error</code> with <code>code</code>, <code>message</code> and <code>retryable</code>, and
<a href="${linkFrom(path, '/docs/events')}#scan.failed"><code>scan.failed</code></a> tells of it.</p>
${scanErrorCodes.map((code) => adviceEntry(`scan.error.${code}`, code, scanAdviceOf(code)))}</section>
<section>
<h2 id="scan-warnings">Warnings of scans</h2>
<p>A CV that was read has <code>quality.warnings</code>:</p>
${listOf(readingWarnings)}
<p>Where a model was to read and the rules' reading stands, <code>extraction.fallback_reason</code> says why:</p>
${listOf(fallbackReasons)}</section>
<section>
<h2 id="imports">Errors of imports</h2>
<p>The same goes for a job from a URL: <code>import.error</code> says it, and
<a href="${linkFrom(path, '/docs/events')}#job.import_failed"><code>job.import_failed</code></a> tells of it.</p>
${importErrorCodes.map((code) => adviceEntry(`import.error.${code}`, code, importAdvice[code]))}</section>
<section>
<h2 id="reserved">Reserved</h2>
<p>Nothing answers these yet.</p>
${Object.entries(reservedAdvice).map(([code, advice]) => adviceEntry(code, code, advice))}</section>
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
