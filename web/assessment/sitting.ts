import type {
  AssessmentSession,
  CodeRun,
  EndedSession,
  NextItem,
} from '../../shared/contracts/assessment-session.ts';

/** An error of the API that repeating the request does not change. */
export class Refusal extends Error {
  readonly status: number;
  readonly code: string;
  constructor(status: number, code: string) {
    super(code);
    this.status = status;
    this.code = code;
  }
}

/** Pauses between attempts in seconds; the last one is repeated. */
const pauses = [1, 2, 4, 8, 15];
const isPassing = (status: number) => status >= 500 || status === 408;
/** The longest time of one attempt. */
const mostMs = 40_000;

function codeIn(text: string): string {
  try {
    return String(JSON.parse(text).error.code);
  } catch {
    return '';
  }
}

/** Resolves after a pause, or as soon as the network is back or the candidate asks for it. */
function pause(attempt: number): Promise<void> {
  return new Promise((resolve) => {
    const seconds = pauses[Math.min(attempt, pauses.length - 1)] ?? 15;
    const go = () => {
      clearTimeout(timer);
      removeEventListener('online', go);
      removeEventListener(tryNow, go);
      resolve();
    };
    const timer = setTimeout(go, seconds * 1000);
    addEventListener('online', go);
    addEventListener(tryNow, go);
  });
}
const tryNow = 'assessment:try-now';
export const retryNow = () => dispatchEvent(new Event(tryNow));

const linkToken = () => location.hash.slice(1);
/** Each link has its own place, so that another link in the same tab does not lead to the end of this one. */
const storeKey = () => `assessment.session.${linkToken().slice(-8)}`;

export type Sitting = ReturnType<typeof openSitting>;

/**
 * The calls of the candidate's session. A request without a response is repeated until there is one, which loses nothing, because
 * every call may be repeated. `onWait` is called when that begins and when it ends. A session that ended is opened again by the link.
 */
export function openSitting(onWait: (isWaiting: boolean) => void) {
  let session = sessionStorage.getItem(storeKey());

  /** The text of the response. */
  async function request(method: 'GET' | 'POST', path: string, body?: object): Promise<string> {
    for (let attempt = 0; ; attempt += 1) {
      const received = await send(method, path, body).catch(() => undefined);
      if (received && !isPassing(received.status)) {
        if (attempt > 0) onWait(false);
        if (received.ok) return received.text;
        throw new Refusal(received.status, codeIn(received.text));
      }
      onWait(true);
      await pause(attempt);
    }
  }

  async function send(method: 'GET' | 'POST', path: string, body?: object) {
    const response = await fetch(`v1/assessment-sessions${path}`, {
      method,
      signal: AbortSignal.timeout(mostMs),
      headers: {
        ...(body && { 'Content-Type': 'application/json' }),
        ...(session !== null && path !== '' && { Authorization: `Bearer ${session}` }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    return { ok: response.ok, status: response.status, text: await response.text() };
  }

  async function open(): Promise<AssessmentSession> {
    const opened: AssessmentSession = JSON.parse(await request('POST', '', { token: linkToken() }));
    session = opened.session_token;
    sessionStorage.setItem(storeKey(), session);
    return opened;
  }

  /** A call of the session. Opens the link again if the session ended, for example because of another tab. */
  async function call(method: 'GET' | 'POST', path: string, body?: object): Promise<string> {
    try {
      return await request(method, `/current${path}`, body);
    } catch (error) {
      if (!(error instanceof Refusal) || error.status !== 401) throw error;
      await open();
      return request(method, `/current${path}`, body);
    }
  }
  const json = async <T>(method: 'GET' | 'POST', path: string, body?: object): Promise<T> =>
    JSON.parse(await call(method, path, body));

  return {
    open,
    /** Whether this tab opened the link before, as after a reload. */
    wasOpen: session !== null,
    hasLink: () => linkToken() !== '',
    next: () => json<NextItem>('GET', '/next'),
    answer: (itemId: string, value: string | number, ms: number) =>
      call('POST', '/answers', { item_id: itemId, value, ms: Math.min(Math.round(ms), 86_400_000) }),
    run: (itemId: string, source: string) => json<CodeRun>('POST', '/run', { item_id: itemId, source }),
    finish: () => json<EndedSession>('POST', '/finish', {}),
    decline: () => json<EndedSession>('POST', '/decline', {}),
    report: (format: 'html' | 'pdf') => call('GET', `/report?format=${format}`),
  };
}
