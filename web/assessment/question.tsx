import { useRef, useState } from 'preact/hooks';
import type { CodeRun, ShownItem } from '../../shared/contracts/assessment-session.ts';
import { Choices } from './choices.tsx';
import { CodeLines } from './code-lines.tsx';
import { Drawing } from './drawing.tsx';
import { Heading } from './heading.tsx';
import { Task } from './task.tsx';
import { TimeLeft } from './time-left.tsx';
import { languageOf, t } from './words.ts';

interface QuestionProps {
  item: ShownItem;
  /** "Question 3 of 20". */
  number: string;
  lead?: string;
  /** The language of the item. */
  locale: string;
  isPractice?: boolean;
  /** The example was answered, so that the next step is another one. */
  isChecked?: boolean;
  onAnswer: (value: string | number, ms: number) => Promise<unknown>;
  onRun?: (source: string) => Promise<CodeRun>;
}

const isSeries = ({ type }: ShownItem) => type === 'number' || type === 'letter';
/** A sentence that is no heading, because it is long. */
const isLong = ({ type }: ShownItem) => type === 'bug' || type === 'task';

function titleOf({ type, prompt }: ShownItem): string {
  if (type === 'matrix') return t.question.matrix;
  if (type === 'number') return t.question.number_series;
  return type === 'letter' ? t.question.letter_series : prompt;
}

/** One item: its heading, what it shows, and the form of its answer. The answer stays in the form until it has arrived. */
export function Question({
  item,
  number,
  lead,
  locale,
  isPractice,
  isChecked,
  onAnswer,
  onRun,
}: QuestionProps) {
  const shownAt = useRef(performance.now());
  const isSending = useRef(false);
  const [value, setValue] = useState(item.type === 'task' ? (item.code?.lines.join('\n') ?? '') : '');
  const [error, setError] = useState('');
  const form = useRef<HTMLFormElement>(null);
  const language = isSeries(item) || item.type === 'matrix' ? {} : languageOf(locale);

  const send = async (answer: string | number) => {
    if (isSending.current) return;
    isSending.current = true;
    setError('');
    await onAnswer(answer, performance.now() - shownAt.current);
    isSending.current = false;
  };
  const submit = (event: Event) => {
    event.preventDefault();
    if (value.trim() === '') {
      setError(item.options ? t.question.choose : t.question.type);
      form.current?.querySelector<HTMLElement>('input, textarea, .rich')?.focus();
      return;
    }
    if (item.type === 'task' && new Blob([value]).size > 64 * 1024) return setError(t.task.tooLong);
    void send(item.type === 'likert' ? Number(value) : value);
  };

  return (
    <form ref={form} onSubmit={submit} class={item.type} noValidate autocomplete="off">
      <Heading describedBy={isLong(item) ? 'prompt' : undefined}>
        <span class="number">{number}</span> {!isLong(item) && <span {...language}>{titleOf(item)}</span>}
      </Heading>
      {lead && <p class="soft">{lead}</p>}
      {item.seconds !== null && <TimeLeft seconds={item.seconds} />}
      {isLong(item) && (
        <p id="prompt" class="lead" {...language}>
          {item.prompt}
        </p>
      )}
      {item.type === 'matrix' && <Drawing svg={item.prompt} label={t.question.drawing} />}
      {isSeries(item) && <p class="series">{item.prompt}, …</p>}
      {item.code && item.type !== 'task' && <CodeLines {...item.code} />}
      {item.options && (
        <Choices
          item={item}
          options={item.options}
          language={language}
          value={value}
          error={error}
          onChoose={setValue}
        />
      )}
      {item.type === 'task' && onRun && (
        <Task item={item} value={value} error={error} onInput={setValue} onRun={onRun} />
      )}
      {!item.options && item.type !== 'task' && (
        <Typed item={item} value={value} error={error} onInput={setValue} />
      )}
      <p class="buttons">
        <button type="submit" class={isChecked ? 'plain' : ''}>
          {isPractice ? t.practice.check : item.type === 'task' ? t.task.handIn : t.question.next}
        </button>
        {!isPractice && item.type !== 'likert' && (
          <button type="button" class="plain" onClick={() => send('')}>
            {t.question.skip}
          </button>
        )}
      </p>
    </form>
  );
}

interface TypedProps {
  item: ShownItem;
  value: string;
  error: string;
  onInput: (value: string) => void;
}

function Typed({ item, value, error, onInput }: TypedProps) {
  const labels: Partial<Record<ShownItem['type'], string>> = {
    reading: t.question.prints,
    bug: t.question.line,
  };
  return (
    <div class="field">
      <label for="answer">{labels[item.type] ?? t.question.answer}</label>
      <input
        id="answer"
        maxLength={40}
        inputMode={item.type === 'bug' ? 'numeric' : 'text'}
        autocapitalize="none"
        spellcheck={false}
        value={value}
        aria-invalid={error !== ''}
        aria-describedby={error ? 'problem' : undefined}
        onInput={({ currentTarget }) => onInput(currentTarget.value)}
      />
      {error && (
        <p id="problem" class="problem">
          {error}
        </p>
      )}
    </div>
  );
}
