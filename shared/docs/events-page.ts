import { type EventName, eventNames, events } from '../contracts/events.ts';
import type { Route } from '../route.ts';
import { html } from './html.ts';
import { operationAnchor } from './operation-anchor.ts';
import { linkFrom, renderPage } from './page.ts';

const path = '/docs/events';

/** Every event with its sentence and the calls that cause it, as the route table says. */
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
<p>Events also tell of what happens by itself, in bulk, by import, or as a consequence of another change; no call is
listed under those.</p>
${families.map(
  ([family, names]) => html`<section>
<h2 id="${family}">${family}</h2>
${names.map((name) => entryOf(name, routes))}</section>
`,
)}`,
  });
}

function entryOf(name: EventName, routes: Record<string, Route>) {
  const causes = Object.entries(routes).filter(([, route]) => route.emits.includes(name));
  const list = causes.map(
    ([operationId, route]) =>
      html`<li><a href="${linkFrom(path, '/docs')}#${operationAnchor(operationId, route)}"><code>${route.method} ${route.path}</code></a></li>`,
  );
  return html`<h3 id="${name}"><a href="#${name}"><code>${name}</code></a></h3>
<p>${events[name]}</p>
${causes.length > 0 ? html`<p>Caused by:</p>\n<ul>${list}</ul>\n` : ''}`;
}
