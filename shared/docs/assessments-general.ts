import { secondsPerItem } from '../assessments/general/adaptive-test.ts';
import { discrimination, guessing, provisionalWeights } from '../assessments/general/difficulty.ts';
import { fewestPeople } from '../assessments/general/fit-difficulties.ts';
import { generalTestLength } from '../assessments/general/test-length.ts';
import { html, type Markup } from '../pages/html.ts';
import { table } from './table.ts';

const decimals = (value: number) => String(Math.round(value * 1000) / 1000);

/** General ability on the page of the assessments. */
export const generalPart = (widening: number): Markup => html`<h2 id="general">General ability</h2>
<p>The test has ${generalTestLength} items of three families: matrices of three by three drawings with eight options, number series and
letter series, whose next term is typed. It measures how well somebody finds and applies rules in new material. It measures no
knowledge, no skill of a job, no diligence and no creativity. Each next item is chosen by the answers so far: of the family that was
given least, one of the five items with the most information. A form without drawings has series only.</p>
<p>Items are generated from a secret seed, so that nobody can know them before. An independent program solves every item of
10,000 seeds a family: each has one solution, under all rules of its family. Items have a soft limit of ${secondsPerItem} seconds;
answers after it count.</p>
<h3 id="general-arithmetic">The arithmetic</h3>
<ol>
<li>The difficulty of an item is <code>b = Σ weight × count</code> over its features, by the table below.</li>
<li>A person of ability θ answers rightly with probability <code>P = c + (1 − c) / (1 + e^(−a(θ − b)))</code>. a is
<span id="discrimination">${discrimination}</span>; c is ${decimals(guessing.matrix)} for matrices and ${guessing.number} for series.</li>
<li>The density of θ is <code>e^(−θ²/2)</code> times P for each right answer and 1 − P for each wrong one, at θ from −4 to 4 in steps of
0.1. θ is its mean, and se its standard deviation.</li>
<li><code>t = 50 + 10 × θ</code>, to one decimal. <code>sem = 10 × se</code>, times <span id="widening">${widening}</span> while the
calibration is provisional. <code>raw</code> is the number of right answers.</li>
</ol>
<p>An answer is right if it is the expected one after NFKC, without spaces, in upper case and with − and – as -. For a number series
it is also right if both are whole numbers of at most nine digits, with or without a sign, of the same value. A missing answer is
wrong. The section <code>items</code> of a result has a, b, c and <code>correct</code> of each item in their order, and
<code>families</code> how many were given and right.</p>
<h3 id="general-calibration">Calibration</h3>
<p>The weights are our estimates, not figures from takers. Until ${fewestPeople} people have taken the test,
<code>calibration</code> is <code>provisional</code>: there is no norm group and no percentile, t compares with an assumed
population, and bands are wider by ${Math.round(100 * (widening - 1))} %. Then a command fits the weights from the answers, and new results are
<code>fitted</code>: <code>percentile</code> is 100 × Φ(θ) to the nearest, at least 1 and at most 99, of the people who are the norm
group. Tests that began before the fit and results that exist are not changed. A fitted weight has three decimals; b of each item is in
its responses.</p>
${table(
  ['Feature', 'weight'],
  Object.entries(provisionalWeights).map(([key, weight]) => [key, String(weight)]),
  'weights',
)}`;
