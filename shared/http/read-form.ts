import { ApiError } from '../domain/api-error.ts';

/** A file that was sent with a form. */
export interface FormFile {
  /** The name of its field. */
  name: string;
  filename: string;
  bytes: Uint8Array;
}

/**
 * A sent form: texts by the names of their fields. A name that occurs several times has one text with a line for each. The
 * fields `answers.…` are the object `answers`.
 */
interface SentForm {
  fields: Record<string, string | Record<string, string>>;
  files: FormFile[];
}

/** The largest number of fields and files: a job asks at most 50 questions, some with many choices. */
const maxParts = 2000;
const answerPrefix = 'answers.';

/**
 * Reads a form as browsers send it with `multipart/form-data`. An unselected file is left out. Throws {@link ApiError}
 * validation_failed for a body that is no form.
 */
export async function readForm(contentType: string, body: Buffer): Promise<SentForm> {
  const texts = new Map<string, string>();
  const files: FormFile[] = [];
  let parts = 0;
  for (const [name, value] of await parse(contentType, body)) {
    if (++parts > maxParts) throw noForm();
    if (typeof value === 'string') {
      // Browsers send line ends as two characters.
      const text = value.replaceAll('\r\n', '\n').toWellFormed();
      const before = texts.get(name);
      texts.set(name, before === undefined ? text : `${before}\n${text}`);
    } else if (value.name !== '' || value.size > 0) {
      files.push({ name, filename: value.name, bytes: new Uint8Array(await value.arrayBuffer()) });
    }
  }
  const isAnswer = ([name]: [string, string]) => name.startsWith(answerPrefix);
  const answers = [...texts].filter(isAnswer).map(([name, text]) => [name.slice(answerPrefix.length), text]);
  const others = [...texts].filter((one) => !isAnswer(one));
  return { fields: { ...Object.fromEntries(others), answers: Object.fromEntries(answers) }, files };
}

/** The platform's own parser of forms. */
async function parse(contentType: string, body: Buffer): Promise<FormData> {
  try {
    return await new Response(new Uint8Array(body), { headers: { 'Content-Type': contentType } }).formData();
  } catch {
    throw noForm();
  }
}

const noForm = () =>
  new ApiError('validation_failed', {
    details: [{ param: null, code: 'invalid_format', message: 'The body is no valid form.' }],
  });
