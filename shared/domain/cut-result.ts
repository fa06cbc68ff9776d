/** The first limits for entries and texts, above those of any CV. Both are halved until the result fits. */
const mostEntries = 1_024;
const mostCharacters = 16_384;
/** Dates, codes and names are shorter and are never cut. */
const leastCharacters = 64;

/**
 * Cuts the lists and texts of a value until `fits` is true: every list to its first entries, every text to its first
 * characters. Returns the same value if it already fits.
 */
export function cutUntil<Value>(value: Value, fits: (cut: Value) => boolean): Value {
  if (fits(value)) return value;
  for (let entries = mostEntries, characters = mostCharacters; ; entries /= 2, characters /= 2) {
    const cut = cutTo(value, entries, Math.max(leastCharacters, characters)) as Value;
    if (entries === 1 || fits(cut)) return cut;
  }
}

function cutTo(value: unknown, entries: number, characters: number): unknown {
  if (typeof value === 'string') return value.slice(0, characters).toWellFormed();
  if (Array.isArray(value)) return value.slice(0, entries).map((one) => cutTo(one, entries, characters));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [name, cutTo(part, entries, characters)]),
  );
}
