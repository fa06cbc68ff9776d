/** The same id or token with another last character. A fixed one would sometimes be the same. */
export const otherLast = (text: string): string => text.slice(0, -1) + (text.endsWith('0') ? '1' : '0');
