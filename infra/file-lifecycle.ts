import { Duration } from 'aws-cdk-lib';
import type { LifecycleRule } from 'aws-cdk-lib/aws-s3';
import { exportDays, exportPrefix, pendingPrefix } from '../shared/platform/names.ts';

/**
 * A file that a signed URL has stored and no row has claimed: after a day it is hidden, after another day its bytes are
 * removed, each counted up to the next midnight in UTC. A claimed file was copied long before. S3 removes the delete
 * markers that then hide nothing by the same rule.
 */
const unclaimedFiles: LifecycleRule = {
  id: 'UnclaimedFiles',
  prefix: pendingPrefix,
  expiration: Duration.days(1),
  noncurrentVersionExpiration: Duration.days(1),
};

/** A version that is not the current one is kept a day longer, because the bucket keeps versions. */
const writtenExports: LifecycleRule = {
  prefix: exportPrefix,
  expiration: Duration.days(exportDays),
  noncurrentVersionExpiration: Duration.days(1),
};

/** When S3 removes files by itself. Files that a row claims are never removed by age. */
export const fileLifecycle: LifecycleRule[] = [
  { abortIncompleteMultipartUploadAfter: Duration.days(1) },
  unclaimedFiles,
  writtenExports,
];
