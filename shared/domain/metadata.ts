import { ApiError } from './api-error.ts';

const maxPairs = 50;

/** Merges pairs; null removes one. Throws {@link ApiError} validation_failed above 50 pairs. */
export function mergeMetadata(
  kept: Record<string, string>,
  patch: Record<string, string | null>,
): Record<string, string> {
  const pairs = Object.entries({ ...kept, ...patch }).filter(([, value]) => value !== null);
  if (pairs.length > maxPairs) {
    const message = `metadata can have at most ${maxPairs} pairs.`;
    const details = [{ param: 'metadata', code: 'too_many', message }];
    throw new ApiError('validation_failed', { param: 'metadata', details });
  }
  return Object.fromEntries(pairs) as Record<string, string>;
}
