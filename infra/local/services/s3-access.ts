import type { AccessRequest } from '../iam/statement.ts';
import type { S3Call } from './s3-call.ts';

type NeededFor = Pick<S3Call, 'bucket' | 'key' | 'parameters' | 'headers'>;

/**
 * The actions that a request to S3 needs. `method` is COPY for a PUT that names its source. A request to delete several
 * objects asks for each of them once its body is read (s3-bucket-operations.ts).
 */
export function accessOfS3(
  method: string,
  { bucket: { arn }, key, parameters, headers }: NeededFor,
): AccessRequest[] {
  const object = `${arn}/${key}`;
  const version = parameters.has('versionId') ? 'Version' : '';
  if (key === '') {
    if (method !== 'GET') return [];
    const action = parameters.has('versions') ? 's3:ListBucketVersions' : 's3:ListBucket';
    return [{ action, resource: arn, context: { 's3:prefix': parameters.get('prefix') ?? '' } }];
  }
  if (method === 'PUT') return [{ action: 's3:PutObject', resource: object }];
  if (method === 'DELETE') return [{ action: `s3:DeleteObject${version}`, resource: object }];
  if (method === 'COPY')
    return [
      accessOfSource(arn, String(headers['x-amz-copy-source'])),
      { action: 's3:PutObject', resource: object },
    ];
  return [{ action: `s3:GetObject${version}`, resource: object }];
}

function accessOfSource(bucketArn: string, source: string): AccessRequest {
  const [path = '', query = ''] = source.split('?');
  const key = decodeURIComponent(path).replace(/^\/?[^/]+\//, '');
  const version = query.includes('versionId=') ? 'Version' : '';
  return { action: `s3:GetObject${version}`, resource: `${bucketArn}/${key}` };
}
