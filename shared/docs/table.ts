import { html, type Markup } from '../pages/html.ts';

/** A table that scrolls on narrow screens; `id` is for links and tests. */
export const table = (heads: string[], rows: string[][], id?: string): Markup => html`<div class="wide">
<table${id ? html` id="${id}"` : ''}>
<thead><tr>${heads.map((head) => html`<th scope="col">${head}</th>`)}</tr></thead>
<tbody>
${rows.map((row) => html`<tr>${row.map((cell) => html`<td>${cell}</td>`)}</tr>\n`)}</tbody>
</table>
</div>`;
