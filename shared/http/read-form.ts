import { ApiError } from '../domain/api-error.ts';

/** A file that was sent with a form. */
export interface FormFile {
  /** The name of its field. */
  name: string;
  filename: string;
  bytes: Uint8Array;
}

type Text = string | string[];

/**
 * A sent form: a text by its field's name, or a list for a name that occurs several times. The fields `answers.…` are
 * the object `answers`.
 */
interface SentForm {
  fields: Record<string, Text | Record<string, Text>>;
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
  const [fields, answers]: Record<string, Text>[] = [Object.create(null), Object.create(null)];
  const files: FormFile[] = [];
  let parts = 0;
  for (const [name, value] of await parse(contentType, body)) {
    if (++parts > maxParts) throw noForm();
    if (typeof value === 'string') {
      const isAnswer = name.startsWith(answerPrefix);
      const place = (isAnswer ? answers : fields) ?? {};
      const key = isAnswer ? name.slice(answerPrefix.length) : name;
      // Browsers send line ends as two characters.
      const text = value.replaceAll('\r\n', '\n').toWellFormed();
      const before = place[key];
      place[key] = before === undefined ? text : [before, text].flat();
    } else if (value.name !== '' || value.size > 0) {
      files.push({ name, filename: value.name, bytes: new Uint8Array(await value.arrayBuffer()) });
    }
  }
  return { fields: { ...fields, answers: { ...answers } }, files };
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
    details: [{ param: null, code: 'invalid_form', message: 'The body is no valid form.' }],
  });
