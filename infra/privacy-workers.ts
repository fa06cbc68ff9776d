import type { Function as LambdaFunction } from 'aws-cdk-lib/aws-lambda';
import { SqsEventSource } from 'aws-cdk-lib/aws-lambda-event-sources';
import type { Capability } from '../shared/routes/capability.ts';
import type { Concurrency } from './concurrency.ts';
import type { DurableQueue } from './durable-queue.ts';

/** The rows of a person or a scan. */
const erased = [
  'responses',
  'applications',
  'assessments',
  'candidates',
  'deliveries',
  'events',
  'exports',
  'fits',
  'intakes',
  'scans',
  'words',
] as const;

/** Adds the workers for orders about one person's data. */
export function privacyWorkers(
  worker: (folder: string, uses: Capability[], timeoutSeconds: number) => LambdaFunction,
  { erasures, exports }: Record<'erasures' | 'exports', DurableQueue>,
  ceilings: Concurrency['ceilings'],
): void {
  const orders = { batchSize: 1, reportBatchItemFailures: true };
  // An order to erase finds what is there when it runs, and nothing can be added to a candidate that is deleted.
  const erasing: Capability[] = [
    'getRows',
    'findRows',
    ...(
      [
        'erasures',
        'responses',
        'events',
        'applications',
        'assessments',
        'candidates',
        'intakes',
        'scans',
        'words',
      ] as const
    ).map((kind) => `put ${kind}` as const),
    ...erased.map((kind) => `delete ${kind}` as const),
    'update counts',
    'check words',
    'check candidates',
    'check scans',
    'deleteUploads',
    'deleteExports',
  ];
  worker('erase-data', erasing, 300).addEventSource(
    new SqsEventSource(erasures.queue, { ...orders, maxConcurrency: ceilings.erasures }),
  );
  // An order to export becomes a file. A function has 512 MB for files, which are more than a thousand of the largest applications.
  const exporting: Capability[] = ['getRows', 'findRows', 'put exports', 'putExports', 'deleteExports'];
  worker('export-candidate', exporting, 300).addEventSource(
    new SqsEventSource(exports.queue, { ...orders, maxConcurrency: ceilings.exports }),
  );
}
