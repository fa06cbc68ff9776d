import { Duration } from 'aws-cdk-lib';
import type { LifecycleRule } from 'aws-cdk-lib/aws-s3';
import { exportDays, exportPrefix, pendingPrefix } from '../shared/platform/names.ts';

/**
 * A file that a signed URL stored and that has no row: after a day it is hidden, after another day its bytes are
 * removed, each counted to the next midnight in UTC. A file with a row was copied long before. The same rule removes
 * the delete markers that remain.
 */
const unclaimedFiles: LifecycleRule = {
  id: 'UnclaimedFiles',
  prefix: pendingPrefix,
  expiration: Duration.days(1),
  noncurrentVersionExpiration: Duration.days(1),
};

/** A version that is not the current one is stored a day longer, because the bucket is versioned. */
const writtenExports: LifecycleRule = {
  prefix: exportPrefix,
  expiration: Duration.days(exportDays),
  noncurrentVersionExpiration: Duration.days(1),
};

/** The files that S3 removes by age. Files with a row are never removed by age. */
export const fileLifecycle: LifecycleRule[] = [
  { abortIncompleteMultipartUploadAfter: Duration.days(1) },
  unclaimedFiles,
  writtenExports,
];
