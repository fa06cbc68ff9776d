import { setTimeout as sleep } from 'node:timers/promises';
import { openNotingReceiver } from './noting-receiver.ts';
import type { KillableService } from './webhook-service.ts';

/** A delivery that does not come for so long, while no other comes either, is lost. */
const quietMs = 90_000;
const path = '/killed';

/** `kill -9` when half of the events to one endpoint are accepted, a new start, and the other half. */
export async function killInBurst(service: KillableService, events: number) {
  const receiver = await openNotingReceiver(service.idOf);
  const send = await service.subscribe([receiver.url + path]);
  const accepted = new Set<string>();
  const sendAll = (count: number) =>
    Promise.allSettled(
      Array.from({ length: 8 }, async () => {
        while (accepted.size < count) accepted.add(await send());
      }),
    );
  // Calls that the kill cuts off have no answer: such an event may arrive, and is not counted.
  const cutOff = sendAll(events);
  while (accepted.size < events / 2) await sleep(1);
  await service.kill();
  await cutOff;
  await service.start();
  for (const { status } of await sendAll(events))
    if (status === 'rejected') throw new Error('the service refuses calls after its restart');

  const missing = () => {
    const arrived = receiver.idsAt(path);
    return [...accepted].filter((id) => !arrived.has(id)).length;
  };
  for (let seen = -1, since = Date.now(); missing() > 0 && Date.now() - since < quietMs; await sleep(50)) {
    const count = receiver.arrivals(path).length;
    if (count > seen) since = Date.now();
    seen = count;
  }
  await sleep(5000);
  const body = receiver.lastBody();
  receiver.close();
  const twice = receiver.arrivals(path).length - receiver.idsAt(path).size;
  return { accepted: accepted.size, lost: missing(), twice, body };
}
