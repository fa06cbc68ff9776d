import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import type { AccessRequest } from '../iam/statement.ts';
import type { BucketDefinition, ObjectService } from './s3.ts';

/** A request to S3 that was authenticated. */
export type S3Call = {
  objects: ObjectService;
  bucket: BucketDefinition;
  key: string;
  parameters: Map<string, string>;
  /** The headers that were sent, and those signed into a presigned URL. */
  headers: IncomingHttpHeaders;
  payloadHash: string;
  /** AWS's message when the caller may not do something. */
  refuse: (requests: AccessRequest[]) => string | undefined;
  request: IncomingMessage;
  response: ServerResponse;
};
