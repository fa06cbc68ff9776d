import { describe, expect, it } from 'vitest';
import { evaluatePolicy, isPolicy } from '../../../../infra/local/gateway/evaluate-policy.ts';

const arn = 'arn:aws:execute-api:us-east-1:000000000000:api/live/GET/v1/jobs/7';
const statement = (
  Effect: string,
  Resource: string | string[],
  Action: string | string[] = 'execute-api:Invoke',
) => ({
  Effect,
  Resource,
  Action,
});

describe('a policy', () => {
  it.each<[string, ReturnType<typeof statement>[], string]>([
    ['allows what it names', [statement('Allow', arn)], 'allow'],
    ['allows what * covers, slashes included', [statement('Allow', '*:api/live/GET/*')], 'allow'],
    ['lets ? stand for one character', [statement('Allow', arn.replace('7', '?'))], 'allow'],
    ['does not let ? stand for none', [statement('Allow', arn.replace('7', '7?'))], 'implicit-deny'],
    ['takes a dot literally', [statement('Allow', arn.replace('-east-', '.east.'))], 'implicit-deny'],
    ['denies what nothing allows', [statement('Allow', '*/POST/*')], 'implicit-deny'],
    ['looks at every resource in a list', [statement('Allow', ['x', arn])], 'allow'],
    ['lets a deny win over an allow', [statement('Allow', '*'), statement('Deny', arn)], 'explicit-deny'],
    ['is about invoking only', [statement('Allow', '*', 'execute-api:ManageConnections')], 'implicit-deny'],
    ['takes wildcards in actions', [statement('Allow', '*', ['execute-api:*'])], 'allow'],
  ])('%s', (_, Statement, expected) => {
    expect(evaluatePolicy({ Statement }, arn)).toBe(expected);
  });
});

it.each([undefined, {}, { Statement: [] }, { Statement: [{ Effect: 'Maybe', Action: 'a', Resource: 'b' }] }])(
  'is not %j',
  (value) => {
    expect(isPolicy(value)).toBe(false);
  },
);
