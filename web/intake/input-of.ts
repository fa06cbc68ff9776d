import type { PageWords } from '../../shared/portal/intake-words.ts';
import type { Input, Said } from './calls.ts';
import { make } from './make.ts';

/** A native control for the input of the chat, and how its value is read; null for an input that takes nothing. */
export interface Control {
  element: HTMLElement;
  /** The message that it makes; undefined while it is empty or not valid. */
  read(): Said | undefined;
  /** The file to send first. */
  file?(): File | undefined;
  focus(): void;
}

/** More options than these are a list to open. */
const maxRadios = 6;
const lineTypes: Record<string, { type: string; autocomplete?: string; step?: string }> = {
  number: { type: 'number', step: 'any' },
  date: { type: 'date' },
  url: { type: 'url', autocomplete: 'url' },
  phone: { type: 'tel', autocomplete: 'tel' },
  email: { type: 'email', autocomplete: 'email' },
};
const autocompletes: Record<string, string> = {
  first_name: 'given-name',
  last_name: 'family-name',
  location: 'address-level2',
};

export function controlFor(input: Input, words: PageWords, accept: string): Control | null {
  const { type, options } = input;
  if (type === 'wait' || type === 'summary') return null;
  if (type === 'file') return fileControl(input, accept);
  if (options && type === 'multi_select') return choices(input, options, 'checkbox');
  if (options)
    return options.length > maxRadios ? list(input, options, words) : choices(input, options, 'radio');
  return type === 'long_text' || type === 'message' ? textControl(input) : lineControl(input);
}

const id = 'answer';
const labelled = ({ label }: Input, control: HTMLElement) => [
  make('label', { htmlFor: id, textContent: label }),
  control,
];

function lineControl(input: Input): Control {
  const { type, autocomplete, step } = lineTypes[input.type] ?? { type: 'text' };
  const field = make('input', {
    id,
    type,
    maxLength: 2000,
    autocomplete: (autocomplete ?? autocompletes[input.key] ?? 'off') as AutoFill,
  });
  if (type === 'number') field.removeAttribute('maxlength');
  if (step) field.step = step;
  return {
    element: make('div', { className: 'field' }, ...labelled(input, field)),
    // What the browser finds wrong is sent as text, and the chat says what it needs.
    read: () => {
      if (field.value === '') return undefined;
      return type === 'number' && Number.isFinite(field.valueAsNumber)
        ? { value: field.valueAsNumber }
        : textOf(field.value);
    },
    focus: () => field.focus(),
  };
}
const textOf = (text: string): Said | undefined => (text.trim() === '' ? undefined : { text });

function textControl(input: Input): Control {
  const field = make('textarea', { id, maxLength: 2000, rows: 3 });
  return {
    element: make('div', { className: 'field' }, ...labelled(input, field)),
    read: () => textOf(field.value),
    focus: () => field.focus(),
  };
}

function fileControl(input: Input, accept: string): Control {
  const field = make('input', { id, type: 'file', accept });
  return {
    element: make('div', { className: 'field' }, ...labelled(input, field)),
    read: () => undefined,
    file: () => field.files?.[0],
    focus: () => field.focus(),
  };
}

type Options = NonNullable<Input['options']>;

function list(input: Input, options: Options, words: PageWords): Control {
  const field = make(
    'select',
    { id },
    make('option', { value: '', textContent: words.answer }),
    ...options.map(({ value, label }) => make('option', { value, textContent: label })),
  );
  return {
    element: make('div', { className: 'field' }, ...labelled(input, field)),
    read: () => (field.value === '' ? undefined : { value: field.value }),
    focus: () => field.focus(),
  };
}

function choices(input: Input, options: Options, type: 'radio' | 'checkbox'): Control {
  const boxes = options.map(({ value }) => make('input', { type, name: id, value }));
  const rows = options.map(({ label }, at) => {
    const box = boxes[at] as HTMLInputElement;
    return make('label', { className: 'choice' }, box, make('span', { textContent: label }));
  });
  const read = (): Said | undefined => {
    const chosen = boxes.filter(({ checked }) => checked).map(({ value }) => value);
    if (chosen.length === 0) return undefined;
    if (type === 'checkbox') return { value: chosen };
    return { value: input.type === 'boolean' ? chosen[0] === 'true' : (chosen[0] as string) };
  };
  return {
    element: make('fieldset', {}, make('legend', { textContent: input.label }), ...rows),
    read,
    focus: () => boxes[0]?.focus(),
  };
}
