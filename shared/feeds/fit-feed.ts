/** 4 MB: Lambda answers at most 6 MB, and a body grows there, because it travels inside JSON. */
const maxBytes = 4_000_000;

/** As many of the entries, in their order, as fit into one answer. */
export function fitFeed<T>(items: T[], write: (item: T) => string): T[] {
  let bytes = 0;
  const end = items.findIndex((item) => {
    bytes += Buffer.byteLength(write(item));
    return bytes > maxBytes;
  });
  return end === -1 ? items : items.slice(0, end);
}
