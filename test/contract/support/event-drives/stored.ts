import type { EventEnvelope } from '../../../../shared/contracts/events.ts';
import { timeOf } from '../../../../shared/domain/ids.ts';
import type { Caller } from '../../../../shared/http/api-gateway.ts';
import { assessmentPartition } from '../../../../shared/storage/assessment-keys.ts';
import { intakePartition } from '../../../../shared/storage/intake-keys.ts';
import {
  applicationPartition,
  candidatePartition,
  erasurePartition,
  eventsOfOrganization,
  jobPartition,
  scanPartition,
  webhookEndpointPartition,
} from '../../../../shared/storage/keys.ts';
import { monthsSince } from '../../../../shared/storage/months-since.ts';
import type { Backend } from '../../../support/backend.ts';

export interface Stored {
  id: string;
  version: number;
  acted_by?: unknown;
}

const partitions = {
  job: jobPartition,
  candidate: candidatePartition,
  webhookEndpoint: webhookEndpointPartition,
  erasure: erasurePartition,
  application: applicationPartition,
  assessment: assessmentPartition,
  scan: scanPartition,
  intake: intakePartition,
} satisfies Record<string, (organizationId: string, month: string) => string>;
export type Kind = keyof typeof partitions;

const monthMs = 31 * 86_400_000;

/** The months of a test, which may begin in one and end in the next, or have a worker whose clock is ahead by up to a month. */
const monthsOf = (organizationId: string) =>
  monthsSince(timeOf(organizationId), new Date(Date.now() + monthMs));

const everything = { from: '!', to: '~', ascending: true, limit: 1000 };

/** What an organization has stored of a kind. */
export async function storedOf(
  { table }: Backend,
  { organizationId }: Caller,
  kind: Kind,
): Promise<Stored[]> {
  const all = [...monthsOf(organizationId)].map((month) => partitions[kind](organizationId, month));
  const rows = await Promise.all(all.map((pk) => table.query<Stored>({ pk, ...everything })));
  return rows.flat().map(({ data }) => data);
}

/** The events that an organization may be shown, in order. */
export async function toldTo({ table }: Backend, { organizationId }: Caller): Promise<EventEnvelope[]> {
  const rows = await Promise.all(
    [...monthsOf(organizationId)].map((month) =>
      table.query<string>({ pk: eventsOfOrganization(organizationId, month), index: 'gsi1', ...everything }),
    ),
  );
  return rows.flat().map(({ data }) => JSON.parse(data) as EventEnvelope);
}
