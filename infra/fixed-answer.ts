import {
  AuthorizationType,
  type IResource,
  MockIntegration,
  PassthroughBehavior,
} from 'aws-cdk-lib/aws-apigateway';

interface FixedAnswer {
  status: number;
  /** By name, in API Gateway's syntax: `'text'` or `context.x`. */
  headers: Record<string, string>;
  /** A template of JSON. */
  body?: string;
}

/** Adds a method for which the gateway itself returns a constant response, to anyone. */
export function addFixedAnswer(
  resource: IResource,
  method: string,
  { status, headers, body }: FixedAnswer,
): void {
  const statusCode = String(status);
  const parameters = Object.entries(headers).map(
    ([name, value]) => [`method.response.header.${name}`, value] as const,
  );
  resource.addMethod(
    method,
    new MockIntegration({
      passthroughBehavior: PassthroughBehavior.NEVER,
      requestTemplates: { 'application/json': JSON.stringify({ statusCode: status }) },
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
