import type { EventEnvelope } from '../../../shared/contracts/events.ts';
import type { Delivery } from '../../../shared/domain/delivery.ts';
import type { EventBody } from '../../../shared/domain/event.ts';
import type { Backend } from '../../support/backend.ts';
import { storeEvent } from './deliveries.ts';
import { received, type Stores, webhookDesk } from './webhook-desk.ts';

const day = 86_400_000;

/** An endpoint, so many events of the last days, and a replay of them all unless told otherwise. */
export async function replayDesk(
  backend: Backend,
  {
    count = 0,
    endpoint = {},
    around = (sound: Stores) => sound,
  }: {
    count?: number;
    endpoint?: object;
    around?: (stores: Stores) => Stores;
  } = {},
) {
  const desk = await webhookDesk(backend, { endpoint, around });
  const daysAgo = (days: number) => new Date(desk.clock().getTime() - days * day);
  const happened = (days: number, type: EventBody['type'] = 'job.published') =>
    storeEvent(backend, desk.caller, { type }, daysAgo(days));
  const events: EventEnvelope[] = [];
  for (let n = 0; n < count; n++) events.push(await happened(2 - n / 100));
  const ordered = async (body: object = { from: daysAgo(29).toISOString() }): Promise<string> =>
    (await desk.replay({ caller: desk.caller, params: desk.params, body })).body.id;
  return {
    desk,
    daysAgo,
    happened,
    events,
    ordered,
    read: async (replay_id: string) =>
      (await desk.readReplay({ caller: desk.caller, params: { ...desk.params, replay_id } })).body,
    deliveries: async (): Promise<Delivery[]> =>
      (
        await desk.calls.deliveries({
          caller: desk.caller,
          params: desk.params,
          query: { order: 'asc', limit: '100' },
        })
      ).body.data,
  };
}

export const ids = (events: { id: string }[]) => events.map(({ id }) => id);
export const sentIds = (desk: Parameters<typeof received>[0]) => ids(received(desk));
