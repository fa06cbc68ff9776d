import type { CodeRun } from '../../shared/contracts/assessment-session.ts';
import { t } from './words.ts';

interface RunResultProps {
  run: CodeRun | undefined;
  examples: CodeRun['examples'];
  functionName: string;
  /** What is said instead of the result, such as that the code is running. */
  status: string;
}

/** The examples of a task with the outcome of the last run, which is announced in one sentence. */
export function RunResult({ run, examples, functionName, status }: RunResultProps) {
  const passed = examples.filter(({ outcome }) => outcome === 'passed').length;
  const problem = run && run.status !== 'completed' ? t.task.problems[run.status] : '';
  const sentence = problem || (run ? t.task.passes(passed, examples.length) : '');
  return (
    <section>
      <h2>{t.task.examples}</h2>
      <p role="status" class={status === '' && problem ? 'problem' : ''}>
        {status || sentence}
      </p>
      {run?.message && <pre class="printed">{run.message}</pre>}
      <ul class="examples">
        {examples.map(({ args, expected, outcome, actual }) => (
          <li key={args} class={outcome}>
            <strong class="outcome">{t.task[outcome]}</strong>
            <dl translate={false}>
              <dt>{t.task.call}</dt>
              <dd>
                <code>
                  {functionName}({args})
                </code>
              </dd>
              <dt>{t.task.expected}</dt>
              <dd>
                <code>{expected}</code>
              </dd>
              {actual !== null && (
                <>
                  <dt>{t.task.actual}</dt>
                  <dd>
                    <code>{actual}</code>
                  </dd>
                </>
              )}
            </dl>
          </li>
        ))}
      </ul>
      {run?.output && (
        <>
          <h3>{t.task.printed}</h3>
          <pre class="printed">{run.output}</pre>
        </>
      )}
    </section>
  );
}
