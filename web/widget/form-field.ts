import { maxUploadBytes } from '../../shared/contracts/file-endings.ts';
import { problemText } from '../../shared/portal/problem-text.ts';
import type { CommonWords } from '../../shared/portal/words/en.ts';
import { make } from './make.ts';

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** One field of the form: its element, and what was entered. */
export interface FormField {
  /** Where the API has it: `candidate.first_name`, `answers.` with a key, `resume`. */
  name: string;
  element: HTMLElement;
  /** The entered text; the texts of several choices are lines. */
  text(): string;
  file(): File | undefined;
  /** What is wrong with it before it is sent. */
  problem(): string | null;
  /** Shows what is wrong with it; null takes that away. */
  note(problem: string | null): void;
  /** The problem of an error's code, in words. */
  wordsOf(code: string): string;
  focus(): void;
}

export interface FieldSettings {
  name: string;
  label: string | HTMLElement;
  /** The type of an input; `textarea`, `select`, `radio`, `checkbox` are further ones. */
  type?: string | undefined;
  required?: boolean;
  maxlength?: number | undefined;
  autocomplete?: string | undefined;
  accept?: string;
  hint?: string;
  options?: readonly { value: string; label: string }[];
}

let fields = 0;

/** A field with its label, hint and problem. Ids count up, because a question may have any key. */
export function formField(settings: FieldSettings, words: CommonWords): FormField {
  const { name, label, type = 'text', required = false, hint, options = [] } = settings;
  const id = `field-${++fields}`;
  const isConsent = type === 'checkbox' && options.length === 0;
  const isGroup = (type === 'radio' || type === 'checkbox') && !isConsent;
  const controls = isGroup
    ? options.map(({ value }) => make('input', { type, name: id, value }))
    : [controlOf(settings, id, words)];
  const [first] = controls;
  if (first) first.id = id;

  const mark = !required && !isConsent && make('span', { class: 'soft' }, ` (${words.optional})`);
  const note = make('p', { class: 'problem', id: `${id}-problem` });
  const hintElement = hint && make('p', { class: 'hint', id: `${id}-hint` }, hint);
  const choice = (control: Control, text: string | HTMLElement) =>
    make('label', { class: 'choice' }, control, typeof text === 'string' ? make('span', {}, text) : text);
  const labelled = isConsent
    ? [choice(first as Control, label)]
    : [make('label', { for: id }, label, mark), ...controls];
  const element = isGroup
    ? make(
        'fieldset',
        { class: 'field' },
        make('legend', {}, label, mark),
        ...controls.map((control, index) => choice(control, options[index]?.label ?? '')),
      )
    : make('div', { class: 'field' }, ...labelled);
  element.append(...[hintElement, note].filter((one): one is HTMLParagraphElement => Boolean(one)));
  const described = isGroup ? element : (first as HTMLElement);

  const chosen = () => (controls as HTMLInputElement[]).filter(({ checked }) => checked);
  const text = () =>
    (isGroup || isConsent ? chosen() : controls)
      .map(({ value }) => value)
      .join('\n')
      .trim();
  const file = () => (type === 'file' ? (first as HTMLInputElement).files?.[0] : undefined);
  const show = (problem: string | null) => {
    note.textContent = problem ?? '';
    const ids = [hint && `${id}-hint`, problem && note.id].filter(Boolean).join(' ');
    set(described, 'aria-describedby', ids);
    set(described, 'aria-invalid', problem ? 'true' : '');
  };
  show(null);
  element.addEventListener('input', () => note.textContent && show(null));
  return {
    name,
    element,
    text,
    file,
    note: show,
    wordsOf: (code) => problemText(type, code, words),
    focus: () => first?.focus(),
    problem() {
      const tooLarge = (file()?.size ?? 0) > maxUploadBytes;
      if (tooLarge) return words.tooLargeUpload;
      const isEmpty = type === 'file' ? !file() : text() === '';
      if (isEmpty && (first?.validity.badInput ?? false)) return words.invalid;
      if (isEmpty) return required ? words.required : null;
      const { validity } = first as Control;
      const isWrong = validity.typeMismatch || validity.badInput || validity.stepMismatch;
      return isWrong ? problemText(type, 'invalid', words) : null;
    },
  };
}

function controlOf(settings: FieldSettings, id: string, words: CommonWords): Control {
  const { type = 'text', required, maxlength, autocomplete, accept, options = [] } = settings;
  // Not `required`, with which a browser would paint an empty form as wrong.
  const common = { id, 'aria-required': required ? 'true' : undefined, maxlength, autocomplete };
  if (type === 'textarea') return make('textarea', { ...common, rows: 6 });
  if (type === 'select') {
    const listed = options.map(({ value, label }) => make('option', { value }, label));
    return make('select', common, make('option', { value: '' }, words.choose), ...listed);
  }
  const step = type === 'number' ? 'any' : undefined;
  return make('input', { ...common, type, accept, step, value: type === 'checkbox' ? 'true' : undefined });
}

function set(element: HTMLElement, name: string, value: string): void {
  if (value) element.setAttribute(name, value);
  else element.removeAttribute(name);
}
