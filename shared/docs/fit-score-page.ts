import {
  bandFloors,
  categoryOfType,
  categoryPercent,
  importancePoints,
  rubricVersion,
} from '../domain/fit-rubric.ts';
import { exampleFit } from './fit-score-example.ts';
import { html, type Markup } from './html.ts';
import { linkFrom, renderPage } from './page.ts';

const path = '/docs/fit-score';

/** How a score is made, from the tables that the service itself counts by, with an example counted by its own code. */
export const fitScorePage = (): string =>
  renderPage({
    title: 'Fit score',
    path,
    body: html`<h1>Fit score</h1>
<p>A fit score says how much of what a job requires a CV shows. It is advice: nothing here rejects, hides or moves
anybody by it, and <code>knockouts</code> only tells which knockout requirements a CV does not meet. The number is
arithmetic over the criteria in the answer, so anyone can compute it again. This is rubric
<code>${rubricVersion}</code>; a score says in <code>rubric_version</code> by which one it was made.</p>
<h2 id="judging">What is judged</h2>
<p>Each requirement of the job becomes a criterion with an <code>outcome</code>, a <code>score</code> from 0 to 1, a
<code>confidence</code> from 0 to 1, a sentence, and the lines of the CV that it rests on. Skills, posts, levels of
education that were reached, languages, certificates and projects are looked at. Name, contact, place of residence, birth, gender,
photo, the schools' and employers' names and what people write about themselves are not: judging is given a
profile without them. A requirement that asks for one of them, or for age, faith, origin, disability, orientation or
family, is <code>unknown</code>. Titles and degrees of women and of men are one, in the requirement and in the CV.</p>
<p>What the CV says nothing about is <code>unknown</code>, with the score null. A share of at least a half is
<code>partially_met</code> and counts as it is; below that it is <code>not_met</code> and counts 0.</p>
<p>Years of work, with a skill or in a field, are those of the posts that name what was asked, or of all posts where no
field was. Years in a field that the CV does not name are <code>unknown</code>; where all its work is less than half of
them, <code>not_met</code>. Where several fields were asked, the one with least decides; where any of them will do, posts
that name either count. A skill or field that the CV names and no dated post tells of is met to a half.</p>
<p>Of several languages the one that is met least decides, and the one that is met best where any of them will do. The
language that a CV is written in is <code>unknown</code> where its list of languages leaves it out.</p>
<h2 id="weights">Weights</h2>
<p>The <code>weight</code> of a criterion is the weight that the job gives the requirement, 1 to 5, times the points of its
importance: ${Object.entries(importancePoints).map(
      ([importance, points], at) => html`${at > 0 ? ', ' : ''}<code>${importance}</code> ${points}`,
    )}. Categories have these shares of the whole:</p>
${table(
  ['Category', 'weight_preferred', 'Types of requirement'],
  Object.entries(categoryPercent).map(([key, percent]) => [
    key,
    String(percent / 100),
    Object.entries(categoryOfType)
      .filter(([, category]) => category === key)
      .map(([type]) => type)
      .join(', '),
  ]),
)}
<h2 id="arithmetic">The arithmetic</h2>
<p>Only whole numbers are added and multiplied; “nearest” is the nearest whole number, a half upwards.</p>
<ol>
<li>The pull of a criterion is <code>weight × (confidence × 100)</code>; 0 where the score is null.</li>
<li>The score of a category is the sum of <code>pull × (score × 100)</code> of its criteria, divided by the sum of
their pulls, to the nearest. Where that sum is 0, the category has no data and the score null.</li>
<li>The score of the whole is the sum of <code>(weight_preferred × 100) × score</code> of the categories with data, divided
by the sum of their <code>weight_preferred × 100</code>, to the nearest: the weights of categories without data go to the
others in proportion. <code>weight_applied</code> shows what that comes to, to four decimals. No category with data: null.</li>
<li>The coverage is the sum of the weights of the criteria with a pull, times 100, divided by the sum of all weights,
to the nearest, as hundredths.</li>
<li>The band follows from the score: ${bandFloors.map(
      ([band, floor], at) => html`${at > 0 ? ', ' : ''}<code>${band}</code> from ${floor}`,
    )}.</li>
</ol>
<h2 id="example">An example</h2>
${example()}
<h2 id="status">Status</h2>
<p>A score is <code>pending</code> from a request for it until it is made, and shows what the last one said meanwhile; then it is
<code>completed</code>. It is <code>skipped</code> where the CV could not be read or the job requires nothing, and <code>failed</code>
where the job is gone or scoring did not work: the same request tries again. Only what was asked for is skipped or failed; a scan of a
job that is not scored by itself for one of these reasons has the <code>fit</code> null. In the list of scans <code>fit</code> is
the last completed score against the scan's own job.</p>
<h2 id="changes">When it changes</h2>
<p>A scan that belongs to a job with requirements is scored against it when its CV was read, and again after a rescan; against the job
that its application is transferred to as well; against any other when <a href="${linkFrom(path, '/docs')}#/scans/createFitScore"><code>POST /v1/scans/{id}/fit-scores</code></a> asks for it.
An application shows its score against its own job as <code>fit</code>.
A change of the job's requirements, or of how this service judges them, changes no score by itself: <code>scored_at</code> says when it was made, and the same
call makes it anew. Each new score is told by
<a href="${linkFrom(path, '/docs/events')}#scan.scored"><code>scan.scored</code></a>.</p>`,
  });

function example(): Markup {
  const { criteria, categories, score, band, coverage } = exampleFit();
  return html`${table(
    ['Criterion', 'Category', 'weight', 'score', 'confidence'],
    criteria.map((one) => [
      one.label,
      one.category,
      String(one.weight),
      String(one.score),
      String(one.confidence),
    ]),
    'criteria',
  )}
<p></p>
${table(
  ['Category', 'score', 'weight_preferred', 'weight_applied'],
  categories.map((one) => [
    one.key,
    String(one.score),
    String(one.weight_preferred),
    String(one.weight_applied),
  ]),
  'categories',
)}
<p>Score <code id="score">${String(score)}</code>, band <code id="band">${String(band)}</code>, coverage
<code id="coverage">${String(coverage)}</code>.</p>`;
}

const table = (heads: string[], rows: string[][], id?: string): Markup => html`<div class="wide">
<table${id ? html` id="${id}"` : ''}>
<thead><tr>${heads.map((head) => html`<th scope="col">${head}</th>`)}</tr></thead>
<tbody>
${rows.map((row) => html`<tr>${row.map((cell) => html`<td>${cell}</td>`)}</tr>\n`)}</tbody>
</table>
</div>`;
