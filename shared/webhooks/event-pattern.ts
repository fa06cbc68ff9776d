/** The longest list an endpoint may carry: twice the event names there are, and still one small item. */
const MAX_PATTERNS = 100;

export type EventPatternVerdict =
  | { readonly ok: true; readonly patterns: readonly string[] }
  | { readonly ok: false; readonly code: 'empty' | 'too_many' }
  | { readonly ok: false; readonly code: 'unknown_event'; readonly pattern: string; readonly index: number };

/** Whether an endpoint that subscribed to `patterns` gets events of this type. */
export const wantsEvent = (patterns: readonly string[], eventType: string): boolean =>
  patterns.some((pattern) => matchesPattern(pattern, eventType));

/**
 * Judges an endpoint's `events` list against the event names there are. A pattern that matches none of them is refused,
 * because a misspelt name would otherwise be an endpoint that stays silent for ever. Duplicates are dropped, order is kept.
 */
export function judgeEventPatterns(
  patterns: readonly string[],
  eventTypes: readonly string[],
): EventPatternVerdict {
  if (patterns.length === 0) return { ok: false, code: 'empty' };
  if (patterns.length > MAX_PATTERNS) return { ok: false, code: 'too_many' };
  for (const [index, pattern] of patterns.entries()) {
    if (!eventTypes.some((eventType) => matchesPattern(pattern, eventType)))
      return { ok: false, code: 'unknown_event', pattern, index };
  }
  return { ok: true, patterns: [...new Set(patterns)] };
}

/** `*` is everything, `scan.*` every event of a scan, anything else one exact name. */
function matchesPattern(pattern: string, eventType: string): boolean {
  if (pattern === '*') return true;
  return /^[a-z_]+\.\*$/.test(pattern) ? eventType.startsWith(pattern.slice(0, -1)) : eventType === pattern;
}
