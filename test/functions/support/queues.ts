import type { DeliveryMessage } from '../../../shared/domain/delivery-message.ts';
import { deliveryQueue } from '../../../shared/webhooks/delivery-queue.ts';
import type { Backend } from '../../support/backend.ts';

const day = 86_400;

/** A queue of the test's own. `take` removes and answers what a receiver would get now. */
export function makeQueue(backend: Backend, name: string) {
  const { queues } = backend.services;
  const arn = `arn:aws:sqs:us-east-1:000000000000:${name}`;
  const times = { visibilityTimeoutSeconds: 30, delaySeconds: 0, messageRetentionSeconds: day };
  const { url } = queues.createQueue({ arn, name, ...times });
  const take = <Body>(): Body[] => {
    const taken: Body[] = [];
    for (let batch = queues.receive(arn, 10); batch.length > 0; batch = queues.receive(arn, 10)) {
      for (const { body, receiptHandle } of batch) {
        taken.push(JSON.parse(body));
        queues.delete(arn, receiptHandle);
      }
    }
    return taken;
  };
  return { arn, url, take, depth: () => queues.depth(arn) };
}

/** A queue of deliveries, as the workers see it and as the test looks into it. */
export function makeDeliveryQueue(backend: Backend, name: string) {
  const made = makeQueue(backend, name);
  return { ...made, queue: deliveryQueue(backend.sqs, made.url), take: made.take<DeliveryMessage> };
}
