/**
 * Whether an endpoint with the subscriptions `patterns` receives events of this type: `*` matches all, `scan.*` all of
 * scans, otherwise the exact name.
 */
export const wantsEvent = (patterns: readonly string[], eventType: string): boolean =>
  patterns.some((pattern) => {
    if (pattern === '*') return true;
    return pattern.endsWith('.*') ? eventType.startsWith(pattern.slice(0, -1)) : eventType === pattern;
  });
