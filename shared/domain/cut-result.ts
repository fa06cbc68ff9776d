/** The limits for entries, one after the other. The first is above the lists of any CV. */
const mostEntries = [1024, 512, 256, 128, 64, 32, 16, 8, 4, 2, 1];
/** The limit for texts shrinks with that for entries: from 16,384 characters, which is above the texts of any CV. */
const charactersPerEntry = 16;
/** Dates, codes and names are shorter and are never cut. */
const leastCharacters = 64;

/**
 * Cuts the lists and texts of a value until `fits` is true: every list to its first entries, every text to its first
 * characters. Returns the same value if it already fits.
 */
export function cutUntil<Value>(value: Value, fits: (cut: Value) => boolean): Value {
  let cut = value;
  for (const entries of mostEntries) {
    if (fits(cut)) break;
    cut = cutTo(value, entries, Math.max(leastCharacters, entries * charactersPerEntry)) as Value;
  }
  return cut;
}

function cutTo(value: unknown, entries: number, characters: number): unknown {
  if (typeof value === 'string') return value.slice(0, characters).toWellFormed();
  if (Array.isArray(value)) return value.slice(0, entries).map((one) => cutTo(one, entries, characters));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [name, cutTo(part, entries, characters)]),
  );
}
