/**
 * The alternatives of a pattern from a list of words. A line of the list has words of one language or meaning with `|`
 * between them; the end of a line parts words, too. Words are parts of patterns, and need no doubled backslashes.
 */
export const anyOf = ({ raw: [list = ''] }: TemplateStringsArray): string =>
  list.trim().replace(/\n\s*/g, '|');
