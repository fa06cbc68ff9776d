/** A text is answered with at most so many bytes; 5 MB is the most that any answer may weigh. */
const maxTextBytes = 4_500_000;

/** The first lines of a text, as many as weigh at most `maxBytes` where they travel: as JSON that is a string inside of JSON. */
export function firstLines(lines: string[], maxBytes = maxTextBytes): string[] {
  let bytes = 0;
  const end = lines.findIndex((line) => {
    bytes += Buffer.byteLength(JSON.stringify(JSON.stringify(line))) + 1;
    return bytes > maxBytes;
  });
  return end === -1 ? lines : lines.slice(0, end);
}
