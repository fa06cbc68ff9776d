import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';

interface Answer {
  ScannedCount?: number;
  ConsumedCapacity?: { CapacityUnits?: number; TableName?: string } | { CapacityUnits?: number }[];
}

/** Asks for the consumed capacity of every read of this client, and adds up what one piece of work consumed. */
export function watchReads(client: DynamoDBDocumentClient) {
  const total = { units: 0, rows: 0 };
  client.middlewareStack.add(
    (next, { commandName = '' }) =>
      async (args) => {
        if (!/Get|Query/.test(commandName)) return next(args);
        const input = { ...args.input, ReturnConsumedCapacity: 'TOTAL' as const };
        const result = await next({ ...args, input });
        const { ScannedCount = 0, ConsumedCapacity = [] } = result.output as Answer;
        total.rows += ScannedCount;
        for (const { CapacityUnits = Number.NaN } of [ConsumedCapacity].flat()) total.units += CapacityUnits;
        return result;
      },
    { step: 'initialize', name: 'watchReads' },
  );
  return {
    async during(work: () => Promise<unknown>) {
      Object.assign(total, { units: 0, rows: 0 });
      await work();
      return { ...total };
    },
  };
}
