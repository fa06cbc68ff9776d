import * as v from 'valibot';
import type { ErrorCode } from '../contracts/errors.ts';
import type { EventName } from '../contracts/events.ts';
import type { Scope } from '../contracts/organization.ts';
import { writtenView } from '../contracts/written.ts';
import { type Capability, countUsage, keepAnswers } from './capability.ts';

type Fields = v.ObjectEntries;

/** So that the schema of an answer follows from its content type; there is no registered one. */
export const jsonResumeMedia = 'application/vnd.json-resume+json';

/** One endpoint: everything that the gateway, the edge, the documentation and the tests need to know about it. */
export interface Route {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE';
  readonly path: `/${string}`;
  /** One line for lists of operations: a sentence of at most 120 characters. */
  readonly summary: string;
  /** What else a caller has to know, in whole sentences of Markdown. */
  readonly description?: string;
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
  /** What a publishable key may send instead, where that is less; fields beside these are ignored. */
  readonly publicBody?: v.GenericSchema;
  readonly answer: v.GenericSchema;
  /** What a publishable key is shown instead, where that is less. */
  readonly publicAnswer?: v.GenericSchema;
  /** What a key is shown that may write but not read (see {@link writeAnswerOf}), where that is another thing than which resource it is. */
  readonly writeAnswer?: v.GenericSchema;
  /** What `format=json_resume` asks for instead, under the media type of {@link jsonResumeMedia}. */
  readonly resumeAnswer?: v.GenericSchema;
  /** What the answer is when it is not JSON; `answer` is then the schema of its text. */
  readonly media?: string;
  /** A page puts the answer into its HTML: no `<` of it may end the script element around it. */
  readonly embedded?: true;
  /** For how long anyone may keep the answer of a route without a key. */
  readonly cacheSeconds?: number;
  /** The most a body may weigh; more than `maxFieldBytes` only where it holds a file. */
  readonly maxBodyBytes: number;
  /** The most a body may weigh beside the file in it. */
  readonly maxFieldBytes: number;
  /** Since when callers are asked to leave this route, and when it ends. */
  readonly deprecated?: { readonly since: string; readonly sunset: string; readonly link?: string };
  readonly success: 200 | 201 | 202;
  /** Codes of its own, beside `commonErrors`. */
  readonly errors: readonly ErrorCode[];
  readonly emits: readonly EventName[];
  /** Without what every call to such a row needs; see {@link capabilitiesOf}. */
  readonly uses: readonly Capability[];
  /** The function that serves it, where several rows share one; else the function is named after the row. */
  readonly servedBy?: 'documents';
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

/** A row of the table with what most rows have in common filled in. */
/* @__NO_SIDE_EFFECTS__ */
export function route<const Row extends RouteInput>(row: Row): Filled<Row> {
  return {
    keys: 'secret',
    maxBodyBytes: row.maxFieldBytes ?? maxFieldBytes,
    maxFieldBytes,
    counted: true,
    idempotency: row.method === 'POST' ? 'replays' : 'none',
    params: {},
    query: {},
    success: 200,
    errors: [],
    emits: [],
    uses: ['readTable'],
    ...row,
  } as unknown as Filled<Row>;
}

/** Everything that the function of a row may reach: its own, and what counting a call and replaying its answer take. */
export const capabilitiesOf = ({ uses, scope, counted, idempotency }: Route): readonly Capability[] => [
  ...new Set([
    ...uses,
    ...(scope !== 'none' && counted ? countUsage : []),
    ...(idempotency === 'replays' ? keepAnswers : []),
  ]),
];

/** Whether a call must send a body: not to a route without one, nor to a POST whose fields can all be left out. A PATCH without a body is a mistake. */
export const needsBody = ({ method, body }: Pick<Route, 'method' | 'body'>): boolean =>
  body !== undefined && !(method === 'POST' && v.is(body, {}));

/** Whether answers carry an ETag: reads and changes of one thing, rather than of a page of a list. */
export const carriesEtag = ({ method, query }: Pick<Route, 'method' | 'query'>): boolean =>
  (method === 'GET' || method === 'PATCH' || method === 'PUT') && !('cursor' in query);

/** The scope that reads what an answer tells of: to write does not imply it. Null where the route's own scope is enough. */
export const readScopeOf = ({ scope }: Pick<Route, 'scope'>): Scope | null =>
  scope.endsWith(':write') ? (scope.replace(/write$/, 'read') as Scope) : null;

/** What a key is shown that may call the route, and may not read what its answer tells of. */
export const writeAnswerOf = ({ writeAnswer = writtenView }: Pick<Route, 'writeAnswer'>): v.GenericSchema =>
  writeAnswer;
