import { runSimulation } from '@cloud-copilot/iam-simulate';
import * as fc from 'fast-check';
import { expect, inject, it } from 'vitest';
import { Access } from '../../../../infra/local/iam/access.ts';
import { readPolicies } from '../../../../infra/local/iam/read-policies.ts';
import { readFunctionIdentities } from '../../../../infra/local/iam/role-keys.ts';
import { accountId, credentials } from '../../../../infra/local/template/local-account.ts';
import { resolveStage } from '../../../../infra/local/template/resolve-stage.ts';
import { readStage } from '../../../../infra/local/template/stage-assembly.ts';

const stacks = readStage(inject('assemblyDir'), 'Prod');
const { resources } = resolveStage(stacks, { awsEndpoint: 'http://127.0.0.1:1' });
const policies = readPolicies(resources);
const functions = readFunctionIdentities(resources);
const access = new Access(credentials);
access.setPolicies(policies, functions);

const statements = [...policies.roles.values()].flat();
const actions = [...new Set(statements.flatMap((one) => one.actions))]
  .filter((action) =>
    /^(dynamodb:(?!ListStreams|DescribeStream|Get(Records|Shard))|s3:|sqs:|secrets|events:)/.test(action),
  )
  .sort();
const places = [...new Set(statements.flatMap((one) => one.resources))].filter((one) => one !== '*').sort();
const keys = [
  ...['ORG#org_01K0000000000000000000000A', 'ORG#org_01K0000000000000000000000A#JOB', 'ORG#o#JOB#DELETED'],
  ...[
    'ORG#o#CAND',
    'ORG#o#CAND#c#NOTE',
    'ORG#o#JOB#j#CAND',
    'ORG#o#APP#2026-11',
    'ORG#o#USAGE',
    'ORG#o#HOOK',
  ],
  ...['EVENT#e', 'EVENT#e#DELIVERY', 'DELIVERY#d#20261122', 'IDEM#x', 'ERASED#x', 'ORG#o#EXTERNAL#job', 'X'],
];

const request = fc.record({
  who: fc.constantFrom(...functions),
  action: fc.constantFrom(...actions),
  place: fc.constantFrom(...places),
  leadingKeys: fc.array(fc.constantFrom(...keys), { maxLength: 3 }),
});

it('allows and refuses what an independent evaluator of IAM does, over all roles of the templates', async () => {
  const verdicts = { allowed: 0, refused: 0 };
  await fc.assert(
    fc.asyncProperty(request, async ({ who, action, place, leadingKeys }) => {
      // Half of the draws take one of the role's own rights, or nearly all would be refused.
      const own = policies.roles.get(who.roleArn) ?? [];
      const right = own[leadingKeys.length % own.length];
      const isOwn = place.length % 2 === 0 && right?.actions.some((one) => actions.includes(one));
      const asked = isOwn ? (right?.actions[0] ?? action) : action;
      const resource = (isOwn ? (right?.resources.at(-1) ?? place) : place).replace('*', 'x');
      const hasKeys = asked.startsWith('dynamodb:') && leadingKeys.length > 0;
      const context = hasKeys ? { 'dynamodb:leadingkeys': leadingKeys } : {};
      const judged = await runSimulation(
        {
          request: {
            principal: who.roleArn,
            action: asked,
            resource: { resource, accountId },
            contextVariables: hasKeys ? { 'dynamodb:LeadingKeys': leadingKeys } : {},
          },
          identityPolicies: own.map(({ raw }, at) => ({
            name: `p${at}`,
            policy: { Version: '2012-10-17', Statement: [raw] },
          })),
          serviceControlPolicies: [],
          resourceControlPolicies: [],
        },
        { simulationMode: 'Strict' },
      );
      // An action on a kind of resource that it does not have: AWS would never be asked.
      if (judged.resultType === 'error') return;
      const ours = access.refuse(who.accessKeyId, [{ action: asked, resource, context }]) === undefined;
      verdicts[ours ? 'allowed' : 'refused'] += 1;
      expect(ours ? 'Allowed' : 'ImplicitlyDenied').toBe(judged.overallResult);
    }),
    { numRuns: 600 },
  );
  expect(verdicts.allowed).toBeGreaterThan(40);
  expect(verdicts.refused).toBeGreaterThan(40);
}, 120_000);
