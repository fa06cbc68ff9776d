import { deliveryErrors } from '../contracts/webhook-delivery.ts';
import { abandonment, placeCount } from '../domain/lane.ts';
import { targetRefusals } from '../outbound/target-address.ts';
import { ATTEMPT_DELAYS_SECONDS, DEADLINE_SECONDS } from '../webhooks/delivery-schedule.ts';
import { GONE, OVERLOADED_STATUSES } from '../webhooks/judge-attempt.ts';
import { html, type Markup } from './html.ts';

/** How an event comes to an endpoint, from the tables that the sender itself obeys. */
export const deliveriesSection = (errorsPath: string): Markup => html`<section>
<h2 id="deliveries">Deliveries</h2>
<p>A delivery is one event on its way to one endpoint, as a POST of JSON. Beside what the page on signatures explains it
has the headers <code>svc-event-id</code>, <code>svc-delivery-id</code>, which stays the same from attempt to attempt, and
<code>svc-attempt</code>, 1 for the first; its <code>user-agent</code> is <code>svc-webhooks/1</code>, its
<code>content-type</code> <code>application/json</code>. A 2xx within ten seconds is success. Anything else is a failure,
a 3xx too: redirects are not followed.</p>
<p>A delivery is <code>pending</code> while an attempt is to come, then <code>delivered</code>, <code>failed</code>, or
<code>canceled</code> where its endpoint was switched off or deleted before. What fails is tried again, ten times in all
and never later than ${DEADLINE_SECONDS / 3600} hours after the first attempt:</p>
${schedule()}
<p>Each wait may be a fifth shorter, so that deliveries that failed together do not come back together; the last attempt
makes up for that, within half an hour before its time. After a timeout or one of ${listed([...OVERLOADED_STATUSES])} an
endpoint is left alone for a minute at least. Where such an answer has a <code>Retry-After</code>, in seconds or as a date,
it is heeded between the wait of the table and twice that. An attempt that you ask for comes at once, also after the
last: <code>POST /v1/webhook-deliveries/{id}/retry</code>, up to 50 attempts.</p>
<p>At most ${placeCount} deliveries are on their way to an endpoint at the same time. One whose last five attempts failed
gets one at a time until one arrives; the others wait half a minute to ten minutes for their turn.</p>
<h2 id="switched-off">When an endpoint is switched off</h2>
<p>An answer of ${GONE} says that nobody will be there again: the delivery is <code>failed</code> without further attempts,
and the endpoint is switched off with the <code>disabled_reason</code> <code>gone</code>. So it is, with
<code>failing</code>, where every attempt failed for ${abandonment.failingHours} hours, among them those of at least
${abandonment.failedEvents} events over at least ${abandonment.spreadHours} hours. Either way the organization's other
endpoints get <a href="#webhook_endpoint.disabled"><code>webhook_endpoint.disabled</code></a>, what was waiting is
canceled, and nothing is sent until a PATCH with <code>enabled: true</code>, which <code>POST …/replays</code> with
<code>from</code> can follow to bring what was missed in 30 days. Deliveries to a <code>url</code> that was changed
meanwhile switch nothing off.</p>
<h2 id="urls">Which URLs are allowed</h2>
<p>The <code>url</code> of an endpoint:</p>
<ul>
${Object.values(targetRefusals).map((sentence) => html`<li>${sentence};</li>\n`)}</ul>
<p>A URL that is saved is judged again at every attempt, with the address that its host has then. Others are refused
with <a href="${errorsPath}#validation_failed"><code>validation_failed</code></a>.</p>
<h2 id="error-class">Why no answer came</h2>
<p>An attempt has a <code>status</code>, or an <code>error_class</code>:</p>
<dl>
${Object.entries(deliveryErrors).map(([name, says]) => html`<dt><code>${name}</code></dt><dd>${says}</dd>\n`)}</dl>
</section>
`;

function schedule(): Markup {
  let since = 0;
  const rows = ATTEMPT_DELAYS_SECONDS.map((delay, made) => {
    since += delay;
    return html`<tr><th scope="row">${made + 1}</th><td>${durationOf(delay)}</td><td>${durationOf(since)}</td></tr>\n`;
  });
  return html`<div class="wide">
<table>
<thead><tr><th scope="col">Attempt</th><th scope="col">After the one before</th><th scope="col">After the first</th></tr></thead>
<tbody>
${rows}</tbody>
</table>
</div>`;
}

/** `257705` → `71 h 35 min 5 s` */
function durationOf(seconds: number): string {
  const parts: [number, string][] = [
    [Math.floor(seconds / 3600), 'h'],
    [Math.floor(seconds / 60) % 60, 'min'],
    [seconds % 60, 's'],
  ];
  const shown = parts.flatMap(([count, unit]) => (count > 0 ? [`${count} ${unit}`] : []));
  return shown.join(' ') || 'at once';
}

const listed = (statuses: number[]) =>
  new Intl.ListFormat('en-GB', { type: 'disjunction' }).format(statuses.map(String));
