/** Whether an endpoint that subscribed to `patterns` gets events of this type: `*` is all, `scan.*` all of a scan, else one exact name. */
export const wantsEvent = (patterns: readonly string[], eventType: string): boolean =>
  patterns.some((pattern) => {
    if (pattern === '*') return true;
    return pattern.endsWith('.*') ? eventType.startsWith(pattern.slice(0, -1)) : eventType === pattern;
  });
