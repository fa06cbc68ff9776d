import type { ComponentChildren } from 'preact';
import { useId } from 'preact/hooks';

interface FieldProps {
  label: string;
  hint?: ComponentChildren;
  error?: string | undefined;
}
type Drawn = (attributes: {
  id: string;
  'aria-describedby'?: string;
  'aria-invalid'?: 'true';
}) => ComponentChildren;

/** A label, its field, a hint and what is wrong with it, tied together. */
function Field({ label, hint, error, draw }: FieldProps & { draw: Drawn }) {
  const id = useId();
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div class="field">
      <label for={id}>{label}</label>
      {draw({
        id,
        ...(described && { 'aria-describedby': described }),
        ...(error && { 'aria-invalid': 'true' }),
      })}
      {hint && (
        <p class="hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {error && (
        <p class="problem" id={`${id}-error`}>
          {error}
        </p>
      )}
    </div>
  );
}

type Input = FieldProps & { value: string; onInput: (value: string) => void };

interface InputRest {
  type?: 'text' | 'email' | 'url' | 'number' | 'date';
  placeholder?: string;
  pattern?: string;
  required?: boolean;
  autofocus?: boolean;
  maxLength?: number;
  min?: number;
  max?: number;
}

export function TextField({ label, hint, error, value, onInput, type = 'text', ...rest }: Input & InputRest) {
  return (
    <Field
      label={label}
      hint={hint}
      error={error}
      draw={(tied) => (
        // The types know each kind of field apart; this one is chosen at run time.
        <input
          {...({ ...rest, ...tied, type } as { type: 'text' })}
          value={value}
          onInput={(event) => onInput(event.currentTarget.value)}
        />
      )}
    />
  );
}

export function TextArea({ label, hint, error, value, onInput, rows = 6 }: Input & { rows?: number }) {
  return (
    <Field
      label={label}
      hint={hint}
      error={error}
      draw={(tied) => (
        <textarea
          {...tied}
          rows={rows}
          value={value}
          onInput={(event) => onInput(event.currentTarget.value)}
        />
      )}
    />
  );
}

export type Option = readonly [value: string, label: string];

export function SelectField({
  label,
  hint,
  error,
  value,
  onInput,
  options,
}: Input & { options: readonly Option[] }) {
  return (
    <Field
      label={label}
      hint={hint}
      error={error}
      draw={(tied) => (
        <select {...tied} value={value} onChange={(event) => onInput(event.currentTarget.value)}>
          {options.map(([one, name]) => (
            <option key={one} value={one} selected={one === value}>
              {name}
            </option>
          ))}
        </select>
      )}
    />
  );
}

interface CheckProps {
  label: ComponentChildren;
  checked: boolean;
  onInput: (checked: boolean) => void;
  hint?: ComponentChildren;
  isSwitch?: boolean;
  disabled?: boolean;
}

/** A box to tick; with `isSwitch` something that is on or off. */
export function Check({ label, checked, onInput, hint, isSwitch, disabled }: CheckProps) {
  const id = useId();
  return (
    <div class={isSwitch ? 'check switch' : 'check'}>
      <input
        type="checkbox"
        id={id}
        {...(isSwitch && { role: 'switch' })}
        {...(hint && { 'aria-describedby': `${id}-hint` })}
        checked={checked}
        disabled={disabled}
        onChange={(event) => onInput(event.currentTarget.checked)}
      />
      <span>
        <label for={id}>{label}</label>
        {hint && (
          <span class="hint" id={`${id}-hint`}>
            {hint}
          </span>
        )}
      </span>
    </div>
  );
}
