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
  monthPartition,
  scanPartition,
  webhookEndpointPartition,
} from '../../../../shared/storage/keys.ts';
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

/** The months of a test, which may begin in one and end in the next. */
const monthsOf = (organizationId: string) =>
  new Set([timeOf(organizationId), new Date()].map((at) => monthPartition(at)));

const everything = { from: '!', to: '~', ascending: true, limit: 1000 };

/** What an organization has stored of a kind. */
export async function storedOf(
  { table }: Backend,
  { organizationId }: Caller,
  kind: Kind,
): Promise<Stored[]> {
  const all = [...monthsOf(organizationId)].map((month) => partitions[kind](organizationId, month));
  const rows = await Promise.all([...new Set(all)].map((pk) => table.query<Stored>({ pk, ...everything })));
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
