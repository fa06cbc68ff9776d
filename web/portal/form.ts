import type { ScriptWords } from '../../shared/portal/script-words.ts';
import { readWords } from '../../shared/portal/words/written-words.ts';
import { type OutgoingFile, sendFiles } from '../send-files.ts';
import { noteProblems, problemsBefore } from './problems.ts';
import { outgoingFiles, post, type Receipt, renewed, sentFields } from './submission.ts';

/**
 * The script of the portal's form: it shows problems before the form is sent, sends files of up to 10 MB with a progress bar, and
 * keeps the form when sending fails. Without it the browser sends the same form.
 */
function enhance(form: HTMLFormElement): void {
  const words = readWords(JSON.parse(form.dataset.words ?? '{}')) as ScriptWords;
  const button = form.querySelector<HTMLButtonElement>('form > button');
  const main = document.querySelector('main');
  // It is removed from the page with the form.
  const received = document.querySelector<HTMLTemplateElement>('#received');
  if (!button || !main) return;
  form.noValidate = true;
  for (const hint of form.querySelectorAll<HTMLElement>('.file-hint')) hint.textContent = words.uploadHint;
  for (const note of form.querySelectorAll('.size-note')) note.textContent = words.uploadHint;

  const alert = Object.assign(document.createElement('div'), {
    className: 'problems',
    tabIndex: -1,
    hidden: true,
  });
  alert.setAttribute('role', 'alert');
  const status = Object.assign(document.createElement('p'), { className: 'soft' });
  status.setAttribute('role', 'status');
  const progress = Object.assign(document.createElement('progress'), { max: 1, hidden: true });
  progress.setAttribute('aria-label', words.sending);
  button.before(alert, status, progress);

  let isSending = false;
  const end = new AbortController();

  function say(text: string): void {
    alert.textContent = text;
    alert.hidden = text === '';
    if (text) alert.focus();
  }
  function showProgress(share: number, files: readonly OutgoingFile[]): void {
    const names = files.map(({ file }) => file.name).join(', ');
    status.textContent = words.uploading(names);
    progress.value = share;
  }
  const send = (receipt: Receipt, files: OutgoingFile[]) =>
    sendFiles(files, {
      signal: end.signal,
      pause: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
      onProgress: (sent, total) => showProgress(total > 0 ? sent / total : 1, files),
      renew: () => renewed(form, receipt),
    });

  /** The page after the application has arrived; it sends files again that have not. */
  function showReceived(receipt: Receipt, missing: OutgoingFile[]): void {
    if (!received || !main) return;
    main.replaceChildren(received.content.cloneNode(true));
    const heading = main.querySelector('h1');
    document.title = words.received;
    if (missing.length > 0) {
      const names = missing.map(({ file }) => file.name).join(', ');
      const text = main.querySelector('p');
      if (text) text.textContent = words.filesMissing(names);
      const again = Object.assign(document.createElement('button'), { textContent: words.sendFilesAgain });
      text?.after(again, status, progress);
      progress.hidden = true;
      status.textContent = '';
      const resend = async () => {
        if (isSending) return;
        isSending = true;
        progress.hidden = false;
        const still = await send(receipt, missing);
        isSending = false;
        showReceived(receipt, still);
      };
      again.addEventListener('click', () => void resend());
    }
    heading?.setAttribute('tabindex', '-1');
    heading?.focus();
  }

  async function submit(): Promise<void> {
    if (isSending) return;
    say('');
    const first = noteProblems(form, problemsBefore(form, words));
    if (first) {
      say(words.checkFields);
      return first.focus();
    }
    isSending = true;
    button?.setAttribute('aria-disabled', 'true');
    status.textContent = words.sending;
    progress.removeAttribute('value');
    progress.hidden = false;
    const { fields, files } = sentFields(form);
    const outcome = await post(form, fields);
    if (outcome.kind === 'receipt') {
      const { receipt } = outcome;
      showReceived(receipt, await send(receipt, outgoingFiles(files, receipt)));
    } else {
      status.textContent = '';
      progress.hidden = true;
      if (outcome.kind === 'problems') {
        const focused = noteProblems(form, outcome.problems);
        say(words.checkFields);
        focused?.focus();
      } else if (outcome.kind === 'refused') say(outcome.text || words.failed);
      else {
        say(navigator.onLine ? words.unreachable : words.offline);
        if (!navigator.onLine) globalThis.addEventListener('online', () => void submit(), { once: true });
      }
    }
    isSending = false;
    button?.removeAttribute('aria-disabled');
  }

  form.addEventListener('submit', (event) => {
    event.preventDefault();
    void submit();
  });
}

const form = document.querySelector<HTMLFormElement>('form[data-words]');
if (form) enhance(form);
