import type { SQSClient } from '@aws-sdk/client-sqs';

/** A client that keeps what it is asked to send, and answers the same each time. */
export function sentCommands(answer: object = {}) {
  // biome-ignore lint/suspicious/noExplicitAny: a test reads any field it expects
  const sent: any[] = [];
  const send = async ({ input }: { input: object }) => {
    sent.push(input);
    return answer;
  };
  return { client: { send } as unknown as SQSClient, sent };
}
