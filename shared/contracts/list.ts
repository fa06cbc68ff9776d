import * as v from 'valibot';
import { externalId, instant, shownAs, timestamp } from './primitives.ts';
import { severalWords } from './several.ts';

/** The envelope of every list. */
/* @__NO_SIDE_EFFECTS__ */
export const listOf = <Item extends v.GenericSchema>(item: Item) =>
  v.object({
    object: v.literal('list'),
    data: v.array(item),
    has_more: v.boolean(),
    next_cursor: v.nullable(v.string()),
  });

/** A deletion of the last 30 days. */
export const deletionView = v.object({
  object: v.picklist([
    'job',
    'candidate',
    'application',
    'scan',
    'webhook_endpoint',
    'rejection_reason',
    'department',
    'office',
    'custom_field',
    'assessment_template',
    'assessment',
  ]),
  id: v.string(),
  deleted_at: timestamp,
});
export type DeletionView = v.InferOutput<typeof deletionView>;

/** The envelope of a list that shows deletions with `include_deleted`. */
/* @__NO_SIDE_EFFECTS__ */
export const followedListOf = <Item extends v.GenericSchema>(item: Item) =>
  v.object({ ...listOf(item).entries, deleted: v.array(deletionView) });

const cursorText = v.optional(v.pipe(v.string(), shownAs({ minLength: 1 })));

/** Query values are texts; 1 to 100, 25 by default. */
const limit = v.optional(
  v.pipe(
    v.string(),
    v.regex(/^[1-9]\d{0,2}$/, 'a whole number from 1 to 100'),
    v.transform(Number),
    v.maxValue(100),
  ),
  '25',
);

/** The query of a list with its own order. */
export const placesQuery = { limit, cursor: cursorText };

/** The query of a list whose resources have no `external_id`. */
export const pageQuery = {
  limit,
  cursor: cursorText,
  order: v.optional(v.picklist(['asc', 'desc']), 'desc'),
  created_after: v.optional(instant),
  created_before: v.optional(instant),
};

/** The query of every other list, in addition to the filters of its resource. */
export const listQuery = { ...pageQuery, external_id: v.optional(externalId) };

/** The query of a list that follows changes and deletions: see docs/conventions.md. */
export const changeQuery = {
  order_by: v.optional(v.picklist(['created_at', 'updated_at'])),
  updated_after: v.optional(instant),
  updated_before: v.optional(instant),
  include_deleted: v.optional(v.picklist(['true', 'false'])),
};

/** The parameter that selects top-level fields of the items. */
/* @__NO_SIDE_EFFECTS__ */
export const fieldsOf = ({ entries }: { entries: v.ObjectEntries }) => ({
  fields: severalWords(Object.keys(entries), { most: Object.keys(entries).length }),
});
