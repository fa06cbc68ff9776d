/**
 * Reads DynamoDB's errors about failed conditions. The document client converts responses but not errors: rows in
 * errors are in DynamoDB's own form.
 */
import type { AttributeValue } from '@aws-sdk/client-dynamodb';
import { unmarshall } from '@aws-sdk/util-dynamodb';
import type { Item } from './row.ts';

interface Cancellation {
  Code?: string;
  Item?: Record<string, AttributeValue>;
}

/** The row in an error or cancellation. */
export const rowIn = (item: Cancellation['Item']) => item && (unmarshall(item) as Item);

/** The row that made a single write's condition fail; rethrows any other error. */
export function rowInTheWay(error: unknown): Item | undefined {
  if (!(error instanceof Error) || error.name !== 'ConditionalCheckFailedException') throw error;
  return rowIn((error as Cancellation).Item);
}

/** The reason for each write of a cancelled transaction, in their order; undefined for any other error. */
export function asCancellation(error: unknown): Cancellation[] | undefined {
  if (!(error instanceof Error) || error.name !== 'TransactionCanceledException') return undefined;
  return (error as Error & { CancellationReasons?: Cancellation[] }).CancellationReasons ?? [];
}
