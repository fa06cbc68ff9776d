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
  const response = await fetch(endpoint, {
    method: 'POST',
    headers: {
      'content-type': 'application/x-amz-json-1.0',
      'x-amz-target': `${TARGETS[api]}.${operation}`,
      'x-amz-date': '20260101T000000Z',
      authorization: AUTHORIZATION,
    },
    body: JSON.stringify(input),
  });
  const answer = (await response.json()) as Result & { __type?: string; message?: string };
  if (response.ok) return answer;
  const error = new Error(`${operation}: ${answer.message}`);
  error.name = answer.__type?.split('#').at(-1) ?? 'UnknownError';
  throw error;
}
