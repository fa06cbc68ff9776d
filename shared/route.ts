import * as v from 'valibot';
import type { ErrorCode } from './contracts/errors.ts';
import type { EventName } from './contracts/events.ts';
import type { Scope } from './contracts/organization.ts';

/** What a function may reach. Each name is one grant and the environment variables that go with it (infra/capabilities.ts). */
export type Capability =
  | 'readTable'
  | 'writeTable'
  | 'webhookRows'
  | 'importRows'
  | 'cursorKey'
  | 'keyPepper'
  | 'webhookRoot'
  | 'blindIndexKey'
  | 'putUploads'
  | 'readUploads'
  | 'deleteUploads'
  | 'putEvents'
  | 'sendDeliveries'
  | 'sendRetries'
  | 'sendReplays'
  | 'replayRows'
  | 'modelKey'
  | 'invokeModel';

type Fields = v.ObjectEntries;

/** So that the schema of an answer follows from its content type; there is no registered one. */
export const jsonResumeMedia = 'application/vnd.json-resume+json';

/** One endpoint: everything that the gateway, the edge, the documentation and the tests need to know about it. */
export interface Route {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE';
  readonly path: `/${string}`;
  /** One line for the documentation. */
  readonly summary: string;
  /** The scope a key must hold; `any` for any live secret key; `none` when no key is asked for. */
  readonly scope: Scope | 'any' | 'none';
  /** `public` also lets in a publishable key, from an origin on its list; its calls cost no budget. */
  readonly keys: 'secret' | 'public';
  /** Whether a call counts against the month. */
  readonly counted: boolean;
  /** Replays answers under an Idempotency-Key, or says that it does not. Reads have no effect to repeat. */
  readonly idempotency: 'replays' | 'ignored' | 'none';
  readonly params: Fields;
  readonly query: Fields;
  readonly body?: v.GenericSchema;
  readonly answer: v.GenericSchema;
  /** What a publishable key is shown instead, where that is less. */
  readonly publicAnswer?: v.GenericSchema;
  /** What `format=json_resume` asks for instead, under the media type of {@link jsonResumeMedia}. */
  readonly resumeAnswer?: v.GenericSchema;
  /** What the answer is when it is not JSON; `answer` is then the schema of its text. */
  readonly media?: string;
  /** For how long anyone may keep the answer of a route without a key. */
  readonly cacheSeconds?: number;
  /** The most a body may weigh. */
  readonly maxBodyBytes: number;
  /** Since when callers are asked to leave this route, and when it ends. */
  readonly deprecated?: { readonly since: string; readonly sunset: string; readonly link?: string };
  readonly success: 200 | 201 | 202;
  /** Codes of its own, beside `commonErrors`. */
  readonly errors: readonly ErrorCode[];
  readonly emits: readonly EventName[];
  readonly uses: readonly Capability[];
}

type Defaulted =
  | 'keys'
  | 'maxBodyBytes'
  | 'counted'
  | 'idempotency'
  | 'params'
  | 'query'
  | 'success'
  | 'errors'
  | 'emits'
  | 'uses';
type RouteInput = Omit<Route, Defaulted> & Partial<Pick<Route, Defaulted>>;

type Filled<Row extends RouteInput> = Row &
  Pick<Route, Exclude<Defaulted, keyof Row>> & {
    params: Row['params'] extends Fields ? Row['params'] : Record<never, never>;
    query: Row['query'] extends Fields ? Row['query'] : Record<never, never>;
  };

/** A row of the table with what most rows have in common filled in. */
/* @__NO_SIDE_EFFECTS__ */
export function route<const Row extends RouteInput>(row: Row): Filled<Row> {
  return {
    keys: 'secret',
    maxBodyBytes: 256 * 1024,
    counted: true,
    idempotency: row.method === 'POST' ? 'replays' : 'none',
    params: {},
    query: {},
    success: 200,
    errors: [],
    emits: [],
    // Every call with a key reads rows and counts itself.
    uses: ['readTable', 'writeTable'],
    ...row,
  } as unknown as Filled<Row>;
}

/** Whether a call must send a body: not to a route without one, nor to a POST whose fields can all be left out. A PATCH without a body is a mistake. */
export const needsBody = ({ method, body }: Pick<Route, 'method' | 'body'>): boolean =>
  body !== undefined && !(method === 'POST' && v.is(body, {}));

/** Whether answers carry an ETag: reads and changes of one thing, rather than of a page of a list. */
export const carriesEtag = ({ method, query }: Pick<Route, 'method' | 'query'>): boolean =>
  (method === 'GET' || method === 'PATCH' || method === 'PUT') && !('cursor' in query);
