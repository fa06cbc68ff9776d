import { countFitting } from '../http/fit-answer.ts';

/** As many of the entries, in their order, as fit into one answer. A feed has no second page. */
export const fitFeed = <T>(items: T[], write: (item: T) => string): T[] =>
  items.slice(0, countFitting(items, write));
