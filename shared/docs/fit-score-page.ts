import {
  bandFloors,
  categoryOfType,
  categoryPercent,
  importancePoints,
  rubricVersion,
} from '../domain/fit-rubric.ts';
import { html, type Markup } from '../pages/html.ts';
import { exampleFit } from './fit-score-example.ts';
import { linkFrom, renderPage } from './page.ts';
import { table } from './table.ts';

const path = '/docs/fit-score';

/** How a score is computed, from the tables that the service uses, with an example computed by its own code. */
export const fitScorePage = (): string =>
  renderPage({
    title: 'Fit score',
    path,
    body: html`<h1>Fit score</h1>
<p>A fit score states how much of a job's requirements a CV meets. It is advice: the service rejects, hides or moves nobody
because of it, and <code>knockouts</code> only lists the knockout requirements that a CV does not meet. The score is computed
from the criteria in the response, so anyone can recompute it. This page describes rubric <code>${rubricVersion}</code>; the
<code>rubric_version</code> of a score names the rubric it was computed with.</p>
<h2 id="judging">What is judged</h2>
<p>Each requirement of the job becomes a criterion with an <code>outcome</code>, a <code>score</code> from 0 to 1, a
<code>confidence</code> from 0 to 1, a sentence, and the lines of the CV that support it. Skills, jobs, completed levels of
education, languages, certificates and projects are judged. Name, contact data, place of residence, birth, gender, photo,
names of schools and employers, and what people write about themselves are not judged: the profile that is judged does not
contain them. A requirement about one of them, or about age, faith, origin, health, disability, orientation or family, is
<code>unknown</code> if the service recognizes it. It has words for them in nine languages, and cannot know every wording:
do not put such requirements into a job. A requirement that names more than 20 things is <code>unknown</code>, too.
Female and male forms of titles and degrees are equal, in the requirement and in the CV.</p>
<p>If the CV does not mention something, the outcome is <code>unknown</code> and the score null. A known skill,
occupation, activity or field of work that a CV with skills or described work does not name is <code>not_met</code>. Any other
name could mean anything, also an attribute of a person. It is met if the CV lists it as a skill, and <code>unknown</code>
otherwise. Every word of a label has to be known. A field of study is compared by groups of fields; one that is not known is at most
half met. If at least half of a
requirement is met, it is <code>partially_met</code> and counts with that share. Below half it is <code>not_met</code> and
counts 0.</p>
<p>Years of work, with a skill or in a field, are those of the jobs that name the skill or field, or of all jobs if the
requirement names no field. Years in a field that the CV does not name are <code>unknown</code>, or <code>not_met</code> if all
work in the CV is less than half of them. If several fields are required, the one with the fewest years decides. If any of
them is enough, jobs that name any of them count. A skill or field that the CV names without a dated job is half met.</p>
<p>If several languages are required, the one that is met least decides. If any of them is enough, the one that is met best
decides. The language that a CV is written in is <code>unknown</code> if its list of languages omits it.</p>
<h2 id="weights">Weights</h2>
<p>The <code>weight</code> of a criterion is the requirement's weight in the job, 1 to 5, times the points of its
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
<p>All additions and multiplications use whole numbers. “To the nearest” means rounded to a whole number, halves up.</p>
<ol>
<li>The pull of a criterion is <code>weight × (confidence × 100)</code>; 0 where the score is null.</li>
<li>The score of a category is the sum of <code>pull × (score × 100)</code> of its criteria, divided by the sum of
their pulls, to the nearest. Where that sum is 0, the category has no data and the score null.</li>
<li>The score of the whole is the sum of <code>(weight_preferred × 100) × score</code> of the categories with data, divided
by the sum of their <code>weight_preferred × 100</code>, to the nearest. The weights of categories without data go to the
others in proportion; <code>weight_applied</code> shows the result with four decimals. Without any data the score is null.</li>
<li>The coverage is the sum of the weights of the criteria with a pull, times 100, divided by the sum of all weights,
to the nearest, as hundredths.</li>
<li>The band follows from the score: ${bandFloors.map(
      ([band, floor], at) => html`${at > 0 ? ', ' : ''}<code>${band}</code> from ${floor}`,
    )}. If a criterion with <code>importance</code> <code>must_have</code> is <code>unknown</code>, and its category is not
<code>eligibility</code>, the band is at most <code>good</code>, whatever the score: a person has to look for it in the CV. A ranking
lists the higher band first, and within a band the higher score.</li>
</ol>
<h2 id="example">An example</h2>
${example()}
<h2 id="status">Status</h2>
<p>A requested score is <code>pending</code> until it is computed; until then it shows the previous result. Then it is
<code>completed</code>. It is <code>skipped</code> if the CV could not be read or the job has no requirements, and
<code>failed</code> if the job was deleted or scoring failed; the same request tries again. Only requested scores are skipped or
failed. If a scan of a job was not scored automatically for one of these reasons, its <code>fit</code> is null. In the list of
scans, <code>fit</code> is the last completed score against the scan's own job.</p>
<h2 id="changes">When it changes</h2>
<p>A scan of a job with requirements is scored against it when its CV has been read, and again after a rescan or a correction. After a
transfer of its application it is scored against the new job. It is scored against any other job when <a
href="${linkFrom(path, '/docs')}#/scans/createFitScore"><code>POST /v1/scans/{id}/fit-scores</code></a> requests it.
An application shows its score against its own job as <code>fit</code>. A change of the job's requirements, or of the rubric,
changes no existing score: <code>scored_at</code> has its time, and the same call computes it again. Each new score emits
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
