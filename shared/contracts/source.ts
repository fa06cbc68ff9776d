import * as v from 'valibot';
import { isWebLink } from '../words/web-link.ts';
import { pairs } from './bounded-lists.ts';
import { shownLink } from './links.ts';
import { rawLine } from './primitives.ts';

export const sourceType = v.picklist([
  'portal',
  'widget',
  'api',
  'chatbot',
  'referral',
  'import',
  'dashboard',
]);
export type SourceType = v.InferOutput<typeof sourceType>;

/** The channel by which a person or a file came, as it is shown. */
export const source = v.object({
  type: sourceType,
  utm: v.record(v.string(), v.string()),
  referrer: shownLink,
});
export type Source = v.InferOutput<typeof source>;

/** The same in an event: campaigns and pages may identify a person. */
export const sourceInEvent = v.object({ type: sourceType });

/** The referrer as browsers send it. An empty one or an app's own scheme is accepted. */
const referrer = v.pipe(
  rawLine(2000),
  v.transform((url) => (isWebLink(url) ? url : null)),
);
const campaign = {
  utm: v.optional(pairs(rawLine(40), rawLine(200), 10), {}),
  referrer: v.optional(v.nullable(referrer), null),
};
/** The source in a request of the team; `type` is `api` by default. */
export const sourceInput = v.strictObject({ ...campaign, type: v.optional(sourceType) });
export type SourceInput = v.InferOutput<typeof sourceInput>;
/** The source in a form, whose channel is known. */
export const formSourceInput = v.strictObject(campaign);
