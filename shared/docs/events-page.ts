import { exampleEvent, examplePing } from '../contracts/event-examples.ts';
import { aboutEvent, type EventName, eventNames } from '../contracts/events.ts';
import type { Route } from '../route.ts';
import { deliveriesSection } from './deliveries-section.ts';
import { html } from './html.ts';
import { operationAnchor } from './operation-anchor.ts';
import { linkFrom, renderPage } from './page.ts';

const path = '/docs/events';

/** Every event with its sentence, what causes it as the route table says, and an example. */
export function eventsPage(routes: Record<string, Route>): string {
  const families = [...Map.groupBy(eventNames, (name) => name.split('.')[0] ?? '')];
  return renderPage({
    title: 'Events',
    path,
    body: html`<h1>Events</h1>
<p>A webhook endpoint subscribes to <code>*</code>, to a family such as <code>job.*</code>, or to single names. An event
is delivered at least once and in no promised order: <code>id</code> tells a repetition, and <code>sequence</code>, the
version of the resource, tells a stale one. How to verify a delivery is on the page about
<a href="${linkFrom(path, '/docs/signatures')}">signatures</a>.</p>
<p><code>data.object</code> is the resource after the change, without the texts, names, contact details and files that
belong to a person. <code>data.previous</code> holds what the changed fields held before, and is null where nothing was
before. Where a field changed that events do not show, <code>data.context.changed</code> names it.
<code>data.context.actor</code> is the key that made the call, or the part of our system that went on after it. An
endpoint with the payload <code>thin</code> gets the same without the fields: only <code>object</code> and
<code>id</code>.</p>
<p>A delivery is always below 20 kB. Fields that would make it larger are left out, the largest first, and
<code>data.context.omitted</code> names them; fetch the resource for those.</p>
<p>Every change is told, one event for each thing that changed, also where it comes in bulk, by import, or as a
consequence of another. An event that is marked as reserved can be subscribed to, and nothing sends it yet: what is
sure of it is its name.</p>
${deliveriesSection(linkFrom(path, '/docs/errors'))}<section>
<h2 id="tests">Tests</h2>
<p><a href="${linkFrom(path, '/docs')}#/webhook-endpoints/testWebhookEndpoint"><code>POST /v1/webhook-endpoints/{id}/test</code></a> sends one endpoint a <code>ping</code>,
which is no event and shows the endpoint as <code>data.object</code>, or the example of an event below, subscribed to or
not. Both have <code>data.context.test</code>, which is true there and stands nowhere else: answer 2xx, and do nothing
else. A test is delivered, signed and retried like any event; <code>GET /v1/events</code> and replays leave it out.</p>
<details>
<summary>Example</summary>
<pre><code>${JSON.stringify(examplePing(), null, 2)}</code></pre>
</details>
</section>
${families.map(
  ([family, names]) => html`<section>
<h2 id="${family}">${family}</h2>
${names.map((name) => entryOf(name, routes))}</section>
`,
)}`,
  });
}

function entryOf(name: EventName, routes: Record<string, Route>) {
  const { says, cause, reserved } = aboutEvent(name);
  const causes = Object.entries(routes).filter(([, route]) => route.emits.includes(name));
  const list = causes.map(
    ([operationId, route]) =>
      html`<li><a href="${linkFrom(path, '/docs')}#${operationAnchor(operationId, route)}"><code>${route.method} ${route.path}</code></a></li>`,
  );
  return html`<h3 id="${name}"><a href="#${name}"><code>${name}</code></a></h3>
<p>${says}${reserved ? html` <strong>Reserved:</strong> nothing sends it yet.` : ''}</p>
${causes.length > 0 ? html`<p>Caused by:</p>\n<ul>${list}</ul>\n` : ''}${cause ? html`<p>Caused by: ${cause}</p>\n` : ''}<details>
<summary>Example</summary>
<pre><code>${JSON.stringify(exampleEvent(name), null, 2)}</code></pre>
</details>
`;
}
