import { useState } from 'preact/hooks';
import { practiceItems } from './practice-items.ts';
import { Question } from './question.tsx';
import type { TakenAssessment } from './use-assessment.ts';
import { t } from './words.ts';

/** Examples with the right answer and its reason. They can be passed over at any time. */
export function Practice({ assessment, onBegin }: { assessment: TakenAssessment; onBegin: () => void }) {
  const [at, setAt] = useState(0);
  const [answer, setAnswer] = useState<string>();
  const all = practiceItems(assessment);
  const one = all[at];
  if (!one) return null;
  const isLast = at === all.length - 1;
  const isRight = one.right === undefined || answer?.trim() === one.right;
  const goOn = () => {
    if (isLast) return onBegin();
    setAnswer(undefined);
    setAt(at + 1);
  };
  return (
    <>
      <Question
        key={one.item.id}
        item={one.item}
        number={t.practice.title}
        lead={t.practice.lead}
        locale={assessment.kind === 'developer' ? 'en' : t.language}
        isPractice
        isChecked={answer !== undefined}
        onAnswer={async (value) => setAnswer(String(value))}
      />
      <div role="status" class={answer === undefined ? '' : 'notice'}>
        {answer !== undefined && (
          <>
            {one.right !== undefined && (
              <p>
                <strong>{isRight ? t.practice.right : t.practice.wrong(one.shownAs ?? one.right)}</strong>
              </p>
            )}
            <p>{one.why}</p>
          </>
        )}
      </div>
      <p class="buttons">
        <button type="button" class={answer === undefined ? 'plain' : ''} onClick={goOn}>
          {isLast ? t.practice.begin : t.practice.next}
        </button>
      </p>
    </>
  );
}
