import type { HiringClient } from './hiring-client.ts';
import type { Listing } from './listing.ts';
import type { CallOptions, ItemOf, QueryOf } from './operation-types.ts';

export class Jobs {
  readonly #client: HiringClient;

  constructor(client: HiringClient) {
    this.#client = client;
  }

  /** The jobs of the organization; with a publishable key, those on its public portal. */
  list(query: QueryOf<'/v1/jobs'> = {}, options: CallOptions = {}): Listing<ItemOf<'/v1/jobs'>> {
    return this.#client.list('/v1/jobs', { query, ...options });
  }
}
