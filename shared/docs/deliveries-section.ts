import { deliveryErrors } from '../contracts/webhook-delivery.ts';
import { abandonment, placeCount } from '../domain/lane.ts';
import { targetRefusals } from '../outbound/target-address.ts';
import { html, type Markup } from '../pages/html.ts';
import { ATTEMPT_DELAYS_SECONDS, DEADLINE_SECONDS } from '../webhooks/delivery-schedule.ts';
import { GONE, OVERLOADED_STATUSES } from '../webhooks/judge-attempt.ts';

/** How an event is delivered to a webhook endpoint, from the tables that the sender uses. */
export const deliveriesSection = (errorsPath: string): Markup => html`<section>
<h2 id="deliveries">Deliveries</h2>
<p>A delivery is one event on its way to one endpoint. Each attempt is a POST of JSON. Besides the signature headers it
has <code>svc-event-id</code>, <code>svc-delivery-id</code>, which is the same in every attempt, and
<code>svc-attempt</code>, which is 1 for the first attempt. The <code>user-agent</code> is <code>svc-webhooks/1</code>, the
<code>content-type</code> <code>application/json</code>. A 2xx within ten seconds is a success. Everything else is a
failure, including 3xx: redirects are not followed.</p>
<p>A delivery is <code>pending</code> until its last attempt, then <code>delivered</code>, <code>failed</code>, or
<code>canceled</code> if its endpoint was disabled or deleted before. A failed attempt is retried, with at most ten attempts
in total and never later than ${DEADLINE_SECONDS / 3600} hours after the first attempt:</p>
${schedule()}
<p>Each delay may be up to a fifth shorter, so that deliveries that failed together are not retried together. The last
attempt makes up for that: it starts within half an hour before its time. After a timeout or one of
${listed([...OVERLOADED_STATUSES])} the next attempt waits at least a minute. If such a response has a
<code>Retry-After</code>, in seconds or as a date, we honour it: the wait is at least the delay of the table and at most
twice that delay. You can request an attempt at any time, also after the last one:
<code>POST /v1/webhook-deliveries/{id}/retry</code>, up to 50 attempts.</p>
<p>An endpoint gets at most ${placeCount} deliveries at the same time. After five failed attempts in a row it gets one
delivery at a time until one succeeds. The others wait half a minute to ten minutes for their turn.</p>
<h2 id="switched-off">When an endpoint is disabled</h2>
<p>An endpoint is disabled in two cases:</p>
<ul>
<li>Its receiver returns ${GONE}. The delivery is <code>failed</code> without further attempts, and the
<code>disabled_reason</code> is <code>gone</code>.</li>
<li>Every attempt failed for ${abandonment.failingHours} hours, for at least ${abandonment.failedEvents} events over at least
${abandonment.spreadHours} hours. The <code>disabled_reason</code> is <code>failing</code>.</li>
</ul>
<p>The organization's other endpoints receive
<a href="#webhook_endpoint.disabled"><code>webhook_endpoint.disabled</code></a>. Waiting deliveries are canceled, and
nothing is sent until a PATCH with <code>enabled: true</code>. <code>POST …/replays</code> with <code>from</code> then sends
the missed events of the last 30 days. Failures at an earlier <code>url</code> of the endpoint do not disable it.</p>
<h2 id="urls">Which URLs are allowed</h2>
<p>The <code>url</code> of an endpoint:</p>
<ul>
${Object.values(targetRefusals).map((sentence) => html`<li>${sentence};</li>\n`)}</ul>
<p>Other URLs are refused with <a href="${errorsPath}#validation_failed"><code>validation_failed</code></a>. A saved URL is checked again
at every attempt, with the current address of its host.</p>
<h2 id="error-class">Why there was no response</h2>
<p>An attempt has a <code>status</code> or an <code>error_class</code>:</p>
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
