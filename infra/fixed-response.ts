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

interface FixedResponse {
  status: number;
  /** By name, in API Gateway's syntax: `'text'` or `context.x`. */
  headers: Record<string, string>;
  /** A template of JSON. */
  body?: string;
}

/** Adds a method for which the gateway itself returns a constant response, to anyone. */
export function addFixedResponse(
  resource: IResource,
  method: string,
  { status, headers, body }: FixedResponse,
): void {
  const statusCode = String(status);
  const parameters = Object.entries(headers).map(
    ([name, value]) => [`method.response.header.${name}`, value] as const,
  );
  resource.addMethod(
    method,
    new MockIntegration({
      passthroughBehavior: PassthroughBehavior.NEVER,
      requestTemplates: Object.fromEntries(
        mediaTypes.map((type) => [type, JSON.stringify({ statusCode: status })]),
      ),
      integrationResponses: [
        {
          statusCode,
          responseParameters: Object.fromEntries(parameters),
          ...(body !== undefined && { responseTemplates: { 'application/json': body } }),
        },
      ],
    }),
    {
      authorizationType: AuthorizationType.NONE,
      methodResponses: [
        { statusCode, responseParameters: Object.fromEntries(parameters.map(([name]) => [name, true])) },
      ],
    },
  );
}
