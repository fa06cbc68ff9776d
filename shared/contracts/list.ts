import * as v from 'valibot';
import { externalId, instant, shownAs } from './primitives.ts';

/** The envelope of every list. */
/* @__NO_SIDE_EFFECTS__ */
export const listOf = <Item extends v.GenericSchema>(item: Item) =>
  v.object({
    object: v.literal('list'),
    data: v.array(item),
    has_more: v.boolean(),
    next_cursor: v.nullable(v.string()),
  });

const cursorText = v.optional(v.pipe(v.string(), shownAs({ minLength: 1 })));

/** Query values arrive as text; 1 to 100, 25 when omitted. */
const limit = v.optional(
  v.pipe(
    v.string(),
    v.regex(/^[1-9]\d{0,2}$/, 'a whole number from 1 to 100'),
    v.transform(Number),
    v.maxValue(100),
  ),
  '25',
);

/** What a list accepts that has an order of its own. */
export const placesQuery = { limit, cursor: cursorText };

/** What a list of things accepts that bear no id of the caller's. */
export const pageQuery = {
  limit,
  cursor: cursorText,
  order: v.optional(v.picklist(['asc', 'desc']), 'desc'),
  created_after: v.optional(instant),
  created_before: v.optional(instant),
};

/** What every other list accepts beside the filters of its resource. */
export const listQuery = { ...pageQuery, external_id: v.optional(externalId) };
