import { inject } from 'vitest';
import type { Delivery } from '../../shared/domain/delivery.ts';
import type { WebhookEndpoint } from '../../shared/domain/stored/webhook-endpoint.ts';
import { readRows } from '../faults/rows.ts';
import { startFaultStage } from '../faults/stage.ts';
import type { Customer } from './customers.ts';
import { type Days, openDays } from './days.ts';

export const second = 1000;
export const minute = 60 * second;
export const hour = 60 * minute;

/** The same in every build; `DAYS_SEED=… vitest run test/webhooks-over-days` draws other days. */
const seed = process.env.DAYS_SEED ?? 'paper';

/** Lets `story` happen in a service of its own; its end is the moment that the test then looks at. */
export async function tell(title: string, story: (days: Days) => Promise<void>): Promise<void> {
  process.stdout.write(`${title}: DAYS_SEED=${seed}\n`);
  const stage = await startFaultStage(inject('assemblyDir'));
  try {
    const days = await openDays(stage, `${seed}/${title}`);
    await story(days).finally(days.stop);
  } finally {
    await stage.stop();
  }
}

/** Registers a customer's address for events of these types. */
export const register = (days: Days, { url }: Customer, events: string[]): Promise<WebhookEndpoint> =>
  days.call('createWebhookEndpoint', { body: { url, events } });

/** One event `job.created`; of a job that is no draft, also `job.published`. */
export const createJob = (days: Days, isDraft = true): Promise<void> =>
  days.call('createJob', { body: { name: 'Job', is_draft: isDraft } });

/** The deliveries to an endpoint, in the order in which they were made. */
export async function deliveriesTo(days: Days, { id }: { id: string }): Promise<Delivery[]> {
  const rows = await readRows(days);
  return rows
    .filter(({ pk, data }) => pk.startsWith('DELIVERY#') && data.endpoint_id === id)
    .map(({ data }) => data as Delivery)
    .sort((a, b) => (a.id < b.id ? -1 : 1));
}

export const startsOf = ({ attempts }: Delivery): number[] => attempts.map(({ at }) => Date.parse(at));

/** The ids of the events that a customer answered with 2xx, each time in the order of arrival. */
export const takenBy = ({ arrivals }: Customer): string[] =>
  arrivals.filter(({ status }) => status < 300).map(({ event }) => event.id);
