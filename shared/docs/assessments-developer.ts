import { codingTasks } from '../assessments/developer/coding-tasks.ts';
import { secondsPerCodeItem, secondsPerTask } from '../assessments/developer/developer-test.ts';
import { bugItems, readingItems, taskItems } from '../assessments/developer/item-counts.ts';
import { shareBands } from '../assessments/developer/score-developer.ts';
import { similarFrom } from '../assessments/developer/similar-answers.ts';
import { sandboxLimits } from '../assessments/sandbox/limits.ts';
import { html, type Markup } from '../pages/html.ts';

const megabytes = (bytes: number) => Math.round(bytes / 1024 / 1024);

/** The developer test on the page of the assessments. */
export const developerPart = (): Markup => html`<h2 id="developer">Developer</h2>
<p>The test has ${readingItems} programs to be read (what does it print?), ${bugItems} programs with one mistake (which line is it on?), and
${taskItems} of ${codingTasks.length} functions to be written in JavaScript or TypeScript. The programs are shown in JavaScript, Python or Java, as
the candidate prefers. It measures reading and writing of small programs. It measures no design, no experience with a framework,
no work in a team and no work on a large code base.</p>
<p>The programs are generated from a secret seed. Their answers are computed, and compared with what node, python3 and java print. Of a
program with a mistake, no small change of another line makes it right. Limits of time are soft: ${secondsPerCodeItem} seconds for a program,
${secondsPerTask / 60} minutes for a function.</p>
<h3 id="developer-scores">Scores</h3>
<p><code>raw</code> of <code>reading</code> and <code>bugs</code> is the number of right answers, of <code>tasks</code> the number of hidden
tests that pass. There is no norm group, so <code>t</code>, <code>sem</code>, <code>ci90</code> and <code>percentile</code> are null. The band is
<code>middle</code> from ${shareBands.middleFrom * 100} % of what can be reached and <code>higher</code> from
${shareBands.higherFrom * 100} %.</p>
<h3 id="developer-sandbox">Where submitted code runs</h3>
<p>Each run has a new interpreter in a new thread, without a network, files or any function of the host. The source and
the output have at most ${sandboxLimits.sourceBytes / 1024} KB each, a run at most ${sandboxLimits.tests} calls, and the program
${megabytes(sandboxLimits.innerMemoryBytes)} MB. It is interrupted after ${sandboxLimits.innerDeadlineMs / 1000} s, and ended after
${sandboxLimits.terminateAfterMs / 1000} s whatever it does.</p>
<p><code>similar_answer</code> is a <code>notice</code>: a function has ${similarFrom * 100} % of its runs of five words, without names, in common
with one of another candidate. Two people may have learned the same solution; it is never a verdict.</p>`;
