import type { EventName } from '../contracts/events.ts';
import { html, type Markup } from '../pages/html.ts';
import { drawStates } from './draw-states.ts';
import { linkFrom, renderPage } from './page.ts';
import {
  anchorOf,
  nameOf,
  readOutcome,
  type StateMachine,
  stateMachines,
  statesOf,
} from './state-machines.ts';

const path = '/docs/states';

/**
 * The state machines, drawn and as tables, from the tables that the code uses; machines without a table are described
 * in text.
 */
export const statesPage = (machines: StateMachine[] = stateMachines): string =>
  renderPage({
    title: 'States',
    path,
    body: html`<h1>States</h1>
<p>The service uses these very tables. A move that is not allowed returns 409
<a href="${linkFrom(path, '/docs/errors')}#invalid_state_transition"><code>invalid_state_transition</code></a>. A move to the
current state returns 200 and changes nothing.</p>
${machines.map(
  (machine) => html`<section>
<h2 id="${anchorOf(machine)}">${machine.name}</h2>
<div class="wide">
${drawStates(machine)}
</div>
<div class="wide">
${tableOf(machine)}
</div>
</section>
`,
)}<section>
<h2 id="scan">Scan</h2>
<p>A scan is <code>queued</code>, then <code>processing</code>, then <code>completed</code> or <code>failed</code>.
The events are ${eventLink('scan.created')}, ${eventLink('scan.started')}, ${eventLink('scan.completed')} and
${eventLink('scan.failed')}. A rescan of a completed or failed scan makes it <code>queued</code> again. A rescan of another
scan returns 409 <a href="${linkFrom(path, '/docs/errors')}#scan_in_progress"><code>scan_in_progress</code></a>. A correction
of the profile, ${eventLink('scan.corrected')}, changes no state; it is refused while a CV is queued or being read.</p>
</section>
<section>
<h2 id="delivery">Delivery</h2>
<p>A delivery is <code>pending</code>, then <code>delivered</code>, <code>failed</code> or <code>canceled</code>. The
page on events explains <a href="${linkFrom(path, '/docs/events')}#deliveries">deliveries</a>. A retry makes it
<code>pending</code> again.</p>
</section>`,
  });

const eventLink = (name: EventName) =>
  html`<a href="${linkFrom(path, '/docs/events')}#${name}"><code>${name}</code></a>`;

function tableOf(machine: StateMachine): Markup {
  const states = statesOf(machine);
  const rows = Object.entries(machine.moves).map(
    ([move, outcomes]) =>
      html`<tr><th scope="row">${nameOf(move)}</th>${states.map((state) => html`<td>${outcomeOf(outcomes[state])}</td>`)}</tr>\n`,
  );
  return html`<table>
<thead><tr><th scope="col">Move</th>${states.map((state) => html`<th scope="col">from ${state}</th>`)}</tr></thead>
<tbody>
${rows}</tbody>
</table>`;
}

function outcomeOf(outcome: StateMachine['moves'][string][string] | undefined): Markup {
  const step = readOutcome(outcome);
  if (step === 'refused') return html`409`;
  if (step === 'stays') return html`no change`;
  const { to, event } = step;
  return event === null ? html`→ ${to}` : html`→ ${to}, ${eventLink(event as EventName)}`;
}
