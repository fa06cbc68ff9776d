import type { Sent } from '../../support/call-endpoint.ts';
import type { Settled } from '../client.ts';
import type { EndpointName } from '../functions.ts';
import type { Run } from '../run-once.ts';

/** Something a client does: it may need several calls, and it tells the world what it was told. */
export interface Operation {
  name: string;
  weight: number;
  perform(client: Client): Promise<void>;
}

/** What an operation works with. `number` is its place in the run. */
export interface Client {
  run: Run;
  number: number;
  /** With an Idempotency-Key of its own, one per endpoint; by the secret key unless `sent` says otherwise. */
  keyed(name: EndpointName, sent: Sent): Promise<Settled>;
  plain(name: EndpointName, sent: Omit<Sent, 'caller'>): Promise<Settled>;
  /** A resource of the world that nobody else is changing, for this operation alone. */
  take<T>(known: Map<string, T>): string | undefined;
  /** An external id out of a few, so that clients meet on it; or none. */
  externalId(kind: string): string | null;
  expect(isTrue: boolean, otherwise: string): void;
}

/** Whether the answer says that the external id is taken; it may only say so because of somebody else. */
export const refusedForExternalId = (
  { run, number, expect }: Client,
  kind: string,
  value: string | null,
  answer: Settled,
) => {
  if (answer.code !== 'external_id_taken') return false;
  const others = run.world.namedExternalIds.filter((named) => named.by !== number);
  expect(
    others.some((named) => named.kind === kind && named.value === value),
    `the external id ${value} of a ${kind} was refused as taken, and nobody else ever gave it`,
  );
  return true;
};

/** A breach in words. */
export const wrong = (name: string, { status, code }: Settled) =>
  `${name} was answered ${status} ${code ?? ''}`;
