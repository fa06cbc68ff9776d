import { invalid } from './invalid.ts';

const maxPairs = 50;

/** Merges pairs; null removes one. Throws {@link ApiError} validation_failed above 50 pairs. */
export function mergeMetadata(
  kept: Record<string, string>,
  patch: Record<string, string | null>,
): Record<string, string> {
  const pairs = Object.entries({ ...kept, ...patch }).filter(([, value]) => value !== null);
  if (pairs.length > maxPairs) {
    throw invalid('metadata', 'too_many', `metadata can have at most ${maxPairs} pairs.`);
  }
  return Object.fromEntries(pairs) as Record<string, string>;
}
