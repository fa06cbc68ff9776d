/** The largest text in a response, in bytes; the whole response has at most 5 MB. */
const maxTextBytes = 4_500_000;

/** The first lines of a text up to `maxBytes`, counted as Lambda transfers them: as JSON inside a JSON string. */
export function firstLines(lines: readonly string[], maxBytes = maxTextBytes): string[] {
  let bytes = 0;
  const end = lines.findIndex((line) => {
    bytes += Buffer.byteLength(JSON.stringify(JSON.stringify(line))) + 1;
    return bytes > maxBytes;
  });
  return lines.slice(0, end === -1 ? undefined : end);
}
