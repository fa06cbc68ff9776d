/**
 * Every request header that is read, and whether it has one value or is a list that may be sent in several lines (RFC
 * 9110, 5.3; RFC 9113, 8.2.3 for cookies). Other headers are ignored.
 */
export const readHeaderKinds = {
  Accept: 'list',
  'Accept-Language': 'list',
  Authorization: 'single',
  'Content-Encoding': 'single',
  'Content-Type': 'single',
  Cookie: 'list',
  'Idempotency-Key': 'single',
  'If-Match': 'list',
  'If-None-Match': 'list',
  Origin: 'single',
  'Sec-Fetch-Dest': 'single',
  'Sec-Fetch-Site': 'single',
  'Sec-Purpose': 'single',
  'User-Agent': 'list',
} as const satisfies Record<string, 'single' | 'list'>;
export type ReadHeader = keyof typeof readHeaderKinds;
const readHeaders = Object.entries(readHeaderKinds) as [ReadHeader, 'single' | 'list'][];

/** By name in lower case. */
export type RequestHeaders = Partial<Record<Lowercase<ReadHeader>, string>>;

/** The part of the gateway's event that is read here. */
interface EventHeaders {
  headers: Partial<Record<string, string>> | null;
  multiValueHeaders: Partial<Record<string, string[]>> | null;
}

/**
 * The headers of a request, and the single-valued ones that were sent more than once, in any spelling.
 * A repeated header has no value here. The gateway distinguishes `AUTHORIZATION: …` and `authorization: …`, passes one
 * of them to the authorizer and caches the verdict for it; it is not documented which. If a function used another one,
 * a caller could act with a verdict for another key. So such requests are rejected (shared/http/admit.ts).
 */
export function readRequestHeaders(event: EventHeaders): {
  headers: RequestHeaders;
  repeated: ReadHeader[];
} {
  const values = valuesByName(event);
  const repeated = readHeaders
    .filter(([name, kind]) => kind === 'single' && (values.get(name.toLowerCase())?.length ?? 0) > 1)
    .map(([name]) => name);
  const headers: Record<string, string> = {};
  for (const [name] of readHeaders) {
    const given = values.get(name.toLowerCase());
    if (given && !repeated.includes(name))
      headers[name.toLowerCase()] = given.join(name === 'Cookie' ? '; ' : ', ');
  }
  return { headers, repeated };
}

/** All values of each header, by its name in lower case. `headers` has only the last value of each spelling. */
function valuesByName({ headers, multiValueHeaders }: EventHeaders): Map<string, string[]> {
  const hasAll = Object.keys(multiValueHeaders ?? {}).length > 0;
  const found = new Map<string, string[]>();
  for (const [name, value] of Object.entries((hasAll ? multiValueHeaders : headers) ?? {})) {
    const known = found.get(name.toLowerCase()) ?? [];
    found.set(name.toLowerCase(), [...known, ...[value ?? ''].flat()]);
  }
  return found;
}
