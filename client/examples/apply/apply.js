// An application form with fetch alone. It sends the application first and its files after it, so an application whose
// file is lost on the way has still arrived.
import { addQuestions, clearNotes, readForm, showNotes } from './form.js';

const form = document.querySelector('form');
const state = document.querySelector('#state');
const maxFileBytes = 10 * 1024 * 1024;

/** The JSON of an answer. Throws an Error with the message, and with the code, param and details, of a refusal. */
async function call(path, init = {}) {
  const headers = { Authorization: `Bearer ${form.dataset.key}`, ...init.headers };
  const response = await fetch(form.dataset.api + path, { ...init, headers }).catch(() => null);
  const body = await response?.json().catch(() => null);
  if (!body) throw new Error('We could not be reached. Please check your connection and try again.');
  if (!response.ok) throw Object.assign(new Error(), body.error);
  return body;
}

function say(text, isBad = false) {
  state.textContent = text;
  state.classList.toggle('bad', isBad);
}

/** What was sent last. Sent once more unchanged, it goes under the same key, so that it arrives only once. */
let attempt;

async function apply(application) {
  const text = JSON.stringify(application);
  if (attempt?.text !== text) {
    // Not crypto.randomUUID(): only pages with https have it.
    const key = [...crypto.getRandomValues(new Uint32Array(4))].join('-');
    attempt = { text, key, elapsed_ms: Math.round(performance.now() - shownAt) };
  }
  const { key, elapsed_ms } = attempt;
  return call('/v1/applications', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Idempotency-Key': key },
    body: JSON.stringify({ ...application, elapsed_ms }),
  });
}

/** Sends a file to where the API wants it; answers whether it is there. 412: it was there already, from a try whose answer was lost. */
async function put({ file, upload_url, method, headers }) {
  const response = await fetch(upload_url, { method, headers, body: file }).catch(() => null);
  return response?.status === 200 || response?.status === 412;
}

/** Once the application has arrived, the files it still waits for. */
let awaited;

async function send(job) {
  clearNotes();
  if (!awaited) {
    const { application, files } = readForm(job);
    const tooLarge = files.filter(({ file }) => file.size > maxFileBytes);
    if (tooLarge.length > 0) {
      showNotes(
        tooLarge.map(({ name }) => ({ param: name, message: 'This file is larger than 10 MB.' })),
        files,
      );
      return say('Nothing was sent yet. Please choose a smaller file.', true);
    }
    try {
      const { attachments } = await apply(application);
      awaited = attachments.map((attachment, index) => ({ ...attachment, ...files[index] }));
    } catch ({ message, param, details = [] }) {
      const strays = showNotes(details.length > 0 || !param ? details : [{ param, message }], files);
      const summary = details.length > 0 ? 'Please correct the marked fields.' : message;
      return say([summary, ...strays.filter((one) => one !== summary)].join(' '), true);
    }
  }
  const stored = await Promise.all(awaited.map(put));
  awaited = awaited.filter((_, index) => !stored[index]);
  if (awaited.length > 0) {
    const names = awaited.map(({ file }) => file.name).join(', ');
    for (const field of form.querySelectorAll('.field')) field.hidden = true;
    form.querySelector('button').textContent = 'Send the file again';
    return say(
      `Your application has arrived, but ${names} has not. Please send the file again, or by e-mail.`,
      true,
    );
  }
  form.remove();
  say(`Thank you. Your application for ${job.name} has arrived.`);
}

let shownAt;
try {
  const job = await call(`/v1/jobs/${new URLSearchParams(location.search).get('job')}`);
  document.title = document.querySelector('h1').textContent = job.name;
  if (!job.accepts_applications) throw new Error('This job does not accept applications now.');
  addQuestions(job.application_form);
  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    const button = form.querySelector('button');
    button.disabled = true;
    say('Sending …');
    await send(job).finally(() => {
      button.disabled = false;
    });
    if (!form.querySelector(':focus')) state.focus();
  });
  form.hidden = false;
  shownAt = performance.now();
  say('');
} catch (error) {
  say(error.message, true);
}
