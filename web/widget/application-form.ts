import { type Arrived, applicationSender } from './apply.ts';
import { explain } from './explain.ts';
import type { FormField } from './form-field.ts';
import { formFields } from './form-fields.ts';
import { button, heading, make } from './make.ts';
import { Failure, type PublicJob } from './public-calls.ts';
import { fieldAt, readForm, type SentForm } from './sent-application.ts';
import type { Surroundings } from './surroundings.ts';

interface ApplicationForm {
  job: PublicJob;
  back(): void;
  /** Called when the application has arrived. */
  arrived(arrived: Arrived): void;
}

/** The form of one job. It keeps what was entered until the application has arrived. */
export function applicationForm(around: Surroundings, { job, back, arrived }: ApplicationForm): HTMLElement {
  const { words, emit, signal } = around;
  const groups = formFields(job, words);
  const fields = groups.flatMap(([, of]) => of);
  const sender = applicationSender(around, job.id);
  const alert = make('p', { class: 'alert', role: 'alert' });
  const progress = make('progress', { max: 1, value: 0, class: 'progress', 'aria-label': words.sending });
  const status = make('p', { role: 'status', class: 'soft' });
  const send = make('button', { type: 'submit', class: 'button primary' }, words.send);
  const trap = make('input', { name: 'honeypot', tabindex: -1, autocomplete: 'off' });
  const form = make(
    'form',
    { class: 'form', novalidate: true },
    ...groups.flatMap(([title, of]) => [make('h3', {}, title), ...of.map(({ element }) => element)]),
    make('p', { class: 'empty', 'aria-hidden': 'true' }, make('label', {}, words.leaveEmpty, trap)),
    alert,
    status,
    progress,
    send,
  );
  progress.hidden = true;
  let isSending = false;

  function fail(message: string, first?: FormField): void {
    alert.textContent = message;
    status.textContent = '';
    if (first) first.focus();
    else send.focus();
  }

  function noteAll(problems: [FormField, string][]): FormField | undefined {
    for (const field of fields) field.note(problems.find(([one]) => one === field)?.[1] ?? null);
    return problems[0]?.[0];
  }

  const problemsBefore = (): [FormField, string][] =>
    fields.flatMap((field) => {
      const problem = field.problem();
      return problem === null ? [] : [[field, problem]];
    });

  /** The problems that the service found, by their fields. */
  function problemsOf({ error }: Failure, sent: SentForm): [FormField, string][] {
    if (!error) return [];
    const { details, param, code } = error;
    const found = details.length > 0 ? details : param ? [{ param, code }] : [];
    return fields.flatMap((field) => {
      const detail = found.find((one) => `${fieldAt(one.param ?? '', sent)}.`.startsWith(`${field.name}.`));
      if (!detail) return [];
      if (detail.code === 'unsupported_file_type') return [[field, words.unsupportedFile]];
      if (detail.code === 'file_too_large') return [[field, words.tooLargeUpload]];
      return [[field, field.wordsOf(detail.code)]];
    });
  }

  async function submit(): Promise<void> {
    if (isSending) return;
    const first = noteAll(problemsBefore());
    if (first) return fail(words.checkFields, first);
    const sent = readForm(job, fields, trap.value);
    isSending = true;
    send.setAttribute('aria-disabled', 'true');
    alert.textContent = '';
    status.textContent = words.sending;
    progress.removeAttribute('value');
    progress.hidden = false;
    try {
      const outcome = await sender.apply(sent, (share, names) => {
        status.textContent = words.uploading(names);
        progress.value = share;
      });
      emit('hiring:applied', { job_id: job.id, application_id: outcome.receipt.id });
      arrived(outcome);
    } catch (error) {
      if (signal.aborted) return;
      const known = error instanceof Failure ? noteAll(problemsOf(error, sent)) : undefined;
      const explained = explain(error, words);
      emit('hiring:error', { code: explained.code, message: explained.message });
      if (!navigator.onLine && explained.isPassing) sendWhenOnline();
      const message = navigator.onLine || !explained.isPassing ? explained.message : words.offline;
      fail(known ? words.checkFields : message, known);
    } finally {
      isSending = false;
      progress.hidden = true;
      send.removeAttribute('aria-disabled');
    }
  }

  const sendWhenOnline = () =>
    globalThis.addEventListener('online', () => form.isConnected && void submit(), { once: true, signal });

  form.addEventListener('submit', (event) => {
    event.preventDefault();
    void submit();
  });
  const title = heading(words.applyFor(job.name));
  return make('section', { class: 'view application' }, button(words.backToJob, 'back', back), title, form);
}

interface Received {
  job: PublicJob;
  arrived: Arrived;
  back: (() => void) | undefined;
}

/** The view after the application has arrived; it sends files again that have not. */
export function receivedView(around: Surroundings, { job, arrived, back }: Received): HTMLElement {
  const { words } = around;
  const { receipt, missing, isEarlierVersion } = arrived;
  const names = missing.map(({ file }) => file.name).join(', ');
  const status = make('p', { role: 'status', class: 'soft' });
  const sender = applicationSender(around, job.id);
  let isSending = false;
  const again = button(words.sendFilesAgain, 'primary', async () => {
    if (isSending) return;
    isSending = true;
    const still = await sender.send(receipt, missing, (share) => {
      status.textContent = `${words.uploading(names)} ${Math.round(share * 100)} %`;
    });
    isSending = false;
    status.textContent = '';
    around.show(receivedView(around, { job, arrived: { ...arrived, missing: still }, back }));
  });
  const text = missing.length > 0 ? words.filesMissing(names) : words.thanks(job.name);
  return make(
    'section',
    { class: 'view received' },
    heading(words.received),
    make('p', { class: missing.length > 0 ? 'alert' : '' }, text),
    isEarlierVersion && make('p', {}, words.sentBefore),
    missing.length > 0 && again,
    status,
    back && button(words.backToJobs, 'back', back),
  );
}
