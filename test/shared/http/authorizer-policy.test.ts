import { expect, it } from 'vitest';
import { authorizerPolicy } from '../../../shared/http/authorizer-policy.ts';

const arn = 'arn:aws:execute-api:eu-central-1:123456789012:api1/prod/GET/v1/jobs/job_1';

it.each([
  [true, 'Allow'],
  [false, 'Deny'],
])('admitted: %s is a policy that says %s for every route of the stage', (admitted, Effect) => {
  const context = { organizationId: 'org_1' };
  expect(authorizerPolicy({ admitted, principal: 'key_1', context }, arn)).toEqual({
    principalId: 'key_1',
    policyDocument: {
      Version: '2012-10-17',
      Statement: [
        {
          Action: 'execute-api:Invoke',
          Effect,
          Resource: 'arn:aws:execute-api:eu-central-1:123456789012:api1/prod/*',
        },
      ],
    },
    context,
  });
});
