import { validityLimits } from '../assessments/disc-o/check-validity.ts';
import {
  discONorms,
  facetReliability,
  facets,
  reliabilityOf,
  scaleKeys,
  scales,
} from '../assessments/disc-o/facets.ts';
import { instructedItems, instructionTexts } from '../assessments/disc-o/instructed-items.ts';
import { discOItems } from '../assessments/disc-o/items.ts';
import { reportWordsEn } from '../assessments/disc-o/report-words-en.ts';
import { semOfScale } from '../assessments/disc-o/score-scales.ts';
import { ninetyPercent } from '../assessments/result.ts';
import { html, type Markup } from '../pages/html.ts';
import { table } from './table.ts';

const share = (part: number) => `${Math.round(100 * part)} %`;

/** DISC-O on the page of the assessments. */
export const discOPart = (): Markup => html`<h2 id="disc-o">DISC-O</h2>
<p>DISC-O has ${discOItems.length} statements about oneself with five answers each, and ${instructedItems.length} more that ask for a
certain answer. It takes about five minutes. It describes how people see their own behaviour at work and elsewhere, on five scales.
Both ends of each scale have their use. It measures no ability, no skill, no honesty and no health, and it predicts the success of
a single person poorly. The name is ours: no public instrument is called so, and we read the O as openness.</p>
<p>The statements are from the International Personality Item Pool, which is in the public domain, in the selection and the
translations of the npm package <code>@alheimsins/b5-johnson-120-ipip-neo-pi-r</code> (MIT). <code>item_id</code> is the id in that
package. It can be taken in: ${Object.keys(instructionTexts).join(', ')}. <code>translation_status</code> is <code>original</code> for English and
<code>volunteers</code> for the others: no study of ours shows that a translation measures the same.</p>
<p>Norms: ${discONorms.source}. There are no norms by sex or age, because section 106 of the Civil Rights Act of 1991 forbids
them in selection. Political and clinical statements of the pool are left out.</p>
<h3 id="disc-o-items">Items</h3>
<p>An answer x is 1 to 5. A statement that is keyed plus counts x, one that is keyed minus counts 6 − x. For anger it is the other way
round, because that facet counts as calm. An item raises its scale if it counts x, and lowers it if it counts 6 − x.</p>
<details><summary>All items</summary>
${table(
  ['item_id', 'facet', 'keyed'],
  discOItems.map(({ id, facet, keyed }) => [id, facet, keyed]),
  'items',
)}
</details>
<h3 id="disc-o-arithmetic">The arithmetic</h3>
<ol>
<li><code>facet</code> is the sum of its four items, 4 to 20. <code>z = (facet − M) / SD</code>.</li>
<li><code>z_s = (z1 + z2) / √(2 + 2r)</code> for the two facets of a scale; r is their correlation.</li>
<li><code>t = 50 + 10 × z_s</code>, to one decimal. <code>raw</code> is the sum of the two facets.</li>
<li><code>sem = 10 × √(1 − α)</code>, to one decimal; <code>ci90 = t ± ${ninetyPercent} × sem</code>, from unrounded values.</li>
<li><code>percentile</code> is 100 × Φ(z_s) to the nearest, at least 1 and at most 99.</li>
</ol>
${table(
  ['Facet', 'M', 'SD'],
  Object.entries(facets).map(([key, { mean, deviation, isReversed }]) => [
    isReversed ? `${key} (reversed)` : key,
    String(mean),
    String(deviation),
  ]),
  'facets',
)}
<p></p>
${table(
  ['Scale', 'Name', 'First facet', 'Second facet', 'r', 'α', 'sem'],
  scaleKeys.map((key) => [
    key,
    reportWordsEn.scales[key].name,
    ...scales[key].facets,
    `${scales[key].correlation}${scales[key].isEstimated ? ' (estimate)' : ''}`,
    reliabilityOf(key).toFixed(3),
    semOfScale(key).toFixed(2),
  ]),
  'scales',
)}
<p>r of D and S are our estimates. α follows from the mean reliability of a facet of four items, ${facetReliability} (Johnson 2014), and
r: <code>α = 1 − 2 × (1 − ${facetReliability}) / (2 + 2r)</code>.</p>
<p>Two scales differ (<code>higher</code>) if <code>|t1 − t2| > ${ninetyPercent} × √(sem1² + sem2²)</code>. Otherwise they are
<code>balanced</code>. t and sem are those that are shown. The section <code>facets</code> has each facet and its z, to two decimals.</p>
<h3 id="disc-o-validity">Validity</h3>
<ul>
<li><code>straight_lining</code>: the same answer to ${validityLimits.sameAnswers} of the ${discOItems.length} items, or
${validityLimits.sameInARow} times in a row, in the order of the table, without the instructed items.</li>
<li><code>acquiescence</code>: in each scale, the mean answer to items that raise it and that to items that lower it have a mean; the
mean of the five differs from 3 by more than ${validityLimits.agreeing}.</li>
<li><code>instructed_items_missed</code>: a <code>notice</code> for one wrong answer to an instructed item, a <code>warning</code> for
${validityLimits.missedForWarning} or more. Random answers show only here.</li>
<li><code>too_fast</code>: more than ${share(validityLimits.fastShare)} of all answers took less than ${validityLimits.fastAnswerMs} ms.</li>
</ul>`;
