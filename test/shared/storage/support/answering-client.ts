import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';

/** A client that keeps the inputs of its commands, and answers them in turn; an error is thrown. */
export function answeringClient(...answers: (object | Error)[]) {
  // biome-ignore lint/suspicious/noExplicitAny: a test reads any field it expects
  const sent: any[] = [];
  async function send({ input }: { input: object }) {
    sent.push(input);
    const answer = answers[sent.length - 1] ?? {};
    if (answer instanceof Error) throw answer;
    return answer;
  }
  return { client: { send } as unknown as DynamoDBDocumentClient, sent };
}

export const errorNamed = (name: string, more: object = {}) =>
  Object.assign(new Error(name), { name, ...more });
