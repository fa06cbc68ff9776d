import { runLimits } from '../assessments/code-runner/limits.ts';
import { codingTasks } from '../assessments/developer/coding-tasks.ts';
import { secondsPerCodeItem, secondsPerTask } from '../assessments/developer/developer-test.ts';
import { bugItems, readingItems, taskItems } from '../assessments/developer/item-counts.ts';
import { shareBands } from '../assessments/developer/score-developer.ts';
import { fewestRuns, mostRuns, similarFrom, wordsInARun } from '../assessments/developer/similar-answers.ts';
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
${shareBands.higherFrom * 100} %. A part that the template leaves out has no score.</p>
<p>An answer to <code>reading</code> is right if it is, after NFKC, without spaces and with − and – as -, a whole number of at most nine
digits with the value of the expected one. An answer to <code>bugs</code> is right if it is, without spaces around it, the number of the line.
A hidden test passes if the function, called with <code>args</code>, returns a value whose JSON is <code>expected</code>; the order of
keys does not matter. A function that throws, that is missing, or that does not return before a limit fails. Types of TypeScript are
removed before, and so is <code>export</code>.</p>
<h3 id="developer-sandbox">Where submitted code runs</h3>
<p>Each run has a new interpreter in a new thread, without a network, files or any function of the host. The source and
the output have at most ${runLimits.sourceBytes / 1024} KB each, a run at most ${runLimits.tests} calls, and the program
${megabytes(runLimits.innerMemoryBytes)} MB. It is interrupted after ${runLimits.innerDeadlineMs / 1000} s, and ended after
${runLimits.terminateAfterMs / 1000} s whatever it does.</p>
<h3 id="developer-similarity">Similar solutions</h3>
<p><code>similar_answer</code> is a <code>notice</code>: a function has ${similarFrom * 100} % of its runs of ${wordsInARun} words, without names, in
common with one of another candidate of the same organization, of the last 200 for the task. Functions with fewer than ${fewestRuns} runs are not
compared, and of longer ones ${mostRuns} runs. Hashes of the runs are stored, and erased with the candidate. Two people may have learned the same
solution; it is never a verdict.</p>`;
