import { html, type Markup } from '../pages/html.ts';
import type { FormProblems } from './form-problem.ts';
import type { FormValues } from './form-values.ts';
import type { PortalWords } from './words/en.ts';

/** The state that all fields of a form share: the entered values, and the problems with them. */
export interface FormState {
  words: PortalWords;
  values: FormValues;
  problems: FormProblems;
}

interface Field {
  name: string;
  label: string;
  required?: boolean;
  hint?: string;
}
interface Input extends Field {
  type?: string;
  autocomplete?: string;
  maxlength?: number;
  accept?: string;
  step?: string;
}

/** The parts that all kinds of fields share: the label, the hint and the problem, and what ties them to the control. */
function partsOf({ name, label, required, hint }: Field, { words, problems }: FormState) {
  const problem = problems.get(name);
  const tied = [hint && `${name}-hint`, problem && `${name}-problem`].filter(Boolean).join(' ');
  return {
    label: html`${label}${required ? '' : html` <span class="soft">(${words.optional})</span>`}`,
    attributes: html`${tied ? html` aria-describedby="${tied}"` : ''}${problem ? html` aria-invalid="true"` : ''}`,
    notes: html`${hint ? html`<p class="hint file-hint" id="${name}-hint">${hint}</p>` : ''}${
      problem ? html`<p class="problem" id="${name}-problem">${problem}</p>` : ''
    }`,
  };
}

const requiredIf = (required?: boolean) => (required ? html` required` : '');
const attribute = (name: string, value: string | number | undefined) =>
  value === undefined || value === '' ? '' : html` ${name}="${value}"`;

/** One line of text, a date, a number, or a file. */
export function inputField(input: Input, state: FormState): Markup {
  const { name, required, type = 'text', autocomplete, maxlength, accept, step } = input;
  const { label, attributes, notes } = partsOf(input, state);
  const value = type === 'file' ? '' : attribute('value', state.values.text(name));
  const limits = [
    attribute('autocomplete', autocomplete),
    attribute('maxlength', maxlength),
    attribute('accept', accept),
    attribute('step', step),
  ];
  return html`<div class="field"><label for="${name}">${label}</label>
<input id="${name}" name="${name}" type="${type}"${value}${limits}${requiredIf(required)}${attributes}>
${notes}</div>
`;
}

/** Several lines of text. */
export function textField(field: Field & { maxlength: number }, state: FormState): Markup {
  const { label, attributes, notes } = partsOf(field, state);
  const { name, required, maxlength } = field;
  return html`<div class="field"><label for="${name}">${label}</label>
<textarea id="${name}" name="${name}" maxlength="${maxlength}"${requiredIf(required)}${attributes}>
${state.values.text(name)}</textarea>
${notes}</div>
`;
}

type Option = { value: string; label: string };

/** One of many options. */
export function selectField(field: Field & { options: readonly Option[] }, state: FormState): Markup {
  const { label, attributes, notes } = partsOf(field, state);
  const { name, required, options } = field;
  const chosen = state.values.text(name);
  const offered = options.map(
    ({ value, label: text }) =>
      html`<option value="${value}"${value === chosen ? html` selected` : ''}>${text}</option>`,
  );
  return html`<div class="field"><label for="${name}">${label}</label>
<select id="${name}" name="${name}"${requiredIf(required)}${attributes}><option value="">${state.words.choose}</option>${offered}</select>
${notes}</div>
`;
}

/** Radio buttons, or checkboxes if several can be chosen. */
export function choiceField(
  field: Field & { options: readonly Option[]; several?: boolean },
  state: FormState,
): Markup {
  const { label, attributes, notes } = partsOf(field, state);
  const { name, required, options, several } = field;
  const chosen = new Set(several ? state.values.lines(name) : [state.values.text(name)]);
  const choices = options.map(
    ({ value, label: text }, index) =>
      html`<label class="choice"><input type="${several ? 'checkbox' : 'radio'}"${
        index === 0 ? html` id="${name}"` : ''
      } name="${name}" value="${value}"${chosen.has(value) ? html` checked` : ''}${
        several ? '' : requiredIf(required)
      }> <span>${text}</span></label>\n`,
  );
  return html`<fieldset${attributes}><legend>${label}</legend>
${choices}${notes}</fieldset>
`;
}

/** One statement to agree to. */
export function consentField(field: Field & { after?: Markup }, state: FormState): Markup {
  const { attributes, notes } = partsOf(field, state);
  const { name, label, required, after } = field;
  const checked = state.values.text(name) === 'true' ? html` checked` : '';
  const box = html`<input type="checkbox" id="${name}" name="${name}" value="true"${checked}${requiredIf(required)}${attributes}>`;
  return html`<div class="field"><label class="choice">${box} <span>${label}</span></label>
${after ?? ''}${notes}</div>
`;
}
