type AuthorizerEvent = { methodArn: string; headers: Record<string, string> };

let calls = 0;

const policy = (Effect: string, Resource: string) => ({
  Version: '2012-10-17',
  Statement: [{ Action: 'execute-api:Invoke', Effect, Resource }],
});
const everything = (methodArn: string) => methodArn.split('/').slice(0, 2).join('/').concat('/*');

export const handler = async ({ methodArn, headers }: AuthorizerEvent) => {
  calls += 1;
  const token = (headers.Authorization ?? headers.authorization ?? '').split('#')[0];
  const context = { calls, isTest: true, reason: 'because', status: 'known' };
  const answers: Record<string, () => unknown> = {
    allow: () => ({ principalId: 'me', policyDocument: policy('Allow', everything(methodArn)), context }),
    'only-this': () => ({ principalId: 'me', policyDocument: policy('Allow', methodArn), context }),
    deny: () => ({ principalId: 'me', policyDocument: policy('Deny', '*'), context }),
    unauthorized: () => {
      throw new Error('Unauthorized');
    },
    throw: () => {
      throw new Error('database down');
    },
    'no-policy': () => ({ principalId: 'me', context }),
    'deep-context': () => ({
      principalId: 'me',
      policyDocument: policy('Allow', everything(methodArn)),
      context: { deep: { no: 1 } },
    }),
  };
  return answers[token ?? '']?.();
};
