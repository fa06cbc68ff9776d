import { SIGNATURE_HEADER, TOLERANCE_SECONDS } from '../webhooks/signature-scheme.ts';
import { html } from './html.ts';
import { linkFrom, renderPage } from './page.ts';
import { type ReadRecipe, recipes } from './receiver-recipes.ts';
import { testVectors } from './test-vectors.ts';

const path = '/docs/signatures';

/** How deliveries are signed, code that receives them, and the vectors to try it on. */
export const signaturesPage = (readRecipe: ReadRecipe): string =>
  renderPage({
    title: 'Signatures',
    path,
    body: html`<h1>Signatures</h1>
<p>Every delivery carries <code>${SIGNATURE_HEADER}: t=&lt;Unix seconds&gt;,v1=&lt;hex&gt;</code>. The hex is the
HMAC-SHA-256 (<a href="https://www.rfc-editor.org/rfc/rfc2104">RFC 2104</a>) of <code>t</code>, a dot and the raw body;
its key is the whole secret as UTF-8 text, <code>whsec_</code> included. <code>t</code> is the time of this attempt.</p>
<ol>
<li>Take the body as it came, before any JSON parsing.</li>
<li>Compute the HMAC, and compare it in constant time with every <code>v1</code>. While a secret is being rotated there
are two of them; one that matches is enough. Skip schemes that you do not know.</li>
<li>Refuse a <code>t</code> that is over ${TOLERANCE_SECONDS} seconds from now, on either side.</li>
<li>Do nothing more about a test: where <code>data.context.test</code> is true, nothing happened
(<a href="${linkFrom(path, '/docs/events')}#tests">tests</a>).</li>
<li>Handle each event once. The same one may be delivered again; its <code>id</code>, which <code>svc-event-id</code>
repeats, stays the same. Only the body is signed, so take the <code>id</code> from there.</li>
<li>Drop what is stale. Events may overtake each other; <code>sequence</code> is the version of the resource, and a lower
one than you know tells of an older state. A resource is known by <code>environment</code>, <code>organization_id</code>
and <code>data.object.id</code> together: the usage of a month has the same id in every organization. Leave this check out where you act on every event instead of keeping a copy.</li>
<li>Answer 2xx within ten seconds, and do what takes longer afterwards.</li>
</ol>
<p>The headers <code>webhook-id</code>, <code>webhook-timestamp</code> and <code>webhook-signature</code> follow Standard
Webhooks, from the same secret, for those who have a library for that.</p>
${recipes.map(
  ({ anchor, language, file }) => html`<h2 id="${anchor}">${language}</h2>
<pre><code>${readRecipe(file)}</code></pre>
`,
)}<h2 id="vectors">Test vectors</h2>
<p><a href="${linkFrom(path, '/docs/test-vectors.json')}">test-vectors.json</a> has the secret, the headers, the exact
body and the verdict of each of these:</p>
<ul>
${testVectors.webhook_signatures.cases.map(
  ({ name, reason }) =>
    html`<li>${name}: ${reason === null ? 'valid' : html`to be refused, <code>${reason}</code>`}</li>\n`,
)}</ul>
<h2 id="cursors">Cursors</h2>
<p>A cursor is opaque to clients: take <code>next_cursor</code> as it is. For those who check what we promise: it is
base64url of 16 bytes of HMAC-SHA-256 and the payload <code>version.key id.position</code>. The HMAC also binds
environment, organization, path and filters, so a cursor is good for one list of one organization only; anything else is
<a href="${linkFrom(path, '/docs/errors')}#invalid_cursor"><code>invalid_cursor</code></a>. The vectors hold a demonstration
key and these cases:</p>
<ul>
${testVectors.cursors.cases.map(
  ({ name, position }) => html`<li>${name}: ${position === null ? 'to be refused' : 'valid'}</li>\n`,
)}</ul>`,
  });
