import type { PageWords } from '../../shared/portal/intake-words.ts';
import type { Chat } from './calls.ts';
import type { Control } from './input-of.ts';
import { make } from './make.ts';

/** A button beside the main one. */
export function plainButton(text: string, act: () => void): HTMLButtonElement {
  const made = make('button', { type: 'button', className: 'plain', textContent: text });
  made.addEventListener('click', act);
  return made;
}

/** The control of the input, the buttons that always work, and how far the chat is. */
export function formParts(
  { input, status, progress }: Chat,
  control: Control | null,
  words: PageWords,
  command: (text: string) => void,
): Node[] {
  const isSummary = status === 'reviewing';
  const canSkip = input && !input.required && !isSummary && status === 'active';
  const waits = input?.type === 'wait';
  const main = make('button', { textContent: isSummary ? words.confirm : words.send });
  const commands = [
    words.back,
    ...(canSkip ? [words.skip] : []),
    ...(status === 'handed_over' ? [] : [words.human]),
    words.stop,
  ];
  const done = words.of.replace('{1}', String(progress.done)).replace('{2}', String(progress.total));
  return [
    ...(control ? [control.element] : []),
    make(
      'div',
      { className: 'row' },
      ...(waits ? [] : [main]),
      ...commands.map((word) => plainButton(word, () => command(word))),
    ),
    make('p', { className: 'hint', textContent: done }),
  ];
}

/** A value as the person sees it in the chat. */
export function textOfValue(chat: Chat | undefined, value: string | number | boolean | string[]): string {
  const labels = new Map(chat?.input?.options?.map((option) => [option.value, option.label]));
  return [value]
    .flat()
    .map((one) => labels.get(String(one)) ?? String(one))
    .join(', ');
}

export const labelOf = ({ answers }: Chat, wanted: string): string =>
  answers.find(({ key }) => key === wanted)?.label ?? '';
