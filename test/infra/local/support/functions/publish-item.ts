import { appendFileSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { EventBridgeClient, PutEventsCommand } from '@aws-sdk/client-eventbridge';

type Item = { eventName: string; dynamodb: { SequenceNumber: string; Keys: { pk: { S: string } } } };

const events = new EventBridgeClient({});
const dir = process.env.RECORD_DIR as string;

/** Publishes each new item as an event, stops at the first `poison`, and gets nothing done while the file `slow-publisher` exists. */
export const handler = async ({ Records }: { Records: Item[] }) => {
  appendFileSync(
    join(dir, 'batches.log'),
    `${Records.map(({ dynamodb }) => dynamodb.Keys.pk.S).join(',')}\n`,
  );
  if (existsSync(join(dir, 'slow-publisher'))) await sleep(60_000);
  for (const { dynamodb } of Records) {
    const id = dynamodb.Keys.pk.S;
    if (id.includes('poison')) return { batchItemFailures: [{ itemIdentifier: dynamodb.SequenceNumber }] };
    await events.send(
      new PutEventsCommand({
        Entries: [
          {
            Source: 'test',
            DetailType: 'item.created',
            Detail: JSON.stringify({ id }),
            EventBusName: process.env.BUS as string,
          },
        ],
      }),
    );
  }
  return { batchItemFailures: [] };
};
