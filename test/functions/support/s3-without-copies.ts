import { S3Client } from '@aws-sdk/client-s3';
import type { Backend } from '../../support/backend.ts';

/** A client of the backend's bucket for which every copy fails with an error of this name. */
export function s3WithoutCopies({ place }: Backend, name: string): S3Client {
  const client = new S3Client({ ...place, requestChecksumCalculation: 'WHEN_REQUIRED', maxAttempts: 1 });
  client.middlewareStack.add(
    (next, { commandName }) =>
      async (args) => {
        if (commandName === 'CopyObjectCommand') throw Object.assign(new Error(name), { name });
        return next(args);
      },
    { step: 'initialize', name: 'noCopies' },
  );
  return client;
}
