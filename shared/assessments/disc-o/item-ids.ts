import { instructedItems } from './instructed-items.ts';
import { discOItems } from './items.ts';

/** The ids of the 43 items in the order in which they are shown. */
export const discOItemIds: readonly string[] = instructedItems
  .toReversed()
  // From the last to the first, so that the earlier places stay what they are.
  .reduce(
    (ids, { id, before }) => ids.toSpliced(before, 0, id),
    discOItems.map(({ id }) => id),
  );
