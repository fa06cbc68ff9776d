import type { SendMessageCommand, SQSClient } from '@aws-sdk/client-sqs';
import type { DeliveryMessage } from '../../../shared/domain/delivery-message.ts';
import { deliveryQueue } from '../../../shared/webhooks/delivery-queue.ts';
import { asAccount } from '../../support/as-function.ts';
import type { Backend } from '../../support/backend.ts';

const day = 86_400;

/** A client for queues of a test's own: they are in no template, so no role may use them. */
export const ownerOfQueues = ({ sqs }: Backend) =>
  ({ send: (command: SendMessageCommand) => asAccount(() => sqs.send(command)) }) as SQSClient;

/** A queue of the test's own. `take` removes and answers what a receiver would get now. */
export function makeQueue(backend: Backend, name: string) {
  const { queues } = backend.services;
  const arn = `arn:aws:sqs:us-east-1:000000000000:${name}`;
  const times = { visibilityTimeoutSeconds: 30, delaySeconds: 0, messageRetentionSeconds: day };
  const { url } = queues.createQueue({ arn, name, ...times });
  return { arn, url, take: takerOf(backend, arn), depth: () => queues.depth(arn) };
}

/** A queue of the template, which roles may use, by a part of its name. It holds what earlier files left. */
export function queueOfStage(backend: Backend, name: string) {
  const found = backend.resources.find(
    ({ type, ref }) => type === 'AWS::SQS::Queue' && ref.includes(`-${name}`),
  );
  const { ref: url = '', attributes = {} } = found ?? {};
  const take = takerOf(backend, String(attributes.Arn));
  return { url, take, queue: deliveryQueue(backend.sqs, url) };
}

function takerOf({ services: { queues } }: Backend, arn: string) {
  return <Body>(): Body[] => {
    const taken: Body[] = [];
    for (let batch = queues.receive(arn, 10); batch.length > 0; batch = queues.receive(arn, 10)) {
      for (const { body, receiptHandle } of batch) {
        taken.push(JSON.parse(body));
        queues.delete(arn, receiptHandle);
      }
    }
    return taken;
  };
}

/** A queue of deliveries, as the workers see it and as the test looks into it. */
export function makeDeliveryQueue(backend: Backend, name: string) {
  const made = makeQueue(backend, name);
  return {
    ...made,
    queue: deliveryQueue(ownerOfQueues(backend), made.url),
    take: made.take<DeliveryMessage>,
  };
}
