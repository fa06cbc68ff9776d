import { provisionalWidening } from '../assessments/general/score-general.ts';
import { bandEdges, ninetyPercent } from '../assessments/result.ts';
import { html } from '../pages/html.ts';
import { developerPart } from './assessments-developer.ts';
import { discOPart } from './assessments-disc-o.ts';
import { figuresPart } from './assessments-figures.ts';
import { generalPart } from './assessments-general.ts';
import { linkFrom, renderPage } from './page.ts';

const path = '/docs/assessments';

/** The limits and the use of each assessment, and how to recompute a result, from the tables that score. */
export const assessmentsPage = (): string =>
  renderPage({
    title: 'Assessments',
    path,
    body: html`<h1>Assessments</h1>
<p>There are three: <a href="#disc-o">DISC-O</a> (personality), <a href="#general">general ability</a> and
<a href="#developer">developer</a>. Every result has <code>advisory: true</code>. The service rejects, hides or moves nobody
because of a result, and a <a href="${linkFrom(path, '/docs/fit-score')}">fit score</a> never uses one. Use a result together with
an interview, never instead of one. Anyone can recompute a result from its responses with this page.</p>
<h2 id="scores">What a score has</h2>
<p><code>t</code> is a score with mean 50 and standard deviation 10. <code>sem</code> is its standard error, and <code>ci90</code>
the band <code>t ± ${ninetyPercent} × sem</code>: if the same person took the assessment again and again, nine of ten such bands
would hold the true score. All three have one decimal. <code>band</code> is <code>lower</code> below
<span id="middle-from">${bandEdges.middleFrom}</span>, <code>higher</code> above <span id="middle-to">${bandEdges.middleTo}</span>,
and <code>middle</code> from the one to the other, by the <code>t</code> that is shown. <code>percentile</code> is the share of the
norm group below the score, from 1 to 99; it is null where there is no norm group. Scores are compared by their bands, never by
a difference of a few points.</p>
${discOPart()}
${generalPart(provisionalWidening)}
${developerPart()}
${figuresPart()}
<h2 id="accommodations">More time, and other forms</h2>
<p>An accommodation multiplies the seconds of an item, or removes the limit. It changes no score: time is shown and not
scored. The general test has a form without drawings. Why somebody gets an accommodation is stored nowhere.</p>
<h2 id="validity">Validity</h2>
<p><code>validity</code> has hints at answers that may not mean what they say, with <code>severity</code> <code>notice</code> or
<code>warning</code>. A hint is a reason to talk to the person. It changes no score and rejects nobody.</p>`,
  });
