import { Applications } from './applications.ts';
import { buildRequest, type UntypedInput } from './build-request.ts';
import { HiringConnectionError } from './errors.ts';
import { Events } from './events.ts';
import { Jobs } from './jobs.ts';
import { Listing, type Page } from './listing.ts';
import type { AnswerOf, InputArgument, ItemOf, ListPath, Method, PathOf } from './operation-types.ts';
import type { Answer } from './read-response.ts';
import { Scans } from './scans.ts';
import { sendRequest } from './send-request.ts';
import { type Environment, type HiringClientOptions, readSettings, type Settings } from './settings.ts';

type Sent<P extends PathOf<M>, M extends Method> = Promise<Answer<AnswerOf<P, M>>>;

/**
 * The whole API by its paths: `client.get('/v1/jobs/{id}', { path: { id } })`. Calls return the JSON or throw
 * `HiringError`, and are retried automatically where that is safe. Operations of several calls have methods of their
 * own.
 */
export class HiringClient {
  readonly environment: Environment;
  readonly keyType: 'secret' | 'publishable' | 'session';
  readonly baseUrl: string;
  readonly jobs: Jobs;
  readonly applications: Applications;
  readonly scans: Scans;
  readonly events: Events;
  // A private field of the language, so that logging the client does not show the key.
  readonly #settings: Settings;

  constructor(options: HiringClientOptions) {
    this.#settings = readSettings(options);
    ({ environment: this.environment, keyType: this.keyType, baseUrl: this.baseUrl } = this.#settings);
    this.jobs = new Jobs(this);
    this.applications = new Applications(this, this.#settings);
    this.scans = new Scans(this, this.#settings);
    this.events = new Events((input) => this.#list('/v1/events', input));
  }

  // Each method is an overload for the compiler and one untyped implementation: the union of all operations is too
  // large to check.
  get<P extends PathOf<'get'>>(path: P, ...input: InputArgument<P, 'get'>): Promise<AnswerOf<P, 'get'>>;
  get(path: string, input?: UntypedInput): Promise<unknown> {
    return this.#call('get', path, input);
  }

  post<P extends PathOf<'post'>>(path: P, ...input: InputArgument<P, 'post'>): Promise<AnswerOf<P, 'post'>>;
  post(path: string, input?: UntypedInput): Promise<unknown> {
    return this.#call('post', path, input);
  }

  put<P extends PathOf<'put'>>(path: P, ...input: InputArgument<P, 'put'>): Promise<AnswerOf<P, 'put'>>;
  put(path: string, input?: UntypedInput): Promise<unknown> {
    return this.#call('put', path, input);
  }

  patch<P extends PathOf<'patch'>>(
    path: P,
    ...input: InputArgument<P, 'patch'>
  ): Promise<AnswerOf<P, 'patch'>>;
  patch(path: string, input?: UntypedInput): Promise<unknown> {
    return this.#call('patch', path, input);
  }

  delete<P extends PathOf<'delete'>>(
    path: P,
    ...input: InputArgument<P, 'delete'>
  ): Promise<AnswerOf<P, 'delete'>>;
  delete(path: string, input?: UntypedInput): Promise<unknown> {
    return this.#call('delete', path, input);
  }

  /** A call that also returns status and headers, such as `ETag` and `RateLimit`. */
  send<P extends PathOf<'get'>>(method: 'get', path: P, ...input: InputArgument<P, 'get'>): Sent<P, 'get'>;
  send<P extends PathOf<'post'>>(
    method: 'post',
    path: P,
    ...input: InputArgument<P, 'post'>
  ): Sent<P, 'post'>;
  send<P extends PathOf<'put'>>(method: 'put', path: P, ...input: InputArgument<P, 'put'>): Sent<P, 'put'>;
  send<P extends PathOf<'patch'>>(
    method: 'patch',
    path: P,
    ...input: InputArgument<P, 'patch'>
  ): Sent<P, 'patch'>;
  send<P extends PathOf<'delete'>>(
    method: 'delete',
    path: P,
    ...input: InputArgument<P, 'delete'>
  ): Sent<P, 'delete'>;
  send(method: Method, path: string, input?: UntypedInput): Promise<Answer<unknown>> {
    return this.#send(method, path, input);
  }

  /** Any list. Pages are read only as far as the loop goes. */
  list<P extends ListPath>(path: P, ...input: InputArgument<P, 'get'>): Listing<ItemOf<P>>;
  list(path: string, input: UntypedInput = {}): Listing<unknown> {
    return this.#list(path, input);
  }

  #list<Item>(path: string, input: UntypedInput): Listing<Item> {
    return new Listing((cursor) => {
      const query = cursor === undefined ? input.query : { ...input.query, cursor };
      return this.#call<Page<Item>>('get', path, { ...input, ...(query && { query }) });
    });
  }

  async #call<Body>(method: Method, path: string, input: UntypedInput | undefined): Promise<Body> {
    const answer = await this.#send<Body>(method, path, input);
    if (answer.status !== 304) return answer.body;
    throw new HiringConnectionError('unreadable_answer', 'Not modified; use send() with If-None-Match.', {
      status: 304,
    });
  }

  async #send<Body>(method: Method, path: string, input: UntypedInput = {}): Promise<Answer<Body>> {
    const { fetch, maxRetries, timeoutMs } = this.#settings;
    const answer = await sendRequest(buildRequest(this.#settings, method, path, input), {
      fetch,
      maxRetries: input.maxRetries ?? maxRetries,
      timeoutMs: input.timeoutMs ?? timeoutMs,
      ...(input.signal && { signal: input.signal }),
    });
    return answer as Answer<Body>;
  }
}
