import type { UploadTarget } from '../put-file.ts';
import type { OutgoingFile } from '../send-files.ts';
import { answerPrefix, matchUploads } from './match-uploads.ts';
import { type Problems, problemsIn } from './problems.ts';

interface Attachment {
  id: string;
  kind: string;
  upload_url: string | null;
  headers: Record<string, string> | null;
}
export interface Receipt {
  id: string;
  upload_token: string;
  attachments: Attachment[];
}

interface NamedFile {
  /** The name of its field. */
  name: string;
  file: File;
}

/** The form as `POST …/submissions` takes it, and its files. */
interface SentFields {
  fields: object;
  files: NamedFile[];
}

/** Reads the form. Several choices are lines of one text. */
export function sentFields(form: HTMLFormElement): SentFields {
  const texts = new Map<string, string>();
  const files: NamedFile[] = [];
  for (const [name, value] of new FormData(form)) {
    const before = texts.get(name);
    if (typeof value === 'string') texts.set(name, before === undefined ? value : `${before}\n${value}`);
    else if (value.name !== '') files.push({ name, file: value });
  }
  const isAnswer = ([name]: [string, string]) => name.startsWith(answerPrefix);
  const answers = [...texts].filter(isAnswer).map(([name, text]) => [name.slice(answerPrefix.length), text]);
  const fields = {
    ...Object.fromEntries([...texts].filter((one) => !isAnswer(one))),
    answers: Object.fromEntries(answers),
    files: files.map(({ name, file }) => ({ name, filename: file.name, size: file.size })),
  };
  return { fields, files };
}

type Outcome =
  | { kind: 'receipt'; receipt: Receipt }
  | { kind: 'problems'; problems: Problems }
  | { kind: 'refused'; text: string }
  | { kind: 'unanswered' };

const attempts = 3;
const pauseMs = 700;

/**
 * Sends the form. Its token is its Idempotency-Key, so the attempts store one application. A refusal is a page, whose texts are in
 * the language of the form.
 */
export async function post(form: HTMLFormElement, fields: object): Promise<Outcome> {
  for (let attempt = 1; ; attempt += 1) {
    const response = await request(form.dataset.submissions, fields);
    const isPassing = !response || response.status >= 500 || response.status === 409;
    if (response?.ok) return { kind: 'receipt', receipt: await response.json() };
    if (!isPassing || attempt === attempts) return response ? refusal(response) : { kind: 'unanswered' };
    await new Promise((resolve) => setTimeout(resolve, pauseMs * attempt));
  }
}

async function request(url: string | undefined, body: object): Promise<Response | null> {
  const init = {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Accept: 'text/html, application/json' },
    body: JSON.stringify(body),
  };
  return fetch(url ?? '', init).catch(() => null);
}

async function refusal(response: Response): Promise<Outcome> {
  const page = new DOMParser().parseFromString(await response.text().catch(() => ''), 'text/html');
  const problems = problemsIn(page);
  if (problems.size > 0) return { kind: 'problems', problems };
  return { kind: 'refused', text: page.querySelector('h1 + p')?.textContent ?? '' };
}

/** The files of a form that was received, with where they go. */
export const outgoingFiles = (files: readonly NamedFile[], { attachments }: Receipt): OutgoingFile[] =>
  [...matchUploads(files, attachments)].map(([{ file }, upload]) => ({
    id: upload?.id ?? '',
    file,
    target: upload ? targetOf(upload) : null,
  }));

/** Null for a file that has arrived. */
const targetOf = ({ upload_url, headers }: Attachment): UploadTarget | null =>
  upload_url ? { upload_url, headers: headers ?? {} } : null;

/** New upload targets by attachment. Throws when there is no answer. */
export async function renewed(
  form: HTMLFormElement,
  { id, upload_token }: Receipt,
): Promise<Map<string, UploadTarget | null>> {
  const response = await request(form.dataset.uploads, { application_id: id, upload_token });
  if (!response?.ok) throw new Error('no upload targets');
  const { attachments }: Receipt = await response.json();
  return new Map(attachments.map((one) => [one.id, targetOf(one)]));
}
