import { keptAfterErasure } from '../domain/kept-after-erasure.ts';
import { html } from '../pages/html.ts';

const periodOf = (days: number | null) => {
  if (days === null) return 'no end set here';
  return days === 0 ? 'not at all' : `up to ${days} ${days === 1 ? 'day' : 'days'}`;
};

/** The data that remains after an erasure, where it is, and for how long. */
export const erasureSection = () => html`<section>
<h2 id="erasure">What outlives an erasure</h2>
<p>An erasure removes the rows of a person, their files, stored answers, events of the log and deliveries that still
wait. Copies made before it end by themselves, and cannot be reached by this API.</p>
<table>
<thead><tr><th>Where</th><th>What</th><th>For how long</th></tr></thead>
<tbody>
${keptAfterErasure.map(
  ({ where, what, days }) => html`<tr><td>${where}</td><td>${what}</td><td>${periodOf(days)}</td></tr>
`,
)}</tbody>
</table>
</section>
`;
