import type { IBucket } from 'aws-cdk-lib/aws-s3';
import { attachmentPrefix, exportPrefix, pendingPrefix, uploadPrefix } from '../shared/platform/names.ts';

/** The files that rows refer to: CVs and attachments. */
export const filesIn = (bucket: IBucket) =>
  [uploadPrefix, attachmentPrefix].map((prefix) => bucket.arnForObjects(`${prefix}*`));
/** The files that were stored by signed URLs and have no row yet. */
export const pendingIn = (bucket: IBucket) => bucket.arnForObjects(`${pendingPrefix}*`);

/** The files of exports, which contain all data of a person. */
export const exportsIn = (bucket: IBucket) => bucket.arnForObjects(`${exportPrefix}*`);
