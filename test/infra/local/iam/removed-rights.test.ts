import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Policies, readPolicies } from '../../../../infra/local/iam/read-policies.ts';
import { readFunctionIdentities } from '../../../../infra/local/iam/role-keys.ts';
import { type RawStatement, readStatements } from '../../../../infra/local/iam/statement.ts';
import { type OwnBackend, startBackend } from '../../../support/backend.ts';
import { callAsFunction, type Right } from './call-as-function.ts';

let backend: OwnBackend;
let policies: Policies;
let refusals: string[];

beforeAll(async () => {
  backend = await startBackend({ notesRights: false });
  backend.services.functions.attach(async () => ({ failed: false, payload: 'null' }));
  policies = readPolicies(backend.resources);
  backend.access.onRefusal((_, line) => void refusals.push(line));
});
beforeEach(() => {
  refusals = [];
  hold(policies);
});
afterAll(() => backend.stop());

const hold = (held: Policies) => backend.access.setPolicies(held, readFunctionIdentities(backend.resources));

/** One right of each kind that any role has, and who has it; what the event sources use is not a function's own to call. */
function everyKindOfRight(): Right[] {
  const byKind = new Map<string, Right>();
  for (const { name: functionName, roleArn } of readFunctionIdentities(backend.resources))
    for (const { actions, resources, raw } of policies.roles.get(roleArn) ?? [])
      for (const action of actions.filter((one) => !ofServices.test(one)))
        for (const resource of resources.filter((one) => isFor(action, one))) {
          const leadingKeys = leadingKeysOf(raw);
          const kind = `${action} ${resource} ${leadingKeys[0] ?? ''}`;
          byKind.set(kind, { functionName, roleArn, action, resource, leadingKeys });
        }
  return [...byKind.values()];
}
const ofServices =
  /^logs:|^dynamodb:(ListStreams|DescribeStream|GetRecords|GetShardIterator)|^sqs:(?!SendMessage)/;
const leadingKeysOf = ({ Condition }: RawStatement) =>
  (Condition?.['ForAllValues:StringLike']?.['dynamodb:LeadingKeys'] as string[] | undefined) ?? [];
/** A statement names the bucket beside its objects, and the indexes beside the table; each action means one of the two. */
function isFor(action: string, resource: string): boolean {
  if (action.startsWith('s3:')) return action.startsWith('s3:List') !== resource.includes('/');
  return !resource.includes('/index/') || action === 'dynamodb:Query';
}

/** The policies without one action on one resource under the same keys, in whichever statements of the role it stands. */
function without({ roleArn, action, resource, leadingKeys }: Right, add: RawStatement[] = []): Policies {
  const kept = (policies.roles.get(roleArn) ?? []).flatMap(({ place, raw }) => {
    const sameKeys = leadingKeys.length === 0 || String(leadingKeysOf(raw)) === String(leadingKeys);
    const reads = leadingKeysOf(raw).length === 0;
    const Action = [raw.Action ?? []].flat().filter((one) => one !== action);
    const Resource = [raw.Resource ?? []].flat();
    if (!Resource.includes(resource) || !(sameKeys || reads))
      return readStatements(place, { Statement: raw });
    const rest = Resource.filter((one) => one !== resource);
    const others = rest.length > 0 ? [{ ...raw, Resource: rest }] : [];
    const same = Action.length > 0 ? [{ ...raw, Action }] : [];
    return readStatements(place, { Statement: [...same, ...others] });
  });
  const roles = new Map(policies.roles).set(roleArn, [
    ...kept,
    ...readStatements('added', { Statement: add }),
  ]);
  return { ...policies, roles };
}

const outcome = (right: Right) =>
  callAsFunction(backend, right).then(
    () => 'done',
    (error: Error) => `${error.name}: ${error.message}`,
  );
const missingIn = (line = '') =>
  JSON.parse(line.split('The missing statement: ')[1] ?? 'null') as RawStatement;

describe('a right that is taken away', () => {
  it('is refused in AWS’s words, and the log names the statement that gives it back', async () => {
    const rights = everyKindOfRight();
    expect(rights.length).toBeGreaterThan(60);
    const actions = new Set(rights.map(({ action }) => action));
    expect([...actions].sort()).toEqual(everyAction);
    for (const right of rights) {
      const { action, resource } = right;
      const about = `${right.functionName} ${action} ${right.leadingKeys[0] ?? resource}`;
      hold(policies);
      expect(await outcome(right), about).toBe('done');
      expect(refusals, about).toEqual([]);

      hold(without(right));
      const refused = await outcome(right);
      expect(refused, about).toMatch(
        /^AccessDenied(Exception)?: User: arn:aws:sts::000000000000:assumed-role/,
      );
      expect(refused, about).toContain(`is not authorized to perform: ${action} on resource: `);
      const [line, ...others] = refusals.splice(0);
      expect(others, about).toEqual([]);
      const missing = missingIn(line);
      expect(missing, about).toMatchObject({ Effect: 'Allow', Action: action });

      hold(without(right, [missing]));
      expect(await outcome(right), about).toBe('done');
    }
  }, 240_000);
});

const everyAction = [
  'dynamodb:BatchGetItem',
  'dynamodb:BatchWriteItem',
  'dynamodb:ConditionCheckItem',
  'dynamodb:DeleteItem',
  'dynamodb:GetItem',
  'dynamodb:PutItem',
  'dynamodb:Query',
  'dynamodb:UpdateItem',
  'events:PutEvents',
  'lambda:InvokeFunction',
  's3:DeleteObjectVersion',
  's3:GetObject',
  's3:GetObjectVersion',
  's3:ListBucket',
  's3:ListBucketVersions',
  's3:PutObject',
  'secretsmanager:GetSecretValue',
  'sqs:SendMessage',
];
