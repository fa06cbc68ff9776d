import type { Page } from './listing.ts';
import type { components, paths } from './schema.ts';

/*
 * The types of every call, read off the generated description of the API. They name no path: an operation that is added
 * to the API is here as soon as `npm run client:types` has run.
 */

export type Method = 'get' | 'post' | 'put' | 'patch' | 'delete';

/** The paths that answer to a method. */
export type PathOf<M extends Method> = {
  [Path in keyof paths]: paths[Path] extends Record<M, { responses: unknown }> ? Path : never;
}[keyof paths];

type Operation<Path extends keyof paths, M extends Method> = Extract<paths[Path][M], { responses: unknown }>;

/** What any call may say beside its parameters. */
export interface CallOptions {
  /** Ends the call, with whatever it waits for. */
  signal?: AbortSignal;
  /** How long one attempt may take. */
  timeoutMs?: number;
  maxRetries?: number;
  /** Your own key for a POST: the same key in another process repeats the first answer. Without it each call gets a new one. */
  idempotencyKey?: string;
  /** Acts only on this version: the `ETag` of an earlier answer. */
  ifMatch?: string;
  /** Further headers. */
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

/** What a call takes: `path`, `query` and `body` as its operation has them, and the options of any call. */
export type InputOf<Path extends keyof paths, M extends Method> = PathPart<Parameters<Operation<Path, M>>> &
  QueryPart<Parameters<Operation<Path, M>>> &
  BodyPart<Operation<Path, M>> &
  CallOptions;

/** The input as the last argument: it may be left out where nothing in it is required. */
export type InputArgument<Path extends keyof paths, M extends Method> =
  Record<never, never> extends InputOf<Path, M> ? [input?: InputOf<Path, M>] : [input: InputOf<Path, M>];

type Success = 200 | 201 | 202;
/** The JSON, where an operation can also answer with another type. */
type ContentOf<Response> = Response extends { content: infer Content }
  ? Content[Extract<keyof Content, 'application/json'> extends never
      ? keyof Content
      : 'application/json' & keyof Content]
  : never;

type AnyAnswerOf<Path extends keyof paths, M extends Method> =
  Operation<Path, M> extends { responses: infer Responses }
    ? { [Status in keyof Responses & Success]: ContentOf<Responses[Status]> }[keyof Responses & Success]
    : never;
/** What `format: 'json_resume'` asks for; the type of a call does not know of it. */
export type JsonResume = components['schemas']['JsonResume'];
/** What a publishable key is shown, where that is less. */
type Shown = components['schemas']['PublicJob' | 'PublicJobList' | 'ApplicationReceipt'];

/**
 * What a call answers when all goes well: the JSON, or the text where the operation answers with another type. Where keys
 * are shown different things it is what a secret key is shown; {@link PublicAnswerOf} is the other.
 */
export type AnswerOf<Path extends keyof paths, M extends Method> = [
  Exclude<AnyAnswerOf<Path, M>, Shown>,
] extends [never]
  ? AnyAnswerOf<Path, M>
  : Exclude<AnyAnswerOf<Path, M>, Shown>;

/** What a call answers to a publishable key. */
export type PublicAnswerOf<Path extends keyof paths, M extends Method> = Extract<AnyAnswerOf<Path, M>, Shown>;

/** The JSON body a call takes. */
export type BodyOf<Path extends keyof paths, M extends Method> =
  Operation<Path, M> extends { requestBody?: infer Body } ? JsonOf<Body> : never;

/** The filters of a list. */
export type QueryOf<Path extends PathOf<'get'>> = NonNullable<InputOf<Path, 'get'>['query']>;

/** The paths whose GET answers with the list envelope. */
export type ListPath = {
  [Path in PathOf<'get'>]: AnswerOf<Path, 'get'> extends Page<unknown> ? Path : never;
}[PathOf<'get'>];

/** One item of a list. */
export type ItemOf<Path extends ListPath> = AnswerOf<Path, 'get'> extends Page<infer Item> ? Item : never;
