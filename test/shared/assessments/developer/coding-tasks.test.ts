import { expect, it } from 'vitest';
import { judgeSolution } from '../../../../shared/assessments/code-runner/judge-solution.ts';
import { runCode, sourceFiles } from '../../../../shared/assessments/code-runner/run-code.ts';
import { codingTasks } from '../../../../shared/assessments/developer/coding-tasks.ts';
import { solutions } from './support/solutions.ts';

const runTask = async ({ functionName, examples, tests }: (typeof codingTasks)[number], source: string) => {
  const all = [...examples, ...tests];
  const calls = all.map(({ args }) => args);
  const report = await runCode({ source, language: 'typescript', functionName, calls }, sourceFiles());
  return { status: report.status, ...judgeSolution(report, all) };
};

it('has a dozen tasks, each with its own key', () => {
  expect(new Set(codingTasks.map(({ key }) => key)).size).toBe(12);
});

it.each(codingTasks)('$key is solved by a right solution', async (task) => {
  const { status, tests, passed, total } = await runTask(task, solutions[task.key] ?? '');
  expect({ status, tests }).toEqual({ status: 'completed', tests: Array(total).fill('passed') });
  expect(passed).toBe(total);
});

it.each(codingTasks)('$key is not solved by a constant that meets the examples', async (task) => {
  const answers = JSON.stringify(task.examples.map(({ expected }) => expected));
  const source = `${task.signature}\n  const answers = ${answers} as any[];\n  return answers[0];\n}`;
  const { status, passed, total } = await runTask(task, source);
  expect(status).toBe('completed');
  expect(passed).toBeLessThan(total / 2 + 1);
});
