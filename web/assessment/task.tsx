import { useState } from 'preact/hooks';
import type { CodeRun, ShownItem } from '../../shared/contracts/assessment-session.ts';
import { CodeEditor } from './code-editor.tsx';
import { RunResult } from './run-result.tsx';
import { Refusal } from './sitting.ts';
import { t } from './words.ts';

interface TaskProps {
  item: ShownItem;
  value: string;
  error: string;
  onInput: (value: string) => void;
  onRun: (source: string) => Promise<CodeRun>;
}

/** A function to write, with its examples and a button that runs them. */
export function Task({ item, value, error, onInput, onRun }: TaskProps) {
  const [isRunning, setRunning] = useState(false);
  const [run, setRun] = useState<CodeRun>();
  const [problem, setProblem] = useState('');
  const functionName = /function (\w+)/.exec(item.code?.lines[0] ?? '')?.[1] ?? '';
  const start = async () => {
    if (isRunning) return;
    setRunning(true);
    setProblem('');
    try {
      setRun(await onRun(value));
    } catch (failure) {
      const isUsedUp = failure instanceof Refusal && failure.code === 'rate_limited';
      setProblem(isUsedUp ? t.task.noRunsLeft : t.trouble.failed);
    }
    setRunning(false);
  };
  const examples = run?.examples.length
    ? run.examples
    : (item.examples ?? []).map((one) => ({ ...one, outcome: 'not_run' as const, actual: null }));
  return (
    <>
      <CodeEditor value={value} error={error} onInput={onInput} />
      {error && (
        <p id="problem" class="problem">
          {error}
        </p>
      )}
      <p class="buttons">
        <button type="button" class="plain" aria-disabled={isRunning} onClick={start}>
          {t.task.run}
        </button>
      </p>
      <RunResult
        run={run}
        examples={examples}
        functionName={functionName}
        status={isRunning ? t.task.running : problem}
      />
    </>
  );
}
