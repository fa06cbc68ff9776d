/** Milliseconds for one call. The first call after a deployment starts two functions. */
const callLimitMs = 30_000;

/** A promise of the service that was not kept. The message has the observed and the expected behaviour, without secrets. */
export class BrokenPromise extends Error {}

interface CallInput {
  /** Sent as JSON, unless `headers` have another Content-Type and `body` is a string. */
  body?: unknown;
  headers?: Record<string, string>;
}

interface CallResult {
  status: number;
  headers: Headers;
  text: string;
  // biome-ignore lint/suspicious/noExplicitAny: a check reads any field it expects
  json: any;
}

/** Sends one request. Throws {@link BrokenPromise} when no response arrives. */
export type Call = (method: string, path: string, input?: CallInput) => Promise<CallResult>;

/** A caller of the API with this key. `baseUrl` has no slash at its end. It never retries. */
export const openCall =
  (baseUrl: string, key: string): Call =>
  async (method, path, { body, headers } = {}) => {
    const isJson = body !== undefined && typeof body !== 'string';
    const response = await send(`${method} ${path}`, `${baseUrl}${path}`, {
      method,
      ...(body !== undefined && { body: isJson ? JSON.stringify(body) : (body as string) }),
      headers: {
        Authorization: `Bearer ${key}`,
        ...(isJson && { 'Content-Type': 'application/json' }),
        ...headers,
      },
    });
    return { status: response.status, headers: response.headers, ...(await readBody(response)) };
  };

/** `fetch` with a time limit and without redirects. `name` is in the error. Throws {@link BrokenPromise}. */
export async function send(name: string, url: string, init: RequestInit): Promise<Response> {
  try {
    return await fetch(url, { ...init, redirect: 'manual', signal: AbortSignal.timeout(callLimitMs) });
  } catch (error) {
    const { message, cause } = error as Error & { cause?: { code?: string } };
    throw new BrokenPromise(`${name} got no response: ${cause?.code ?? message}`);
  }
}

async function readBody(response: Response): Promise<Pick<CallResult, 'text' | 'json'>> {
  const text = await response.text();
  try {
    return { text, json: JSON.parse(text) };
  } catch {
    return { text, json: undefined };
  }
}

/** Throws {@link BrokenPromise} unless the response has this status and, if one is given, this error code. */
export function expectStatus(
  name: string,
  { status, json }: CallResult,
  expected: number,
  code?: string,
): void {
  const found = [status, json?.error?.code].filter((part) => part !== undefined).join(' ');
  const wanted = [expected, code].filter((part) => part !== undefined).join(' ');
  if (status !== expected || (code !== undefined && json?.error?.code !== code))
    throw new BrokenPromise(`${name} returned ${found} and not ${wanted}`);
}

/** Throws {@link BrokenPromise} with this message unless the condition holds. */
export function expectThat(condition: boolean, message: string): void {
  if (!condition) throw new BrokenPromise(message);
}
