import type { APIGatewayAuthorizerResult } from 'aws-lambda';
import type { AuthorizerContext } from './api-gateway.ts';

interface Verdict {
  admitted: boolean;
  principal: string;
  context: AuthorizerContext;
}

/**
 * The policy for a verdict. It is for the whole API of this stage and not for one method, because the gateway caches it
 * per key and uses it for every route; the endpoint itself checks the scope and returns the error.
 */
export function authorizerPolicy(
  { admitted, principal, context }: Verdict,
  methodArn: string,
): APIGatewayAuthorizerResult {
  // arn:aws:execute-api:region:account:api/stage/METHOD/path
  const [api, stage] = methodArn.split('/');
  return {
    principalId: principal,
    policyDocument: {
      Version: '2012-10-17',
      Statement: [
        { Action: 'execute-api:Invoke', Effect: admitted ? 'Allow' : 'Deny', Resource: `${api}/${stage}/*` },
      ],
    },
    context,
  };
}
