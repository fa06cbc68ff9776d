import { beforeAll, expect, it } from 'vitest';
import { deliveryQueue } from '../../../shared/webhooks/delivery-queue.ts';
import { replayQueue } from '../../../shared/webhooks/replay-queue.ts';
import { makeQueue } from '../../functions/support/queues.ts';
import type { Backend } from '../../support/backend.ts';
import { sharedBackend } from '../../support/shared-backend.ts';

let backend: Backend;
beforeAll(async () => {
  backend = await sharedBackend();
});

const organization_id = 'org_1';
const deliveryTo = (endpoint_id: string) => ({
  delivery_id: `dlv_${endpoint_id}`,
  organization_id,
  endpoint_id,
  event_id: 'evt_1',
});
const groupsIn = ({ arn }: { arn: string }) =>
  backend.services.queues.receive(arn, 10).map(({ attributes }) => attributes.MessageGroupId);

it('a message about a delivery is of its endpoint’s group, or a queue with a long backlog of one would keep the others waiting', async () => {
  const made = makeQueue(backend, 'deliveries-by-endpoint');
  const queue = deliveryQueue(backend.sqs, made.url);
  await queue.sendNow(['we_a', 'we_b'].map(deliveryTo));
  await queue.sendLater(deliveryTo('we_c'), 0);
  expect(groupsIn(made).toSorted()).toEqual(['we_a', 'we_b', 'we_c']);
});

it('a message about a replay is of its organization’s group', async () => {
  const made = makeQueue(backend, 'replays-by-organization');
  await replayQueue(backend.sqs, made.url).sendLater({ organization_id, id: 'rpl_1' }, 0);
  expect(groupsIn(made)).toEqual([organization_id]);
});
