import { describe, expect, it } from 'vitest';
import type { DeliveryToSend } from '../../../shared/domain/delivery-message.ts';
import { deliveryQueue, reminderOf } from '../../../shared/webhooks/delivery-queue.ts';
import { deliveryOf } from './support/deliveries.ts';
import { sentCommands } from './support/sent-commands.ts';

const message = { organization_id: 'org_1', endpoint_id: 'we_1', delivery_id: 'dlv_1', event_id: 'evt_1' };
const numbered = (count: number) =>
  Array.from({ length: count }, (_, n) => ({ ...message, delivery_id: `dlv_${n}` }));

describe('messages without delay', () => {
  it.each([
    [0, []],
    [1, [1]],
    [10, [10]],
    [11, [10, 1]],
    [25, [10, 10, 5]],
  ])('for %i deliveries are sent in batches of %j', async (count, batches) => {
    const { client, sent } = sentCommands();
    await deliveryQueue(client, 'https://queue').sendNow(numbered(count));
    expect(sent.map(({ Entries }) => Entries.length)).toEqual(batches);
    const ids = sent.flatMap(({ Entries }) =>
      Entries.map(({ MessageBody }: { MessageBody: string }) => JSON.parse(MessageBody).delivery_id),
    );
    expect(ids).toEqual(numbered(count).map(({ delivery_id }) => delivery_id));
    for (const { QueueUrl, Entries } of sent) {
      expect(QueueUrl).toBe('https://queue');
      expect(Entries.map(({ Id }: { Id: string }) => Id)).toEqual(
        Entries.map((_: unknown, at: number) => `${at}`),
      );
    }
  });

  it('name the delivery, and contain everything that a new one needs', async () => {
    const { client, sent } = sentCommands();
    const [known, fresh] = [deliveryOf(), deliveryOf({ id: 'dlv_2', endpoint_id: 'we_2' })];
    const first = { delivery: fresh, eventBody: '{}' } as DeliveryToSend;
    await deliveryQueue(client, 'https://queue').sendNow([
      reminderOf(known),
      { ...reminderOf(fresh), first },
    ]);
    const [{ Entries }] = sent;
    expect(Entries.map(({ MessageGroupId }: { MessageGroupId: string }) => MessageGroupId)).toEqual([
      'we_1',
      'we_2',
    ]);
    expect(JSON.parse(Entries[0].MessageBody)).toEqual(message);
    expect(JSON.parse(Entries[1].MessageBody)).toEqual({
      ...{ ...message, delivery_id: 'dlv_2', endpoint_id: 'we_2' },
      first,
    });
  });

  it('of several calls in one turn share batches, those to one endpoint together', async () => {
    const { client, sent } = sentCommands();
    const { sendNow } = deliveryQueue(client, 'https://queue');
    const to = (endpoint_id: string) => [{ ...message, endpoint_id }];
    await Promise.all(['we_1', 'we_2', 'we_1', 'we_2'].map((id) => sendNow(to(id))));
    const groups = sent.map(({ Entries }) =>
      Entries.map(({ MessageGroupId }: { MessageGroupId: string }) => MessageGroupId),
    );
    expect(groups).toEqual([['we_1', 'we_1', 'we_2', 'we_2']]);
  });

  it('that the queue does not take are a failure', async () => {
    const sendTo = ({ client }: ReturnType<typeof sentCommands>) =>
      deliveryQueue(client, 'https://queue').sendNow(numbered(2));
    await expect(sendTo(sentCommands({ Failed: [{ Id: '1' }] }))).rejects.toThrow(
      'some delivery messages were not taken by the queue',
    );
    await expect(sendTo(sentCommands({ Failed: [] }))).resolves.toBeUndefined();
  });
});

it('a message with a delay has whole seconds, no fewer than asked, and how often it was turned away', async () => {
  const { client, sent } = sentCommands();
  const { sendLater, sendNow } = deliveryQueue(client, 'https://queue');
  await sendLater({ ...message, turned_away: 3 }, 4.1);
  await Promise.all([sendLater(message, 5), sendLater(message, 30), sendNow([message])]);
  const [first, together] = sent.map(({ Entries }) => Entries as Record<string, unknown>[]);
  expect(sent.map(({ QueueUrl }) => QueueUrl)).toEqual(['https://queue', 'https://queue']);
  expect(first).toEqual([
    {
      Id: '0',
      MessageBody: JSON.stringify({ ...message, turned_away: 3 }),
      MessageGroupId: 'we_1',
      DelaySeconds: 5,
    },
  ]);
  expect(together?.map(({ DelaySeconds }) => DelaySeconds)).toEqual([5, 30, undefined]);
});
