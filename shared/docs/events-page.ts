import { aboutEvent } from '../contracts/about-events.ts';
import { type EventName, eventNames } from '../contracts/events.ts';
import { exampleEvent, examplePing } from '../examples/event-examples.ts';
import { html } from '../pages/html.ts';
import type { Route } from '../routes/route.ts';
import { deliveriesSection } from './deliveries-section.ts';
import { erasureSection } from './erasure-section.ts';
import { operationAnchor } from './operation-anchor.ts';
import { linkFrom, renderPage } from './page.ts';

const path = '/docs/events';

/** Every event with its sentence, its cause from the route table, and an example. */
export function eventsPage(routes: Record<string, Route>): string {
  const families = [...Map.groupBy(eventNames, (name) => name.split('.')[0] ?? '')];
  return renderPage({
    title: 'Events',
    path,
    body: html`<h1>Events</h1>
<p>A webhook endpoint subscribes to <code>*</code>, to a family such as <code>job.*</code>, or to single names. An event
is delivered at least once, and the order is not guaranteed. Use <code>id</code> to detect duplicates, and
<code>sequence</code>, the version of the resource, to ignore outdated events. The page about
<a href="${linkFrom(path, '/docs/signatures')}">signatures</a> explains how to verify a delivery.</p>
<p><code>data.object</code> is the resource after the change. Of a person it shows ids, states, times and scores. It
contains no text that anybody has written: no names, contact details, files, tags, metadata, external ids, links or
reasons, because an event is kept longer than its person after an <a href="#erasure">erasure</a>. <code>data.previous</code>
has the previous values of the changed fields, and is null if there were none. If a field changed that events do not
contain, <code>data.context.changed</code> names it. <code>data.context.actor</code> is the key that made the call, or the
part of our system that continued the work. An endpoint with the payload <code>thin</code> gets only <code>object</code>
and <code>id</code> of the resource.</p>
<p>A delivery is always below 20 kB. The largest fields of a larger event are omitted, and
<code>data.context.omitted</code> names them. Fetch the resource to get them.</p>
<p>Every change emits an event. This includes bulk changes, imports and consequences of other changes. A move of an
application to another stage is the event <code>candidate.stage_changed</code>, which names the application. The counts and
the list of a candidate's applications change with the events of those applications; the candidate has an event of its own
if its status changes. You can subscribe to reserved events, but they are not emitted yet, and only their names are final.</p>
${deliveriesSection(linkFrom(path, '/docs/errors'))}<section>
<h2 id="tests">Tests</h2>
<p><a href="${linkFrom(path, '/docs')}#/webhook-endpoints/testWebhookEndpoint"><code>POST
/v1/webhook-endpoints/{id}/test</code></a> sends one endpoint a <code>ping</code>
or one of the example events below, subscribed to or not. A <code>ping</code> is not an event; its <code>data.object</code> is
the endpoint. Only tests have <code>data.context.test</code>, which is true: return 2xx and do nothing else. A test is
delivered, signed and retried like an event. <code>GET /v1/events</code> and replays do not include tests.</p>
<details>
<summary>Example</summary>
<pre><code>${JSON.stringify(examplePing(), null, 2)}</code></pre>
</details>
</section>
${erasureSection()}${families.map(
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
<p>${says}${reserved ? html` <strong>Reserved:</strong> not emitted yet.` : ''}</p>
${causes.length > 0 ? html`<p>Caused by:</p>\n<ul>${list}</ul>\n` : ''}${cause ? html`<p>Caused by: ${cause}</p>\n` : ''}<details>
<summary>Example</summary>
<pre><code>${JSON.stringify(exampleEvent(name), null, 2)}</code></pre>
</details>
`;
}
