/** What DynamoDB says of a condition that did not hold. The document client translates answers, not errors: rows in them are still in DynamoDB's own form. */
import type { AttributeValue } from '@aws-sdk/client-dynamodb';
import { unmarshall } from '@aws-sdk/util-dynamodb';
import type { Item } from './row.ts';

interface Cancellation {
  Code?: string;
  Item?: Record<string, AttributeValue>;
}

/** The row that an error or cancellation brought. */
export const rowIn = (item: Cancellation['Item']) => item && (unmarshall(item) as Item);

/** The row for whose sake a single write did not happen; throws any other error again. */
export function rowInTheWay(error: unknown): Item | undefined {
  if (!(error instanceof Error) || error.name !== 'ConditionalCheckFailedException') throw error;
  return rowIn((error as Cancellation).Item);
}

/** Why each write of a transaction was cancelled, in their order; undefined for any other error. */
export function asCancellation(error: unknown): Cancellation[] | undefined {
  if (!(error instanceof Error) || error.name !== 'TransactionCanceledException') return undefined;
  return (error as Error & { CancellationReasons?: Cancellation[] }).CancellationReasons ?? [];
}
