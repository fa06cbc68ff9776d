import type { TestVectors } from '../contracts/test-vectors.ts';
import { html } from '../pages/html.ts';
import { SIGNATURE_HEADER, TOLERANCE_SECONDS } from '../webhooks/signature-scheme.ts';
import { linkFrom, renderPage } from './page.ts';
import { type ReadRecipe, recipes } from './receiver-recipes.ts';

const path = '/docs/signatures';

/** How deliveries are signed, code that receives them, and the vectors to try it on. */
export const signaturesPage = (readRecipe: ReadRecipe, vectors: TestVectors): string =>
  renderPage({
    title: 'Signatures',
    path,
    body: html`<h1>Signatures</h1>
<p>Every delivery carries <code>${SIGNATURE_HEADER}: t=&lt;Unix seconds&gt;,v1=&lt;hex&gt;</code>. The hex is the
HMAC-SHA-256 (<a href="https://www.rfc-editor.org/rfc/rfc2104">RFC 2104</a>) of <code>t</code>, a dot and the raw body;
its key is the whole secret as UTF-8 text, <code>whsec_</code> included. <code>t</code> is the time of this attempt.</p>
<ol>
<li>Use the raw body, before any JSON parsing.</li>
<li>Compute the HMAC, and compare it in constant time with every <code>v1</code>. While a secret is rotated there are
two of them; one match is enough. Ignore unknown schemes.</li>
<li>Reject a <code>t</code> that is more than ${TOLERANCE_SECONDS} seconds in the past or in the future.</li>
<li>Do not process tests. If <code>data.context.test</code> is true, nothing changed
(<a href="${linkFrom(path, '/docs/events')}#tests">tests</a>).</li>
<li>Process each event once. An event may be delivered more than once, with the same <code>id</code>. The header
<code>svc-event-id</code> repeats it, but only the body is signed, so use the <code>id</code> of the body.</li>
<li>Ignore outdated events. Events may arrive in any order. <code>sequence</code> is the version of the resource, so an event
with a lower one than you have stored is outdated. A resource is identified by <code>environment</code>,
<code>organization_id</code> and <code>data.object.id</code> together: the usage of a month has the same id in every
organization. Omit this check if you act on every event instead of keeping a copy.</li>
<li>Return 2xx within ten seconds. Do longer work afterwards.</li>
</ol>
<p>The headers <code>webhook-id</code>, <code>webhook-timestamp</code> and <code>webhook-signature</code> follow Standard
Webhooks and use the same secret, so its libraries can verify deliveries too.</p>
${recipes.map(
  ({ anchor, language, file }) => html`<h2 id="${anchor}">${language}</h2>
<pre><code>${readRecipe(file)}</code></pre>
`,
)}<h2 id="vectors">Test vectors</h2>
<p><a href="${linkFrom(path, '/docs/test-vectors.json')}">test-vectors.json</a> has the secret, the headers, the exact
body and the verdict of each of these:</p>
<ul>
${vectors.webhook_signatures.cases.map(
  ({ name, reason }) =>
    html`<li>${name}: ${reason === null ? 'valid' : html`invalid, <code>${reason}</code>`}</li>\n`,
)}</ul>
<h2 id="cursors">Cursors</h2>
<p>A cursor is opaque to clients: pass <code>next_cursor</code> unchanged. To verify our implementation: a cursor is
base64url of <code>2.key id.</code>, a nonce of 12 bytes, the position encrypted with AES-256-GCM, and its tag of 16
bytes. The keys are derived with HKDF-SHA-256 (<a href="https://www.rfc-editor.org/rfc/rfc5869">RFC 5869</a>, no salt)
from the key of that id: <code>cursor 2 sealing</code> is the info of the encryption, <code>cursor 2 nonce</code> that of
the nonce, which is the start of an HMAC-SHA-256. The additional data is the JSON of an array: the first part, environment,
organization, path, and the filters as sorted pairs. A cursor is valid for one list of one organization only. Any other use
returns <a href="${linkFrom(path, '/docs/errors')}#invalid_cursor"><code>invalid_cursor</code></a>. The vectors have a demonstration
key and these cases:</p>
<ul>
${vectors.cursors.cases.map(
  ({ name, position }) => html`<li>${name}: ${position === null ? 'invalid' : 'valid'}</li>\n`,
)}</ul>`,
  });
