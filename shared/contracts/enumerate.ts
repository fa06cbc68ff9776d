/**
 * `['a', 'b', 'c'], 'or'` → `a, b or c`. Intl.ListFormat has the same form, but the first one of a process takes 4 ms, and
 * schemas need it while every function loads.
 */
export const enumerate = (items: readonly string[], word: 'and' | 'or'): string =>
  [items.slice(0, -1).join(', '), ...items.slice(-1)].filter(Boolean).join(` ${word} `);
