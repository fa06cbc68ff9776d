import { Agent, request } from 'node:http';

// The engine requires a signature of the right form and does not verify it.
const AUTHORIZATION =
  'AWS4-HMAC-SHA256 Credential=local/20260101/us-east-1/dynamodb/aws4_request, SignedHeaders=host, Signature=0';
const TARGETS = { table: 'DynamoDB_20120810', stream: 'DynamoDBStreams_20120810' };

/**
 * Calls an operation of DynamoDB or of its streams in the wire format, which is also the JSON that a function receives
 * from a stream. Throws an error whose name is AWS's error type.
 */
export async function callDynamoDb<Result>(
  endpoint: string,
  api: keyof typeof TARGETS,
  operation: string,
  input: object,
): Promise<Result> {
  const { status, text } = await post(endpoint, JSON.stringify(input), {
    'content-type': 'application/x-amz-json-1.0',
    'x-amz-target': `${TARGETS[api]}.${operation}`,
    'x-amz-date': '20260101T000000Z',
    authorization: AUTHORIZATION,
  });
  const answer = JSON.parse(text) as Result & { __type?: string; message?: string };
  if (status === 200) return answer;
  const error = new Error(`${operation}: ${answer.message}`);
  error.name = answer.__type?.split('#').at(-1) ?? 'UnknownError';
  throw error;
}

// A stream is read after each invocation: `fetch` takes more than three times the processor time of a request on a kept connection.
const agent = new Agent({ keepAlive: true });

function post(endpoint: string, body: string, headers: Record<string, string>) {
  const length = { 'content-length': Buffer.byteLength(body) };
  return new Promise<{ status: number | undefined; text: string }>((resolve, reject) => {
    request(endpoint, { agent, method: 'POST', headers: { ...headers, ...length } }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () =>
        resolve({ status: response.statusCode, text: Buffer.concat(chunks).toString() }),
      );
      response.on('error', reject);
    })
      .on('error', reject)
      .end(body);
  });
}
