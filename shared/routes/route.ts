import * as v from 'valibot';
import type { ErrorCode } from '../contracts/errors.ts';
import type { EventName } from '../contracts/events.ts';
import type { Scope } from '../contracts/organization.ts';
import { writtenView } from '../contracts/written.ts';
import type { Capability } from './capability.ts';

type Fields = v.ObjectEntries;

/** One endpoint: everything that the gateway, the middleware, the documentation and the tests need. */
export interface Route {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE';
  readonly path: `/${string}`;
  /** One sentence of at most 120 characters, for lists of operations. */
  readonly summary: string;
  /** The rest of the operation's documentation, in whole sentences of Markdown. */
  readonly description?: string;
  /** The scope that a key needs; `any` for any active secret key; `none` when no key is needed. */
  readonly scope: Scope | 'any' | 'none';
  /** A second scope that a key needs. */
  readonly alsoScope?: Scope;
  /**
   * `secret` accepts secret keys, and session tokens of people. `public` also accepts a publishable key from an origin
   * on its list. `session` accepts session tokens only; without a scope, it is called by pages of the dashboard before
   * they have a token. `candidate`, without a scope, is called by the page on which a candidate takes an assessment: the endpoint itself reads
   * the token of that one session, which no other call accepts. Only calls with secret keys count against the budget.
   */
  readonly keys: 'secret' | 'public' | 'session' | 'candidate';
  /** The token of a chat intake is accepted, too, for the chat whose id is in the path. */
  readonly forChats?: true;
  /** Whether a call counts against the monthly budget. */
  readonly counted: boolean;
  /**
   * Whether responses are replayed for an Idempotency-Key. `ignored` is stated in the documentation; `none` is for
   * reads.
   */
  readonly idempotency: 'replays' | 'ignored' | 'none';
  readonly params: Fields;
  readonly query: Fields;
  readonly body?: v.GenericSchema;
  /** The body for a publishable key, where it has fewer fields; other fields are ignored. */
  readonly publicBody?: v.GenericSchema;
  readonly response: v.GenericSchema;
  /** The bound of a list that cannot have a thousand items, with the file that enforces it. test/bench measures every other list. */
  readonly boundedBy?: string;
  /** The response for a publishable key, where it has fewer fields. */
  readonly publicResponse?: v.GenericSchema;
  /**
   * The response for a key that may write but not read (see {@link writeResponseOf}), where it is more than the
   * resource's id.
   */
  readonly writeResponse?: v.GenericSchema;
  /**
   * The form of a page: a hidden field is its Idempotency-Key. A browser sends it as `multipart/form-data`, too, unless only the
   * page's script calls the row.
   */
  readonly form?: { readonly keyField: string; readonly byScript?: true };
  /** The media type of a response that is not JSON; `response` is then the schema of its text. */
  readonly media?: string;
  /**
   * The media types of the response by the value of the parameter `format`, which the Accept header chooses where it is omitted. The
   * first is that of `media`.
   */
  readonly formats?: Readonly<Record<string, string>>;
  /** The last parameter of the path takes the whole rest of it, slashes included. */
  readonly greedy?: true;
  /** People open it with a browser: parameters that trackers add to links are ignored, and refusals are pages. */
  readonly page?: true;
  /** The response is embedded in HTML by a page: its `<` are escaped, so that they cannot end the script element. */
  readonly embedded?: true;
  /** The response sends a browser on: its `location` is the address, and it has no body. */
  readonly redirects?: true;
  /**
   * Only scripts of our own pages may call it, which have the session in a cookie: other sites could make a browser send
   * the cookie, too, but not the headers with the origin of a request.
   */
  readonly sameOrigin?: true;
  /** Its effect outlasts the caller's right to it, as a key or a receiver of events does. Implied by `keys: 'session'`. */
  readonly outlastsCaller?: true;
  /** Counts calls by the network that they come from, because nothing else is known of who calls. */
  readonly countsAddresses?: true;
  /** For how many seconds anyone may cache the response of a route without a key. */
  readonly cacheSeconds?: number;
  /** The response at this address never changes. */
  readonly immutable?: true;
  /** Pages of every origin may load the response. */
  readonly forEveryOrigin?: true;
  /** Its page sends files to the bucket, so the policy of the page names the bucket's address. */
  readonly sendsFiles?: true;
  /** The largest body in bytes; more than `maxFieldBytes` only for a body with a file. */
  readonly maxBodyBytes: number;
  /** The largest body in bytes without the file in it. */
  readonly maxFieldBytes: number;
  /** When the route was deprecated, and when it ends. */
  readonly deprecated?: { readonly since: string; readonly sunset: string; readonly link?: string };
  readonly success: 200 | 201 | 202 | 302;
  /** The route's own error codes, in addition to `commonErrors`. */
  readonly errors: readonly ErrorCode[];
  readonly emits: readonly EventName[];
  /** Without what every call to such a row needs; see {@link capabilitiesOf}. */
  readonly uses: readonly Capability[];
  /** The function that serves several rows; by default each row has a function of its own name. */
  readonly servedBy?:
    | 'documents'
    | 'dashboard'
    | 'widget'
    | 'assessment-items'
    | 'assessment-page'
    | 'scan-profile';
}

type Defaulted =
  | 'keys'
  | 'maxBodyBytes'
  | 'maxFieldBytes'
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

/** 256 KB. */
const maxFieldBytes = 256 * 1024;

/** A row of the table with defaults for the fields that most rows share. */
/* @__NO_SIDE_EFFECTS__ */
export function route<const Row extends RouteInput>(row: Row): Filled<Row> {
  return {
    keys: 'secret',
    maxBodyBytes: row.maxFieldBytes ?? maxFieldBytes,
    maxFieldBytes,
    counted: row.keys !== 'session' && row.keys !== 'candidate',
    idempotency: row.method === 'POST' ? 'replays' : 'none',
    params: {},
    query: {},
    success: 200,
    errors: [],
    emits: [],
    uses: ['findRows'],
    ...row,
  } as unknown as Filled<Row>;
}

/** Whether the call has no transaction that an erasure could refuse, so that its response is held against the erased people. */
export const storesNothing = ({ method, idempotency }: Pick<Route, 'method' | 'idempotency'>): boolean =>
  method === 'GET' || idempotency === 'ignored';

/**
 * Whether its response is held against the erased people: that of a read, and that of a call on something that exists, which may have
 * found nothing to change. A new thing of an erased person is refused by its transaction.
 */
export const mayShowErased = (row: Pick<Route, 'method' | 'idempotency' | 'params'>): boolean =>
  storesNothing(row) || (row.method !== 'DELETE' && Object.keys(row.params).length > 0);

/** Whether it accepts the token of one chat or one assessment, whose calls are counted by what the token opens. */
export const countsToken = ({ forChats, keys }: Route): boolean => forChats === true || keys === 'candidate';

/** Whether scripts of pages call the row, from other origins: with a publishable key, or with the dashboard's session token. */
export const isForPages = ({ keys, scope }: Pick<Route, 'keys' | 'scope'>): boolean =>
  scope !== 'none' || keys === 'public' || keys === 'session';

/** Whether a call must send a body: not to a route without one, nor to a POST whose fields can all be left out. A PATCH without a body is a mistake. */
export const needsBody = ({ method, body }: Pick<Route, 'method' | 'body'>): boolean =>
  body !== undefined && !(method === 'POST' && v.is(body, {}));

/** Whether responses have an ETag: those of reads and changes of one resource, not of lists. */
export const carriesEtag = ({
  method,
  query,
  redirects,
}: Pick<Route, 'method' | 'query' | 'redirects'>): boolean =>
  (method === 'GET' || method === 'PATCH' || method === 'PUT') && !('cursor' in query) && !redirects;

/**
 * The scope that reads the route's resource, because a write scope does not imply it. Null where the route's own scope
 * suffices.
 */
export const readScopeOf = ({ scope }: Pick<Route, 'scope'>): Scope | null =>
  scope.endsWith(':write') ? (scope.replace(/write$/, 'read') as Scope) : null;

/** The response for a key that may call the route but not read its resource. */
export const writeResponseOf = ({
  writeResponse = writtenView,
}: Pick<Route, 'writeResponse'>): v.GenericSchema => writeResponse;
