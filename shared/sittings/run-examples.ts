import { judgeSolution } from '../assessments/code-runner/judge-solution.ts';
import { makeDeveloperTest } from '../assessments/developer/developer-test.ts';
import type { CodeRun } from '../contracts/assessment-session.ts';
import type { Sitting } from '../domain/stored/sitting.ts';
import type { CodeRunner } from './code-runner.ts';
import { placeOf } from './item-order.ts';
import { writtenExample } from './show-item.ts';

/** Runs a source against the examples of a coding task, which the candidate sees; the hidden tests stay out. */
export async function runExamples(
  { seed }: Pick<Sitting, 'seed'>,
  itemId: string,
  source: string,
  codeRunner: CodeRunner,
): Promise<CodeRun> {
  const task = makeDeveloperTest(seed).tasks[placeOf(itemId)];
  if (!task) throw new Error('the developer test has no such task');
  const { examples, functionName } = task;
  const calls = examples.map(({ args }) => args);
  const report = await codeRunner({ source, language: 'typescript', functionName, calls });
  const judged = judgeSolution(report, examples);
  return {
    object: 'code_run',
    status: report.status,
    message: report.message,
    output: report.output,
    examples: examples.map((example, at) => {
      const outcome = report.outcomes[at];
      const actual = !outcome ? null : 'threw' in outcome ? outcome.threw : outcome.returned;
      return { ...writtenExample(example), outcome: judged.tests[at] ?? 'not_run', actual };
    }),
  };
}
