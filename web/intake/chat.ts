import type { PageWords } from '../../shared/portal/intake-words.ts';
import { type Chat, type ChatCalls, chatCalls, Refused, type Said, startChat } from './calls.ts';
import { conversation } from './conversation.ts';
import { formParts, labelOf, plainButton, textOfValue } from './form-parts.ts';
import { type Control, controlFor } from './input-of.ts';
import { make } from './make.ts';

/** How often a file that is read, and the answer of the team, are asked for. */
const waitMs = 1_000;
const teamMs = 5_000;

/** The chat of a page: it starts one, or goes on with the one of this tab. */
async function run(root: HTMLElement): Promise<void> {
  const { start = '', api = '', token = '', locale = '', accept = '' } = root.dataset;
  const words = JSON.parse(root.dataset.words ?? '{}') as PageWords;
  const { log, say, status, alert, show } = conversation(root, words);
  const form = make('form', { noValidate: true });
  const more = make('div', { className: 'more' });
  root.append(form, more);
  const place = `intake ${locale} ${start}`;
  let calls: ChatCalls | undefined;
  let chat: Chat | undefined;
  let isBusy = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  /** One call after the other; its failure is shown, and what was entered stays. */
  async function during(work: () => Promise<Chat | undefined>): Promise<void> {
    if (isBusy) return;
    isBusy = true;
    clearTimeout(timer);
    alert('');
    root.setAttribute('aria-busy', 'true');
    try {
      const next = await work();
      if (next) render(next);
    } catch (error) {
      await explain(error);
    }
    isBusy = false;
    root.removeAttribute('aria-busy');
    status('');
  }

  async function explain(error: unknown): Promise<void> {
    if (!(error instanceof Refused)) return alert(words.offline);
    if (error.status === 429) return alert(words.tooMany);
    if (error.code === 'unsupported_file_type' || error.code === 'file_too_large')
      return alert(words.badFile);
    // Another window went on, or the chat has ended.
    if (error.status === 409 && calls) return readAgain(calls);
    if (error.status === 401 || error.status === 404) {
      sessionStorage.removeItem(place);
      return over(words.ended);
    }
    alert(words.failed);
  }

  async function readAgain(from: ChatCalls): Promise<void> {
    const whole = await from.read().catch(() => undefined);
    if (!whole) return alert(words.failed);
    log.replaceChildren();
    render(whole);
  }

  const message = (said: Said, own: string) =>
    during(async () => {
      if (!calls || !chat) return undefined;
      const next = await calls.say(chat.turn + 1, said);
      if (own) say('person', own);
      return next;
    });
  const command = (text: string) => message({ text }, text);

  function render(next: Chat): void {
    chat = next;
    for (const { from, text } of next.messages) say(from, text);
    show(
      next.answers,
      next.status === 'reviewing' ? (key) => void message({ value: key }, labelOf(next, key)) : undefined,
    );
    const control = next.input && controlFor(next.input, words, accept);
    form.replaceChildren(
      ...(next.input ? formParts(next, control, words, (text) => void command(text)) : []),
    );
    form.onsubmit = (event) => {
      event.preventDefault();
      void (next.status === 'reviewing' ? during(async () => calls?.confirm()) : submit(control));
    };
    endWith(next);
    if (next.input?.type === 'wait') {
      status(words.sending);
      timer = setTimeout(() => void message({ value: 'wait' }, ''), waitMs);
    } else if (next.status === 'handed_over') {
      timer = setTimeout(() => void listen(), teamMs);
    }
    control?.focus();
    log.lastElementChild?.scrollIntoView({ block: 'nearest' });
  }

  /** Shows what the team wrote, without taking the focus from an answer that is being written. */
  async function listen(): Promise<void> {
    const known = chat?.turn ?? 0;
    const whole = await calls?.read().catch(() => undefined);
    if (whole && whole.turn > known && chat?.turn === known) {
      const news = whole.messages.slice(log.childElementCount);
      for (const { from, text } of news) say(from, text);
      chat = { ...whole, messages: [] };
      if (whole.status !== 'handed_over') return render(chat);
    }
    timer = setTimeout(() => void listen(), teamMs);
  }

  async function submit(control: Control | null): Promise<void> {
    if (!control) return;
    const file = control.file?.();
    if (file)
      return during(async () => {
        status(words.sending);
        const id = await calls?.upload(file);
        if (!id) throw new TypeError('the file did not arrive');
        const next = await calls?.say((chat?.turn ?? 0) + 1, { value: id });
        say('person', file.name);
        return next;
      });
    const said = control.read();
    if (!said) return control.focus();
    return message(said, 'text' in said ? said.text : textOfValue(chat, said.value));
  }

  /** What is below a chat: to delete it, and after its end to begin another one. */
  function endWith({ status: state }: Chat): void {
    if (state === 'completed') sessionStorage.removeItem(place);
    const erase = plainButton(words.erase, () => void during(remove));
    const erasable = state === 'completed' ? [] : [erase];
    more.replaceChildren(...(state === 'abandoned' ? [again(), ...erasable] : erasable));
  }

  async function remove(): Promise<undefined> {
    await calls?.erase();
    sessionStorage.removeItem(place);
    log.replaceChildren();
    over(words.erased);
    return undefined;
  }

  function over(text: string): void {
    clearTimeout(timer);
    form.replaceChildren();
    show([]);
    say('program', text);
    more.replaceChildren(again());
  }

  function again(): HTMLButtonElement {
    const made = make('button', { type: 'button', textContent: words.again });
    made.addEventListener('click', () => {
      sessionStorage.removeItem(place);
      location.reload();
    });
    return made;
  }

  await during(async () => {
    const kept = JSON.parse(sessionStorage.getItem(place) ?? 'null');
    if (kept) {
      const known = chatCalls(api, kept);
      const read = await known.read().catch((error) => {
        if (error instanceof Refused) return undefined;
        throw error;
      });
      if (read) {
        calls = known;
        return read;
      }
    }
    const begun = await startChat(start, { form_token: token, locale });
    sessionStorage.setItem(place, JSON.stringify(begun.session));
    calls = chatCalls(api, begun.session);
    return begun.chat;
  });
}

const root = document.querySelector<HTMLElement>('[data-start]');
if (root) void run(root);
