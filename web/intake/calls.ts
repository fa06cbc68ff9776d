import { putFile } from '../put-file.ts';

export interface Message {
  from: 'program' | 'person' | 'team';
  text: string;
}
export interface Input {
  key: string;
  type: string;
  label: string;
  options: { value: string; label: string }[] | null;
  required: boolean;
}
export interface Answer {
  key: string;
  label: string;
  text: string;
}
/** A chat, as the API returns it to its person. */
export interface Chat {
  id: string;
  status: 'active' | 'reviewing' | 'handed_over' | 'completed' | 'abandoned';
  turn: number;
  messages: Message[];
  input: Input | null;
  answers: Answer[];
  progress: { done: number; total: number };
}
export type Said = { text: string } | { value: string | number | boolean | string[] };

/** The chat and the token of its person. */
interface Session {
  id: string;
  token: string;
}

/** A call that was refused, by its status and code. */
export class Refused extends Error {
  readonly status: number;
  readonly code: string;
  constructor(status: number, code: string) {
    super(code);
    this.status = status;
    this.code = code;
  }
}

async function send<Body>(method: string, path: string, body?: object, token?: string): Promise<Body> {
  const response = await fetch(path, {
    method,
    headers: {
      Accept: 'application/json',
      ...(body && { 'Content-Type': 'application/json' }),
      ...(token && { Authorization: `Bearer ${token}` }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  const read = await response.json();
  if (!response.ok) throw new Refused(response.status, read?.error?.code ?? '');
  return read;
}

/** Starts a chat with the token of its page. */
export async function startChat(
  path: string,
  body: { form_token: string; locale: string },
): Promise<{ chat: Chat; session: Session }> {
  const chat = await send<Chat & { session_token: string }>('POST', path, body);
  return { chat, session: { id: chat.id, token: chat.session_token } };
}

export type ChatCalls = ReturnType<typeof chatCalls>;

/** The calls of one chat. */
export function chatCalls(api: string, { id, token }: Session) {
  const path = `${api}/${id}`;
  return {
    read: () => send<Chat>('GET', path, undefined, token),
    say: (turn: number, said: Said) => send<Chat>('POST', `${path}/messages`, { turn, ...said }, token),
    confirm: () => send<Chat>('POST', `${path}/confirm`, undefined, token),
    erase: () => send<object>('DELETE', path, undefined, token),

    /** Sends a file and returns its id; undefined for one that did not arrive. */
    async upload(file: File): Promise<string | undefined> {
      const declared = { filename: file.name, size: file.size };
      const target = await send<{ id: string; upload_url: string; headers: Record<string, string> }>(
        'POST',
        `${path}/uploads`,
        declared,
        token,
      );
      const outcome = await putFile(target, file, () => undefined, new AbortController().signal);
      return outcome === 'stored' ? target.id : undefined;
    },
  };
}
