import type * as v from 'valibot';
import type { Scope } from '../contracts/organization.ts';
import type { EventOrigin } from '../domain/event.ts';
import type { NewId } from '../domain/ids.ts';
import type { EnvironmentName } from '../platform/names.ts';
import type { Route } from '../routes/route.ts';
import type { AddressCounter } from '../storage/addresses.ts';
import type { ResponseSeal } from '../storage/idempotency-claims.ts';
import type { OrganizationStore } from '../storage/organizations.ts';
import type { Table } from '../storage/table.ts';
import type { Caller, HttpRequest } from './api-gateway.ts';
import type { Meter } from './meter.ts';
import type { FormFile, readForm } from './read-form.ts';
import type { RequestHeaders } from './request-headers.ts';

/** The input of a handler: an admitted and validated request. */
export interface Call<R extends Route> {
  params: v.InferOutput<v.ObjectSchema<R['params'], undefined>>;
  query: v.InferOutput<v.StrictObjectSchema<R['query'], undefined>>;
  body:
    | (R['body'] extends v.GenericSchema ? v.InferOutput<R['body']> : undefined)
    | (R['publicBody'] extends v.GenericSchema ? v.InferOutput<R['publicBody']> : never);
  /** The files of a form. */
  files: FormFile[];
  path: string;
  caller: Caller;
  /** The client's IP address: for limits on abuse, never for a log. */
  address: string;
  headers: RequestHeaders;
  origin: EventOrigin;
  /** The instant of this run. */
  now: Date;
  /** The instant of the first run when a crashed request is repeated with its Idempotency-Key; otherwise `now`. */
  firstRunAt: Date;
  newId: NewId;
  /** Whether any caller of this response sees fields that need this scope; otherwise they need not be read. */
  shows: (scope: Scope) => boolean;
  /** The calls of the organization in this month. */
  callsMade: () => Promise<number>;
  /** The version in If-Match, from an ETag. */
  ifMatch?: string;
}

/**
 * An endpoint's own code: from an admitted call to a view, which the route's schema filters. Errors are thrown as
 * ApiError.
 */
export type Handle<R extends Route> = (
  call: Call<R>,
) => Promise<
  | v.InferInput<R['response']>
  | (R['publicResponse'] extends v.GenericSchema ? v.InferInput<R['publicResponse']> : never)
>;

/** For routes that people call with a browser: how a form is read, and how a refusal is shown. */
export interface Pages {
  readForm?: typeof readForm;
  renderRefusal(refusal: {
    code: string;
    requestId: string;
    languages?: string | undefined;
    home?: string | undefined;
  }): string;
}

/** The dependencies of an endpoint other than those of the handler. */
export interface Edge {
  environmentName: EnvironmentName;
  table: Table;
  organizations: OrganizationStore;
  clock: () => Date;
  /** Rejects an IP address that calls too often, before the body is read: for routes that pages call. */
  addresses?: Pick<AddressCounter, 'admit'>;
  /** Counts the calls with the token of a chat; for routes that accept it. */
  meterOfChat?: (caller: Caller | null) => Meter;
  /** Whether a request from another site continues what this browser began here, such as the provider's redirect after a sign-in. */
  isBegunHere?: (request: HttpRequest) => Promise<boolean>;
  /** Seals responses with a secret while they are stored for their 24 hours. */
  seal?: ResponseSeal;
  /** Only on routes for browsers. */
  pages?: Pages;
}
