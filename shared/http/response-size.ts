import { ApiError } from '../domain/api-error.ts';

/** The contract's limit, in bytes. Lambda's limit is 6 MB with headers and the gateway's additions. */
export const maxResponseBytes = 5_000_000;
/** The bytes of a page without its items: the envelope and a cursor. */
const envelopeBytes = 2_000;

/** A property of a list's result: returns the cursor after that many of its items, for a page that must end early. */
export const cursorBehind = Symbol('cursor behind');

/** A property of a list's result: the paths that `expand` adds to an item, for an item that does not fit with them. */
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

/** The bytes of a body as Lambda transfers it, as a JSON string: a quotation mark inside a value takes four bytes. */
export const sentBytes = (body: string) => Buffer.byteLength(JSON.stringify(body));

/** Whether a body can be sent. A character takes at most six bytes, so that an ordinary body need not be measured. */
export const isSendable = (body: string) =>
  body.length * 6 < maxResponseBytes || sentBytes(body) < maxResponseBytes;

/** Writes items, from the first on, as long as they fit into a response; at least one. Each is written once. */
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
    if (bytes >= maxResponseBytes && fitting.length > 0) break;
    fitting.push(written);
  }
  return fitting;
}

/**
 * The body of a response. A page that is too large ends early, with the cursor from `shown`; an item that is too large
 * for a page is sent without its expanded fields, so that the list can continue after it. Throws {@link ApiError}
 * answer_too_large in other cases.
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

/** The item without the field at a path, as in a list without `expand`. */
function withoutPart(item: unknown, [name = '', ...deeper]: string[]): unknown {
  if (typeof item !== 'object' || item === null || !(name in item)) return item;
  const { [name]: part, ...rest } = item as Record<string, unknown>;
  return deeper.length === 0 ? rest : { ...rest, [name]: withoutPart(part, deeper) };
}

/**
 * Returns the body if it can be sent: above Lambda's limit the gateway would return 502 without an error body. Throws
 * {@link ApiError} answer_too_large.
 */
export function refuseUnsendable(body: string): string {
  if (isSendable(body)) return body;
  throw new ApiError('answer_too_large');
}
