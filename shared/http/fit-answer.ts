import { ApiError } from '../domain/api-error.ts';

/** The contract's bound, in bytes. Lambda answers at most 6 MB; headers and the gateway's own words come on top. */
export const maxAnswerBytes = 5_000_000;
/** What a page says beside its items: the envelope, and a cursor. */
const envelopeBytes = 2_000;

/** In what a list answers: the cursor behind the first so many of its items, for a page that must end early. */
export const cursorBehind = Symbol('cursor behind');

/** In what a list answers: the paths of what `expand` adds to an item, for an item that fits no page with it. */
export const expandedParts = Symbol('expanded parts');

interface Shown {
  [cursorBehind]?: (count: number) => string;
  [expandedParts]?: string[][];
}

interface List {
  data: unknown[];
  has_more: boolean;
  next_cursor: string | null;
}

/** Bytes of a body where it travels, as a string inside of JSON: a quotation mark inside a value is four of them there. */
export const sentBytes = (body: string) => Buffer.byteLength(JSON.stringify(body));

/** Whether a body can be sent. No character comes to more than six bytes, so that an ordinary body is not measured. */
const isSendable = (body: string) => body.length * 6 < maxAnswerBytes || sentBytes(body) < maxAnswerBytes;

/** The items as they are written, from the first on, as many as an answer has room for; at least one. None is written twice. */
export function writeFitting<T, Written>(
  items: T[],
  write: (item: T) => Written,
  textOf: (written: Written) => string,
): Written[] {
  const fitting: Written[] = [];
  let bytes = envelopeBytes;
  for (const item of items) {
    const written = write(item);
    bytes += sentBytes(textOf(written)) + 1;
    if (bytes >= maxAnswerBytes && fitting.length > 0) break;
    fitting.push(written);
  }
  return fitting;
}

/**
 * The body of what is sent. A page that is too large ends early, with the cursor that `shown` gives; an item that fits no page is
 * sent without its expanded parts, so that the list goes on behind it. Anything else throws {@link ApiError} answer_too_large.
 */
export function writeBody(sent: unknown, shown: unknown): string {
  const body = JSON.stringify(sent);
  if (isSendable(body)) return body;
  const { [cursorBehind]: behind, [expandedParts]: parts = [] } = shown as Shown;
  if (!behind) return refuseUnsendable(body);
  const list = sent as List;
  const data = writeFitting(list.data, (item) => item, JSON.stringify);
  const page: List = { ...list, data };
  if (data.length < list.data.length)
    Object.assign(page, { has_more: true, next_cursor: behind(data.length) });
  if (data.length === 1 && !isSendable(JSON.stringify(page)))
    page.data = data.map((item) => parts.reduce(withoutPart, item));
  return refuseUnsendable(JSON.stringify(page));
}

/** The item without what a path leads to, as it is listed where nobody asks for that. */
function withoutPart(item: unknown, [name = '', ...deeper]: string[]): unknown {
  if (typeof item !== 'object' || item === null || !(name in item)) return item;
  const { [name]: part, ...rest } = item as Record<string, unknown>;
  return deeper.length === 0 ? rest : { ...rest, [name]: withoutPart(part, deeper) };
}

/** The body, where it can be sent: past Lambda's limit the gateway would answer 502 without a word. Throws {@link ApiError} answer_too_large. */
export function refuseUnsendable(body: string): string {
  if (isSendable(body)) return body;
  throw new ApiError('answer_too_large');
}
