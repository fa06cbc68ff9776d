import type { DynamoDBClientConfig } from '@aws-sdk/client-dynamodb';

/** The SDK's default: a call is made three times at most. */
const maxAttempts = 3;

/** The SDK's own retries without its pauses and without a budget that one run could use up for the next. */
export const tryAgainAtOnce = {
  mode: 'standard',
  acquireInitialRetryToken: async () => token(0),
  async refreshRetryTokenForRetry(before: { getRetryCount(): number }, { errorType }: { errorType: string }) {
    const retries = before.getRetryCount() + 1;
    if (retries >= maxAttempts || errorType === 'CLIENT_ERROR') throw new Error('no more attempts');
    return token(retries);
  },
  recordSuccess() {},
} as unknown as NonNullable<DynamoDBClientConfig['retryStrategy']>;

const token = (retries: number) => ({ getRetryCount: () => retries, getRetryDelay: () => 0 });
