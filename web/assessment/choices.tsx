import type { ShownItem } from '../../shared/contracts/assessment-session.ts';
import { Drawing } from './drawing.tsx';
import { t } from './words.ts';

interface ChoicesProps {
  item: ShownItem;
  options: readonly string[];
  language: object;
  value: string;
  error: string;
  onChoose: (value: string) => void;
}

/** The options of an item as radio buttons: five texts with the values 1 to 5, or eight drawings with the values 0 to 7. */
export function Choices({ item, options, language, value, error, onChoose }: ChoicesProps) {
  const isMatrix = item.type === 'matrix';
  return (
    <fieldset class={isMatrix ? 'drawings' : 'texts'} aria-describedby={error ? 'problem' : undefined}>
      <legend>{isMatrix ? t.question.answer : t.question.likert}</legend>
      <div class="options">
        {options.map((option, at) => {
          const own = String(isMatrix ? at : at + 1);
          return (
            <label key={own} class="choice">
              <input
                type="radio"
                name={item.id}
                value={own}
                checked={value === own}
                aria-label={isMatrix ? t.question.option(at + 1) : undefined}
                onChange={() => onChoose(own)}
              />
              {isMatrix ? (
                <>
                  <span>{at + 1}</span>
                  <Drawing svg={option} />
                </>
              ) : (
                <span {...language}>{option}</span>
              )}
            </label>
          );
        })}
      </div>
      {error && (
        <p id="problem" class="problem">
          {error}
        </p>
      )}
    </fieldset>
  );
}
