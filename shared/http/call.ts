import type * as v from 'valibot';
import type { Scope } from '../contracts/organization.ts';
import type { EventOrigin } from '../domain/event.ts';
import type { NewId } from '../domain/ids.ts';
import type { EnvironmentName } from '../platform/names.ts';
import type { Route } from '../routes/route.ts';
import type { AddressCounter } from '../storage/addresses.ts';
import type { AnswerSeal } from '../storage/idempotency-claims.ts';
import type { OrganizationStore } from '../storage/organizations.ts';
import type { Table } from '../storage/table.ts';
import type { Caller } from './api-gateway.ts';

/** What a handler is given: a request that was admitted and is as the route describes. */
export interface Call<R extends Route> {
  params: v.InferOutput<v.ObjectSchema<R['params'], undefined>>;
  query: v.InferOutput<v.StrictObjectSchema<R['query'], undefined>>;
  body:
    | (R['body'] extends v.GenericSchema ? v.InferOutput<R['body']> : undefined)
    | (R['publicBody'] extends v.GenericSchema ? v.InferOutput<R['publicBody']> : never);
  path: string;
  caller: Caller;
  /** The caller's IP address: for limits on abuse, never for a log. */
  address: string;
  origin: EventOrigin;
  /** The instant of the request; of the first one, when a crashed run is repeated under its Idempotency-Key. */
  now: Date;
  newId: NewId;
  /** Whether anybody is shown what asks for that scope of its own: what nobody is shown need not be read. */
  shows: (scope: Scope) => boolean;
  /** Calls the organization has made this month. */
  callsMade: () => Promise<number>;
  /** The version that If-Match names, as its ETag said it. */
  ifMatch?: string;
}

/** An endpoint's own code: from an admitted call to what the route's schema lets out. Refusals are thrown as ApiError. */
export type Handle<R extends Route> = (
  call: Call<R>,
) => Promise<
  | v.InferInput<R['answer']>
  | (R['publicAnswer'] extends v.GenericSchema ? v.InferInput<R['publicAnswer']> : never)
  | (R['resumeAnswer'] extends v.GenericSchema ? v.InferInput<R['resumeAnswer']> : never)
>;

/** What the edge needs besides the handler. */
export interface Edge {
  environmentName: EnvironmentName;
  table: Table;
  organizations: OrganizationStore;
  clock: () => Date;
  /** Refuses an address that calls too often, before its body is read: for routes that take what pages send. */
  addresses?: Pick<AddressCounter, 'admit'>;
  /** For answers that hold a secret: how they lie in the table until their 24 hours are over. */
  seal?: AnswerSeal;
}
