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
