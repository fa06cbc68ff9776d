import {
  AuthorizationType,
  type IResource,
  MockIntegration,
  PassthroughBehavior,
} from 'aws-cdk-lib/aws-apigateway';

/**
 * The types of bodies that get a fixed response: API Gateway has no template for every type. Other types get the gateway
 * response UNSUPPORTED_MEDIA_TYPE.
 */
const mediaTypes = [
  'application/json',
  'application/x-www-form-urlencoded',
  'multipart/form-data',
  'text/plain',
  'text/html',
  'text/xml',
  'application/xml',
  'application/pdf',
  'application/octet-stream',
];

export interface FixedResponse {
  status: number;
  /** By name, in API Gateway's syntax: `'text'` or `context.x`. */
  headers: Record<string, string>;
  /** A template of JSON. */
  body?: string;
}

/**
 * The gateway itself returns a constant response, to anyone, for all methods of a path that have none of their own:
 * `preflight` for OPTIONS where it is given, and `others`. One method of the gateway does both, because each counts
 * against CloudFormation's resources of a stack.
 */
export function addFixedResponses(
  resource: IResource,
  { others, preflight }: { others: FixedResponse; preflight?: FixedResponse | undefined },
): void {
  const template = preflight
    ? `{"statusCode":#if($context.httpMethod == "OPTIONS")${preflight.status}#{else}${others.status}#end}`
    : JSON.stringify({ statusCode: others.status });
  const responses = [others, ...(preflight ? [preflight] : [])];
  resource.addMethod(
    'ANY',
    new MockIntegration({
      passthroughBehavior: PassthroughBehavior.NEVER,
      requestTemplates: Object.fromEntries(mediaTypes.map((type) => [type, template])),
      integrationResponses: responses.map(({ status, headers, body }) => ({
        statusCode: String(status),
        // The one without a pattern is for every other status.
        ...(status !== others.status && { selectionPattern: String(status) }),
        responseParameters: ofMethod(headers, (value) => value),
        ...(body !== undefined && { responseTemplates: { 'application/json': body } }),
      })),
    }),
    {
      authorizationType: AuthorizationType.NONE,
      methodResponses: responses.map(({ status, headers }) => ({
        statusCode: String(status),
        responseParameters: ofMethod(headers, () => true),
      })),
    },
  );
}

const ofMethod = <Value>(headers: Record<string, string>, convert: (value: string) => Value) =>
  Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [`method.response.header.${name}`, convert(value)]),
  );
