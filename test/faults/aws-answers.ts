import { Readable } from 'node:stream';
import type { WireCall } from './faults.ts';

/** An answer as it comes over the wire, its body whole. */
export interface WireAnswer {
  statusCode: number;
  headers: Record<string, string>;
  text: Buffer;
}

/** As the SDK's request handlers answer. */
export const asResponse = ({ statusCode, headers, text }: WireAnswer) => ({
  response: { statusCode, headers, body: Readable.from(text.length > 0 ? [text] : []) },
});

const json = (statusCode: number, type: string, more: object = {}): WireAnswer => ({
  statusCode,
  headers: { 'content-type': 'application/x-amz-json-1.0' },
  text: Buffer.from(JSON.stringify({ __type: type, message: 'by chance', ...more })),
});

const xml = (statusCode: number, code: string, operation: string): WireAnswer => ({
  statusCode,
  headers: { 'content-type': 'application/xml' },
  // A HEAD has no body to say it in.
  text: Buffer.from(
    operation === 'HEAD' ? '' : `<Error><Code>${code}</Code><Message>by chance</Message></Error>`,
  ),
});

/** What each service calls being asked too much (its API reference, "Common errors"). */
export function throttledAnswer({ service, operation }: WireCall, body: string): WireAnswer {
  if (service === 's3') return xml(503, 'SlowDown', operation);
  if (operation === 'TransactWriteItems') return cancelled(body, 'ThrottlingError');
  if (service === 'dynamodb') return json(400, 'ProvisionedThroughputExceededException');
  return json(400, service === 'sqs' ? 'RequestThrottled' : 'ThrottlingException');
}

/** A transaction of somebody else holds the row at this instant. */
export const conflictAnswer = ({ operation }: WireCall, body: string): WireAnswer =>
  operation === 'TransactWriteItems'
    ? cancelled(body, 'TransactionConflict')
    : json(400, 'TransactionConflictException');

export function errorAnswer({ service, operation }: WireCall): WireAnswer {
  if (service === 's3') return xml(500, 'InternalError', operation);
  const name = { dynamodb: 'InternalServerError', events: 'InternalException', sqs: 'InternalFailure' };
  return json(500, (name as Record<string, string>)[service] ?? 'InternalServiceError');
}

function cancelled(body: string, code: string): WireAnswer {
  const { TransactItems } = JSON.parse(body) as { TransactItems: object[] };
  const CancellationReasons = TransactItems.map((_, index) => ({ Code: index === 0 ? code : 'None' }));
  return json(400, 'TransactionCanceledException', { CancellationReasons });
}

/** BatchGetItem that answers without `undone` of its items and asks for them again. */
export function withoutItems(answer: WireAnswer, undone: (items: object[]) => Set<object>): WireAnswer {
  type Found = Record<string, { pk: object; sk: object }[]>;
  const { Responses, UnprocessedKeys = {} } = JSON.parse(answer.text.toString()) as {
    Responses: Found;
    UnprocessedKeys?: Record<string, { Keys: object[]; ConsistentRead?: boolean }>;
  };
  for (const [table, items] of Object.entries(Responses)) {
    const missing = undone(items);
    if (missing.size === 0) continue;
    Responses[table] = items.filter((item) => !missing.has(item));
    const Keys = items.filter((item) => missing.has(item)).map(({ pk, sk }) => ({ pk, sk }));
    UnprocessedKeys[table] = { Keys, ConsistentRead: true };
  }
  return { ...answer, text: Buffer.from(JSON.stringify({ Responses, UnprocessedKeys })) };
}
