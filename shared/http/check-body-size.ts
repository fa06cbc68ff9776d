import { ApiError } from '../domain/api-error.ts';
import type { Route } from '../routes/route.ts';

/** Fields that may contain a whole file: the only texts that make a body large and still fast to validate. */
const content = /"(?:content_base64|text)"\s*:\s*"/g;

/**
 * Throws {@link ApiError} payload_too_large for a body that exceeds its route's limit, in total or without the one file
 * in it. The check comes before parsing, because parsing and validating megabytes of small values would make an attack
 * cheap.
 */
export function checkBodySize(route: Route, json: string): void {
  const bytes = Buffer.byteLength(json);
  if (bytes > route.maxBodyBytes) throw new ApiError('payload_too_large');
  if (bytes <= route.maxFieldBytes) return;
  const [start, end] = longestContent(json);
  const beside = Buffer.byteLength(json.slice(0, start)) + Buffer.byteLength(json.slice(end));
  if (beside <= route.maxFieldBytes) return;
  const most = `${route.maxFieldBytes / 1024} KB`;
  throw new ApiError('payload_too_large', {
    message: `Beside a file's content the body weighs ${most} at most.`,
  });
}

/** The start and end of the longest text that may be a file. */
function longestContent(json: string): [start: number, end: number] {
  let longest: [number, number] = [0, 0];
  content.lastIndex = 0;
  while (content.exec(json)) {
    const start = content.lastIndex;
    const end = endOfText(json, start);
    if (end - start > longest[1] - longest[0]) longest = [start, end];
    content.lastIndex = end;
  }
  return longest;
}

/** The end of a JSON text that starts at `start`: the first quotation mark that is not escaped. */
function endOfText(json: string, start: number): number {
  for (let at = json.indexOf('"', start); at !== -1; at = json.indexOf('"', at + 1)) {
    let backslashes = 0;
    while (json[at - 1 - backslashes] === '\\') backslashes++;
    if (backslashes % 2 === 0) return at;
  }
  return json.length;
}
