import { bugItems, readingItems } from '../assessments/developer/item-counts.ts';
import { shareBands } from '../assessments/developer/score-developer.ts';
import { validityLimits } from '../assessments/disc-o/check-validity.ts';
import { facetReliability } from '../assessments/disc-o/facets.ts';
import { discrimination, guessing } from '../assessments/general/difficulty.ts';
import { abilityGrid } from '../assessments/general/eap.ts';
import { provisionalWidening } from '../assessments/general/score-general.ts';
import { generalTestLength } from '../assessments/general/test-length.ts';
import { bandEdges, ninetyPercent } from '../assessments/result.ts';
import { html, type Markup } from '../pages/html.ts';
import { table } from './table.ts';

const [lowest = 0, second = 0] = abilityGrid;
const tenths = (value: number) => Math.round(value * 10) / 10;

/** Every figure of the formulas that is in no other table of the page. */
const figures: Record<string, number> = {
  'T: lower below': bandEdges.middleFrom,
  'T: higher above': bandEdges.middleTo,
  'half width of ci90 in sem': ninetyPercent,
  'DISC-O: reliability of a facet': facetReliability,
  'DISC-O: same answers for straight_lining': validityLimits.sameAnswers,
  'DISC-O: same answers in a row for straight_lining': validityLimits.sameInARow,
  'DISC-O: lean for acquiescence, above': validityLimits.agreeing,
  'DISC-O: missed instructed items for a warning': validityLimits.missedForWarning,
  'DISC-O: too_fast below, ms': validityLimits.fastAnswerMs,
  'DISC-O: share of fast answers for too_fast, above': validityLimits.fastShare,
  'general: items': generalTestLength,
  'general: a': discrimination,
  'general: c of a matrix': guessing.matrix,
  'general: c of a series': guessing.number,
  'general: lowest θ': lowest,
  'general: highest θ': abilityGrid.at(-1) ?? 0,
  'general: step of θ': tenths(second - lowest),
  'general: factor of sem while provisional': provisionalWidening,
  'developer: reading items': readingItems,
  'developer: bug items': bugItems,
  'developer: middle from a share of': shareBands.middleFrom,
  'developer: higher from a share of': shareBands.higherFrom,
};

/** All figures of the formulas in one table, and the fields of the export that they are used with. */
export const figuresPart = (): Markup => html`<h2 id="recompute">Recompute a result</h2>
<p><code>GET /v1/assessments/{id}/responses</code> returns each answer and the key to its item. The formulas and tables of this
page lead from them to the same result. Each number is rounded to the nearest, a half upwards. An item that was not answered is an empty text.</p>
<ul>
<li>DISC-O: <code>key</code> is the facet, or <code>instructed</code> with the answer that is <code>expected</code>.
<code>is_reversed</code> is true for items that are keyed minus.</li>
<li>General ability: <code>parameters</code> are a, b and c of the item. <code>expected</code> is the right answer, for a matrix the number of
the option from 0. <code>calibration</code> says whether they are provisional or fitted.</li>
<li>Developer: <code>expected</code> is the right answer of <code>reading</code> and <code>bug</code>. <code>task</code> has the hidden tests of
a function, and <code>value</code> its source.</li>
</ul>
<p><code>timing.total_ms</code> is the sum of all <code>ms</code>, and <code>timing.median_item_ms</code> the middle one, of two the smaller.</p>
${table(
  ['Figure', 'Value'],
  Object.entries(figures).map(([name, value]) => [name, String(value)]),
  'figures',
)}`;
