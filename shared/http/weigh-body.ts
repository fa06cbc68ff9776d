import { ApiError } from '../domain/api-error.ts';
import type { Route } from '../routes/route.ts';

/** Where a body may hold a whole file: the only texts that make it heavy without making it long to judge. */
const content = /"(?:content_base64|text)"\s*:\s*"/g;

/**
 * Throws {@link ApiError} payload_too_large for a body that weighs more than its route takes, as a whole or beside the one
 * file in it. It is weighed before it is read: reading and judging megabytes of small parts is what a flood would ask for.
 */
export function weighBody(route: Route, json: string): void {
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

/** Where the longest text that may be a file begins and ends. */
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

/** Where a JSON text ends that begins at `start`: at the first quotation mark that no backslash escapes. */
function endOfText(json: string, start: number): number {
  for (let at = json.indexOf('"', start); at !== -1; at = json.indexOf('"', at + 1)) {
    let backslashes = 0;
    while (json[at - 1 - backslashes] === '\\') backslashes++;
    if (backslashes % 2 === 0) return at;
  }
  return json.length;
}
