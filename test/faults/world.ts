import type { Caller } from '../../shared/http/api-gateway.ts';
import type { Sent } from '../support/call-endpoint.ts';
import type { Settled } from './client.ts';
import type { EndpointName } from './functions.ts';
import type { Behaviour, Received } from './receiver.ts';

// biome-ignore lint/suspicious/noExplicitAny: an answer's fields are compared, not used
export type View = any;

/** What the client has been told, and therefore what must be there. */
export interface World {
  caller: Caller;
  jobs: Map<string, View>;
  deletedJobs: Set<string>;
  scans: Map<string, { view: View; text: string; attempt: number }>;
  candidates: Map<string, View>;
  hooks: Map<string, Hook>;
  deletedHooks: Set<string>;
  /** External ids and addresses that any call of a kind named: another one may be refused because of them. */
  namedExternalIds: { kind: string; value: string; by: number }[];
  /** Answered calls under an Idempotency-Key, for repeating them. */
  settled: { name: EndpointName; sent: Sent; answer: Settled }[];
  /** Resources that a call is under way for. */
  busy: Set<string>;
}

export interface Hook {
  view: View;
  behaviour: Behaviour;
  received: Received[];
  heal: () => unknown;
  /** The instant of the answer: what happens later must reach it. */
  sinceMs: number;
}

export const newWorld = (caller: Caller): World => ({
  caller,
  jobs: new Map(),
  deletedJobs: new Set(),
  scans: new Map(),
  candidates: new Map(),
  hooks: new Map(),
  deletedHooks: new Set(),
  namedExternalIds: [],
  settled: [],
  busy: new Set(),
});
