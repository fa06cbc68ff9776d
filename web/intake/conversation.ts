import type { PageWords } from '../../shared/portal/intake-words.ts';
import type { Answer, Message } from './calls.ts';
import { make } from './make.ts';

/** The parts of the page that say something: the log, the answers to look at, what is under way, and what went wrong. */
export function conversation(root: HTMLElement, words: PageWords) {
  const log = make('div', {
    className: 'log',
    attributes: { role: 'log', 'aria-live': 'polite', 'aria-label': words.conversation, tabindex: '0' },
  });
  const answers = make('dl', { className: 'facts answers', hidden: true });
  const status = make('p', { className: 'soft', attributes: { role: 'status' } });
  const alert = make('div', { className: 'problems', hidden: true, attributes: { role: 'alert' } });
  root.append(log, answers, status, alert);
  const names: Record<Message['from'], string> = {
    program: words.program,
    person: words.you,
    team: words.team,
  };

  return {
    log,
    say(from: Message['from'], text: string): void {
      const name = make('span', { className: 'who', textContent: names[from] });
      log.append(make('div', { className: `said ${from}` }, name, make('p', {}, ...linked(text))));
      log.scrollTop = log.scrollHeight;
    },
    status(text: string): void {
      status.textContent = text;
    },
    alert(text: string): void {
      alert.textContent = text;
      alert.hidden = text === '';
    },
    /** Answers, each with a button that opens its question again. */
    show(given: readonly Answer[], change?: (key: string) => void): void {
      answers.hidden = given.length === 0;
      answers.replaceChildren(
        ...given.flatMap(({ key, label, text }) => {
          const value = make('dd', {}, make('span', { textContent: text }));
          if (change) {
            const button = make('button', {
              type: 'button',
              className: 'plain small',
              textContent: words.change,
            });
            button.setAttribute('aria-label', `${words.change}: ${label}`);
            button.addEventListener('click', () => change(key));
            value.append(button);
          }
          return [make('dt', { textContent: label }), value];
        }),
      );
    },
  };
}

/** The text with its web addresses as links. */
const linked = (text: string): (Node | string)[] =>
  text.split(/(https:\/\/[^\s]+)/).map((part, at) => {
    if (at % 2 === 0) return part;
    return make('a', { href: part, rel: 'noopener', target: '_blank', textContent: part });
  });
