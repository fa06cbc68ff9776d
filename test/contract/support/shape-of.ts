/** An answer without what differs from one call to the next: ids, instants, names, addresses. Words, lengths of lists and what is null stay. */
export function shapeOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(shapeOf);
  if (typeof value === 'string') return /^[a-z_.]{1,40}$/.test(value) ? value : withoutIds(value);
  if (typeof value === 'number') return 'a number';
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name]) => !/^(request_id|.*url|secret|.*token|next_cursor)$/.test(name))
      .map(([name, inner]) => [name, shapeOf(inner)]),
  );
}

const withoutIds = (text: string) =>
  text
    .replace(/\b([a-z]+)_[0-7][0-9A-HJKMNP-TV-Z]{25}\b/g, '$1_…')
    .replace(/\d+/g, '0')
    .replace(/-[a-z0]{1,6}$/, '');

/** Every id of ours in a text. */
export const idsInText = (text: string): string[] => [
  ...new Set(text.match(/\b[a-z]+_[0-7][0-9A-HJKMNP-TV-Z]{25}\b/g)),
];
