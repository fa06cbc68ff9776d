import type { UntypedInput } from './build-request.ts';
import type { Listing } from './listing.ts';
import type { CallOptions } from './operation-types.ts';
import type { WebhookEvent, WebhookEventType } from './webhooks.ts';

export interface EventFilters {
  /** The name of an event, or a pattern such as `scan.*`. */
  type?: Exclude<WebhookEventType, 'ping'> | `${string}.*` | '*';
  /** `desc` (newest first) by default. */
  order?: 'asc' | 'desc';
  /** RFC 3339 instants, both exclusive. */
  created_after?: string;
  created_before?: string;
  /** Items per page, 1 to 100. */
  limit?: number;
}

export class Events {
  readonly #list: (input: UntypedInput) => Listing<WebhookEvent>;

  constructor(list: (input: UntypedInput) => Listing<WebhookEvent>) {
    this.#list = list;
  }

  /** The events of the last 30 days, each as it is delivered to a webhook endpoint. */
  list(filters: EventFilters = {}, options: CallOptions = {}): Listing<WebhookEvent> {
    return this.#list({ query: filters, ...options });
  }
}
