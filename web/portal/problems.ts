import { maxUploadBytes } from '../../shared/contracts/file-endings.ts';
import type { ScriptWords } from '../../shared/portal/script-words.ts';

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
/** What is wrong, by the names of the fields. */
export type Problems = ReadonlyMap<string, string>;

/** The controls of a form that are sent. */
const controlsOf = (form: HTMLFormElement): Control[] =>
  [...form.elements].filter((one): one is Control => 'name' in one && one.name !== '' && 'validity' in one);

/** The problems that the browser sees, and files that are too large. */
export function problemsBefore(form: HTMLFormElement, words: ScriptWords): Problems {
  const problems = new Map<string, string>();
  for (const control of controlsOf(form)) {
    const { name, validity, type, value } = control;
    const file = control instanceof HTMLInputElement ? control.files?.[0] : undefined;
    const isBlank = control.required && !['checkbox', 'radio', 'file'].includes(type) && value.trim() === '';
    if ((file?.size ?? 0) > maxUploadBytes) problems.set(name, words.tooLargeUpload);
    else if (validity.valueMissing || (isBlank && !validity.badInput)) problems.set(name, words.required);
    else if (!validity.valid) problems.set(name, invalidText(type, words));
  }
  return problems;
}

function invalidText(type: string, words: ScriptWords): string {
  if (type === 'email') return words.invalidEmail;
  return type === 'url' ? words.invalidLink : words.invalid;
}

/** The problems that a page with a refused form shows. */
export function problemsIn(page: Document): Problems {
  const notes = [...page.querySelectorAll('.problem[id$="-problem"]')];
  return new Map(notes.map((note) => [note.id.slice(0, -'-problem'.length), note.textContent ?? '']));
}

/** Shows each problem at its field and takes the others away. Returns the first field with one. */
export function noteProblems(form: HTMLFormElement, problems: Problems): HTMLElement | undefined {
  for (const note of form.querySelectorAll('.problem')) note.remove();
  let first: HTMLElement | undefined;
  for (const control of controlsOf(form)) {
    const box = control.closest<HTMLElement>('.field, fieldset');
    // A group of choices has its problem once.
    const described = box?.tagName === 'FIELDSET' ? box : control;
    const hint = form.ownerDocument.getElementById(`${control.name}-hint`)?.id;
    const problem = problems.get(control.name);
    const id = `${control.name}-problem`;
    const ids = [hint, problem && id].filter(Boolean).join(' ');
    setOrRemove(described, 'aria-describedby', ids);
    setOrRemove(described, 'aria-invalid', problem ? 'true' : '');
    if (problem === undefined || !box) continue;
    first ??= control;
    if (form.ownerDocument.getElementById(id)) continue;
    box.append(
      Object.assign(document.createElement('p'), { className: 'problem', id, textContent: problem }),
    );
  }
  return first;
}

function setOrRemove(element: Element, name: string, value: string): void {
  if (value) element.setAttribute(name, value);
  else element.removeAttribute(name);
}
