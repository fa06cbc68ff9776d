import { ApiError } from '../domain/api-error.ts';

/** The contract's bound, in bytes. Lambda answers at most 6 MB; headers and the gateway's own words come on top. */
export const maxAnswerBytes = 5_000_000;
/** What a page says beside its items: the envelope, and a cursor. */
const envelopeBytes = 2_000;

/** In what a list answers: the cursor behind the first so many of its items, for a page that must end early. */
export const cursorBehind = Symbol('cursor behind');

interface List {
  data: unknown[];
  has_more: boolean;
  next_cursor: string | null;
}

/** Bytes of a body where it travels, as a string inside of JSON: a quotation mark inside a value is four of them there. */
export const sentBytes = (body: string) => Buffer.byteLength(JSON.stringify(body));

/** Whether a body can be sent. No character comes to more than six bytes, so that an ordinary body is not measured. */
const isSendable = (body: string) => body.length * 6 < maxAnswerBytes || sentBytes(body) < maxAnswerBytes;

/** How many items, from the first on, an answer has room for; the first always counts as one of them. */
export function countFitting<T>(items: T[], write: (item: T) => string): number {
  let bytes = envelopeBytes;
  const end = items.findIndex((item, index) => {
    bytes += sentBytes(write(item)) + 1;
    return bytes >= maxAnswerBytes && index > 0;
  });
  return end === -1 ? items.length : end;
}

/**
 * The body of what is sent. A page that is too large ends early, with the cursor that `shown` gives; anything else throws
 * {@link ApiError} answer_too_large.
 */
export function writeBody(sent: unknown, shown: unknown): string {
  const body = JSON.stringify(sent);
  if (isSendable(body)) return body;
  const behind = (shown as { [cursorBehind]?: (count: number) => string })[cursorBehind];
  if (!behind) return refuseUnsendable(body);
  const list = sent as List;
  const count = countFitting(list.data, JSON.stringify);
  const page: List = { ...list, data: list.data.slice(0, count) };
  if (count < list.data.length) Object.assign(page, { has_more: true, next_cursor: behind(count) });
  return refuseUnsendable(JSON.stringify(page));
}

/** The body, where it can be sent: past Lambda's limit the gateway would answer 502 without a word. Throws {@link ApiError} answer_too_large. */
export function refuseUnsendable(body: string): string {
  if (isSendable(body)) return body;
  throw new ApiError('answer_too_large');
}
