import type { Function as LambdaFunction } from 'aws-cdk-lib/aws-lambda';
import { SqsEventSource } from 'aws-cdk-lib/aws-lambda-event-sources';
import type { Capability } from '../shared/routes/route.ts';
import type { DurableQueue } from './durable-queue.ts';

/** The workers that execute orders about one person's data. */
export function privacyWorkers(
  worker: (folder: string, uses: Capability[], timeoutSeconds: number) => LambdaFunction,
  { erasures, exports }: Record<'erasures' | 'exports', DurableQueue>,
): void {
  const orders = { batchSize: 1, reportBatchItemFailures: true };
  // An erasure order erases the data that exists when it runs; nothing can be added to a deleted candidate.
  const erasing: Capability[] = ['readTable', 'writeTable', 'readUploads', 'deleteUploads', 'deleteExports'];
  worker('erase-data', erasing, 300).addEventSource(new SqsEventSource(erasures.queue, orders));
  // An export order becomes a file. A function has 512 MB for files, more than a thousand of the largest applications.
  const exporting: Capability[] = ['readTable', 'writeTable', 'putExports', 'deleteExports'];
  worker('export-candidate', exporting, 300).addEventSource(new SqsEventSource(exports.queue, orders));
}
