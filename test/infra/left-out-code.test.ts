import { createHash } from 'node:crypto';
import { search } from '@aws-lambda-powertools/jmespath';
import { PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import { build } from 'esbuild';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { bundleOptions } from '../../infra/bundle.ts';

afterEach(() => vi.unstubAllEnvs());

/** The exports of a bundle with the plugins of the deployed ones, and its size in bytes. */
async function bundled(contents: string) {
  const { outputFiles } = await build({
    ...bundleOptions,
    sourcemap: false,
    stdin: { contents, resolveDir: import.meta.dirname },
    write: false,
  });
  const text = (outputFiles[0]?.text ?? '').replaceAll('import.meta.url', '"file:///"');
  const exports = await import(`data:text/javascript,${encodeURIComponent(text)}`);
  return { exports, bytes: text.length };
}

/** A client of S3 or DynamoDB in a bundle, whose requests are answered by the function `answer`. */
const client = (name: string, commands: string, answer: string) => `
  import { ${name}, ${commands} } from '@aws-sdk/client-${name === 'S3Client' ? 's3' : 'dynamodb'}';
  const sent = [];
  const requestHandler = { handle: async (request) => { sent.push(request); return { response: (${answer})(request) }; } };
  const credentials = { accessKeyId: 'a', secretAccessKey: 'b' };
  const client = new ${name}({ region: 'eu-west-1', credentials, requestHandler });
  export { sent };
`;
const emptyAnswer = '() => ({ statusCode: 200, headers: {}, body: new Uint8Array() })';

it('calls no operation with an event stream: that throws', async () => {
  const { exports } = await bundled(`${client('S3Client', 'SelectObjectContentCommand', emptyAnswer)}
    export const select = () =>
      client.send(new SelectObjectContentCommand({ Bucket: 'files', Key: 'k', Expression: 'x', ExpressionType: 'SQL' }));
  `);
  await expect(exports.select()).rejects.toThrow('no operation with an event stream');
});

describe('a path in JSON', () => {
  const searched = () => bundled("export { search } from '@aws-lambda-powertools/jmespath';");

  it('finds what the interpreter finds for the names of fields', async () => {
    const { exports, bytes } = await searched();
    const data = {
      scope: 'a#b',
      payload: ['POST', '/v1/jobs', { name: 'x' }],
      none: null,
      zero: 0,
      empty: '',
    };
    for (const path of ['scope', 'payload', 'none', 'zero', 'empty', 'missing'])
      expect(exports.search(path, data), path).toEqual(search(path, data));
    expect(bytes).toBeLessThan(1000);
  });

  it('is the name of a field: another one is refused', async () => {
    const { exports } = await searched();
    for (const path of ['', 'a.b', '[a, b]', 'a[0]', '@', 'powertools_json(a)'])
      expect(() => exports.search(path, {}), path).toThrow('not the name of a field');
  });
});

it('asks DynamoDB at its own address, as outside of the local cloud, where no address is configured', async () => {
  const answer = "() => ({ statusCode: 200, headers: {}, body: new TextEncoder().encode('{}') })";
  const { exports } = await bundled(`${client('DynamoDBClient', 'GetItemCommand', answer)}
    export const get = () => client.send(new GetItemCommand({ TableName: 't', Key: { pk: { S: 'p' } } }));
  `);
  expect((await exports.get()).$metadata.httpStatusCode).toBe(200);
  expect(exports.sent[0].hostname).toBe('dynamodb.eu-west-1.amazonaws.com');
});

it('reads a stored file as a stream of Node, and refuses one of a browser', async () => {
  const read = (body: string) =>
    bundled(`import { Readable } from 'node:stream';
      ${client('S3Client', 'GetObjectCommand', `() => ({ statusCode: 200, headers: {}, body: ${body} })`)}
      const { Body } = await client.send(new GetObjectCommand({ Bucket: 'files', Key: 'k' }));
      export const text = await Body.transformToString();
    `);
  expect((await read("Readable.from([new TextEncoder().encode('a file')])")).exports.text).toBe('a file');
  await expect(read('new ReadableStream()')).rejects.toThrow('Unexpected stream implementation');
});

it('asks no virtual machine for its region: a client without one is refused at once', async () => {
  const region = process.env.AWS_REGION;
  delete process.env.AWS_REGION;
  try {
    const { exports } = await bundled(`import { S3Client } from '@aws-sdk/client-s3';
      export const client = new S3Client({});`);
    await expect(exports.client.config.region()).rejects.toThrow('Region is missing');
  } finally {
    if (region !== undefined) process.env.AWS_REGION = region;
  }
});

it('sums and signs a file as the whole client does', async () => {
  const put = `
    const request = async (ChecksumAlgorithm) => {
      await client.send(new PutObjectCommand({ Bucket: 'files', Key: 'k', Body: 'a file', ChecksumAlgorithm }));
      return sent.at(-1);
    };
    export const sums = [];
    for (const name of ['CRC32', 'CRC32C', 'CRC64NVME', 'SHA1', 'SHA256']) sums.push(await request(name));
    export const presigned = await getSignedUrl(client, new PutObjectCommand({ Bucket: 'files', Key: 'k' }), { signingDate: new Date(0) });
  `;
  const { exports } = await bundled(`
    import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
    ${client('S3Client', 'PutObjectCommand', emptyAnswer)}${put}`);
  expect(exports.sums.map(({ hostname }: { hostname: string }) => hostname)).toEqual(
    Array(5).fill('files.s3.eu-west-1.amazonaws.com'),
  );
  const sums = exports.sums.flatMap(({ headers }: { headers: Record<string, string> }) =>
    Object.entries(headers).filter(([name]) => /^x-amz-checksum-/.test(name)),
  );
  expect(Object.fromEntries(sums)).toEqual({
    'x-amz-checksum-crc32': 'HnC7VA==',
    'x-amz-checksum-crc32c': 'LIBh1g==',
    'x-amz-checksum-crc64nvme': 'zgcsTqT5Ibw=',
    'x-amz-checksum-sha1': createHash('sha1').update('a file').digest('base64'),
    'x-amz-checksum-sha256': createHash('sha256').update('a file').digest('base64'),
  });
  const whole = new S3Client({
    region: 'eu-west-1',
    credentials: { accessKeyId: 'a', secretAccessKey: 'b' },
  });
  const sameFile = new PutObjectCommand({ Bucket: 'files', Key: 'k' });
  expect(exports.presigned).toBe(await getSignedUrl(whole, sameFile, { signingDate: new Date(0) }));
});

it('retries in the standard mode: the adaptive one is refused', async () => {
  const { exports } = await bundled(`
    import { DynamoDBClient, GetItemCommand } from '@aws-sdk/client-dynamodb';
    const credentials = { accessKeyId: 'a', secretAccessKey: 'b' };
    let sent = 0;
    const handle = async () => {
      sent += 1;
      const statusCode = sent === 1 ? 500 : 200;
      return { response: { statusCode, headers: {}, body: new TextEncoder().encode('{}') } };
    };
    export const send = (retryMode) =>
      new DynamoDBClient({ region: 'eu-west-1', credentials, retryMode, requestHandler: { handle } })
        .send(new GetItemCommand({ TableName: 't', Key: { pk: { S: 'p' } } }));
  `);
  expect((await exports.send('standard')).$metadata.attempts).toBe(2);
  await expect(exports.send('adaptive')).rejects.toThrow('retries in the standard mode');
});

describe('errors of DynamoDB', () => {
  const refusal = (name: string) =>
    `() => ({ statusCode: 400, headers: { 'content-type': 'application/x-amz-json-1.0' }, body: new TextEncoder().encode(JSON.stringify({ __type: 'com.amazonaws.dynamodb.v20120810#${name}', message: 'no' })) })`;
  /** What a function gets when DynamoDB answers with this error. */
  const errorOf = async (name: string) => {
    const { exports } = await bundled(`${client('DynamoDBClient', 'GetItemCommand', refusal(name))}
      export const error = await new DynamoDBClient({ region: 'eu-west-1', credentials, requestHandler, maxAttempts: 1 })
        .send(new GetItemCommand({ TableName: 't', Key: { pk: { S: 'p' } } })).catch((thrown) => thrown);`);
    return exports.error;
  };

  it.each([
    'ConditionalCheckFailedException',
    'TransactionCanceledException',
    'TransactionConflictException',
    'ProvisionedThroughputExceededException',
    'ResourceNotFoundException',
    'ThrottlingException',
    'ReplicatedWriteConflictException',
  ])('of items have their class: %s', async (name) => {
    const error = await errorOf(name);
    expect([error.name, error.constructor.shapeId, error.message]).toEqual([
      name,
      `com.amazonaws.dynamodb#${name}`,
      'no',
    ]);
  });

  it('of tables have none, and their message', async () => {
    const error = await errorOf('TableInUseException');
    expect(error.constructor.shapeId).toContain('#DynamoDBServiceException');
    expect(error.message).toBe('no');
    expect(error.$metadata.httpStatusCode).toBe(400);
  });
});

it('takes its credentials from its environment, and refuses to go on without them', async () => {
  const { exports } = await bundled(`
    import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
    export const credentials = () => new DynamoDBClient({ region: 'eu-west-1' }).config.credentials();
  `);
  const names = ['AWS_ACCESS_KEY_ID', 'AWS_SECRET_ACCESS_KEY', 'AWS_SESSION_TOKEN', 'AWS_PROFILE'];
  const values = ['key', 'secret', 'session', ''];
  for (const [at, name] of names.entries()) vi.stubEnv(name, values[at]);
  await expect(exports.credentials()).resolves.toMatchObject({
    accessKeyId: 'key',
    secretAccessKey: 'secret',
    sessionToken: 'session',
  });
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', '');
  await expect(exports.credentials()).rejects.toThrow('Unable to find environment variable credentials');
});
