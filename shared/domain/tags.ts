import type { ChangeTagsBody } from '../contracts/application-body.ts';
import { invalid } from './invalid.ts';

const maxTags = 50;

/**
 * The tags without the removed ones and with the added ones at the end. Throws {@link ApiError} validation_failed for a
 * tag that is both added and removed, and for more than 50 tags.
 */
export function changeTags(before: readonly string[], { add, remove }: ChangeTagsBody): string[] {
  const both = add.findIndex((tag) => remove.includes(tag));
  if (both !== -1) throw invalid(`add.${both}`, 'contradictory', 'A tag is both added and removed.');
  const tags = [...new Set([...before, ...add])].filter((tag) => !remove.includes(tag));
  if (tags.length > maxTags) throw invalid('add', 'too_many', `There can be at most ${maxTags} tags.`);
  return tags;
}
