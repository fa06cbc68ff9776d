import type { Page } from './listing.ts';
import type { paths as publicPaths } from './publishable-schema.ts';
import type { paths } from './schema.ts';

/*
 * The types of every call, derived from the generated schema. No path is named here: a new operation of the API has its
 * types as soon as `npm run client:types` has run.
 */

export type Method = 'get' | 'post' | 'put' | 'patch' | 'delete';

/** The paths that support a method. */
export type PathOf<M extends Method> = {
  [Path in keyof paths]: paths[Path] extends Record<M, { responses: unknown }> ? Path : never;
}[keyof paths];

type Operation<Path extends keyof paths, M extends Method> = Extract<paths[Path][M], { responses: unknown }>;

/** The options of every call, in addition to its parameters. */
export interface CallOptions {
  /** Aborts the call, including a pause between attempts. */
  signal?: AbortSignal;
  /** The time limit of one attempt, in milliseconds. */
  timeoutMs?: number;
  maxRetries?: number;
  /**
   * Your own key for a POST. The same key in another process replays the first response. Without it each call gets a
   * new key.
   */
  idempotencyKey?: string;
  /** The `ETag` of an earlier response. The call succeeds only if the resource still has this version. */
  ifMatch?: string;
  /** Additional headers. */
  headers?: Record<string, string>;
}

type Parameters<Op> = Op extends { parameters: infer P } ? P : never;
type PathPart<P> = P extends { path: infer Values extends object } ? { path: Values } : { path?: never };
type QueryPart<P> = P extends { query: infer Values extends object }
  ? { query: Values }
  : P extends { query?: unknown }
    ? [NonNullable<P['query']>] extends [never]
      ? { query?: never }
      : { query?: NonNullable<P['query']> }
    : { query?: never };
type JsonOf<RequestBody> =
  NonNullable<RequestBody> extends { content: { 'application/json': infer Body } } ? Body : never;
type BodyPart<Op> = Op extends { requestBody: infer Required }
  ? { body: JsonOf<Required> }
  : Op extends { requestBody?: unknown }
    ? [NonNullable<Op['requestBody']>] extends [never]
      ? { body?: never }
      : { body?: JsonOf<Op['requestBody']> }
    : { body?: never };

/** The input of a call: `path`, `query` and `body` of its operation, and the options of every call. */
export type InputOf<Path extends keyof paths, M extends Method> = PathPart<Parameters<Operation<Path, M>>> &
  QueryPart<Parameters<Operation<Path, M>>> &
  BodyPart<Operation<Path, M>> &
  CallOptions;

/** The input as the last argument, optional when nothing in it is required. */
export type InputArgument<Path extends keyof paths, M extends Method> =
  Record<never, never> extends InputOf<Path, M> ? [input?: InputOf<Path, M>] : [input: InputOf<Path, M>];

type Success = 200 | 201 | 202;
/** The type of a response's body. */
type ContentOf<Response> = Response extends { content: infer Content } ? Content[keyof Content] : never;

type SuccessOf<Op> = Op extends { responses: infer Responses }
  ? { [Status in keyof Responses & Success]: ContentOf<Responses[Status]> }[keyof Responses & Success]
  : never;

/** The successful response of a call: the JSON, or the text for another media type. */
export type AnswerOf<Path extends keyof paths, M extends Method> = SuccessOf<Operation<Path, M>>;

/** The paths that support a method with a publishable key. */
type PublicPathOf<M extends Method> = {
  [Path in keyof publicPaths]: publicPaths[Path] extends Record<M, { responses: unknown }> ? Path : never;
}[keyof publicPaths];

/** The successful response of a call for a publishable key. */
export type PublicAnswerOf<Path extends PublicPathOf<M>, M extends Method> = SuccessOf<
  Extract<publicPaths[Path][M], { responses: unknown }>
>;

/** The JSON body of a call's request with a publishable key. */
export type PublicBodyOf<Path extends PublicPathOf<M>, M extends Method> =
  Extract<publicPaths[Path][M], { responses: unknown }> extends { requestBody?: infer Body }
    ? JsonOf<Body>
    : never;

/** The JSON body of a call's request. */
export type BodyOf<Path extends keyof paths, M extends Method> =
  Operation<Path, M> extends { requestBody?: infer Body } ? JsonOf<Body> : never;

/** The filters of a list. */
export type QueryOf<Path extends PathOf<'get'>> = NonNullable<InputOf<Path, 'get'>['query']>;

/** The paths whose GET returns the list envelope. */
export type ListPath = {
  [Path in PathOf<'get'>]: AnswerOf<Path, 'get'> extends Page<unknown> ? Path : never;
}[PathOf<'get'>];

/** One item of a list. */
export type ItemOf<Path extends ListPath> = AnswerOf<Path, 'get'> extends Page<infer Item> ? Item : never;
