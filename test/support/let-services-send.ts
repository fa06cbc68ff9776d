import { readPolicies } from '../../infra/local/iam/read-policies.ts';
import { readFunctionIdentities } from '../../infra/local/iam/role-keys.ts';
import { readStatements } from '../../infra/local/iam/statement.ts';
import type { Backend } from './backend.ts';

/** Gives a queue of the test's own, which no template names, the policy without which no rule and no bucket reaches it. */
export function letServicesSend({ access, resources }: Backend, queueArn: string): void {
  const policies = readPolicies(resources);
  const Service = ['events.amazonaws.com', 's3.amazonaws.com'];
  const Statement = {
    Effect: 'Allow',
    Principal: { Service },
    Action: 'sqs:SendMessage',
    Resource: queueArn,
  };
  policies.resources.set(queueArn, readStatements(queueArn, { Statement }));
  access.setPolicies(policies, readFunctionIdentities(resources));
}
