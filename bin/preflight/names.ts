import { DescribeStacksCommand } from '@aws-sdk/client-cloudformation';
import { DescribeTableCommand } from '@aws-sdk/client-dynamodb';
import { DescribeEventBusCommand } from '@aws-sdk/client-eventbridge';
import { DescribeSecretCommand } from '@aws-sdk/client-secrets-manager';
import type { StageConfig } from '../../infra/config.ts';
import { needsModelKey } from '../../infra/model-access.ts';
import { busName, secretName, tableName } from '../../shared/platform/names.ts';
import type { AccountClients } from './account-clients.ts';
import { type Finding, failed, ok, type PreflightCheck, unlessError } from './check.ts';

/** States in which CloudFormation accepts no update. */
const stuck =
  /^(ROLLBACK_COMPLETE|ROLLBACK_FAILED|CREATE_FAILED|DELETE_FAILED|UPDATE_ROLLBACK_FAILED|REVIEW_IN_PROGRESS)$/;

/**
 * The fixed names of the stage are free, or belong to a stack of the stage. A name without its stack is left over from a deleted
 * stage: a deployment would fail with "already exists".
 */
export const names: PreflightCheck = {
  name: 'names',
  async check({ clients, config }) {
    const [data, pipelines] = await Promise.all(
      ['Data', 'Pipelines'].map((name) => readStack(clients, `${config.id}-${name}`)),
    );
    const findings = [data, pipelines].flatMap((stack) => (stack ? stack.findings : []));
    if (!data) findings.push(...(await leftOverData(clients, config)));
    if (!pipelines) findings.push(...(await leftOverBus(clients, config)));
    return findings.length > 0 ? findings : [ok(data ? 'the stage is deployed' : 'no fixed name is taken')];
  },
};

/** undefined for a stack that does not exist. */
async function readStack(
  clients: AccountClients,
  name: string,
): Promise<{ findings: Finding[] } | undefined> {
  const read = clients.cloudFormation.send(new DescribeStacksCommand({ StackName: name }));
  // CloudFormation has no error of its own for a missing stack.
  const status = (await unlessError(read, 'ValidationError'))?.Stacks?.[0]?.StackStatus;
  if (status === undefined) return undefined;
  if (!stuck.test(status)) return { findings: [] };
  const remedy =
    status === 'UPDATE_ROLLBACK_FAILED'
      ? `continue its rollback: aws cloudformation continue-update-rollback --stack-name ${name}`
      : `delete it: aws cloudformation delete-stack --stack-name ${name}`;
  return { findings: [failed(`the stack ${name} is ${status}, which cannot be updated`, remedy)] };
}

async function leftOverData(clients: AccountClients, config: StageConfig): Promise<Finding[]> {
  const { name } = config;
  const findings: Finding[] = [];
  const table = tableName(name);
  const describe = clients.dynamoDb.send(new DescribeTableCommand({ TableName: table }));
  if (await unlessError(describe, 'ResourceNotFoundException'))
    findings.push(
      failed(
        `the table ${table} exists without its stack`,
        'import it into the stack with `npx cdk import`, or delete it after a backup',
      ),
    );
  for (const [kind, nameOf] of Object.entries(secretName)) {
    if (kind === 'modelKey' && !needsModelKey(config)) continue;
    const secret = nameOf(name);
    const read = clients.secretsManager.send(new DescribeSecretCommand({ SecretId: secret }));
    const found = await unlessError(read, 'ResourceNotFoundException');
    if (!found) continue;
    const remedy = found.DeletedDate
      ? `wait for its deletion, or: aws secretsmanager restore-secret --secret-id ${secret}, then import it`
      : 'import it into the stack with `npx cdk import`; without it, what it protects in the table cannot be read';
    const state = found.DeletedDate
      ? 'is scheduled for deletion and keeps its name until then'
      : 'exists without its stack';
    findings.push(failed(`the secret ${secret} ${state}`, remedy));
  }
  return findings;
}

async function leftOverBus(clients: AccountClients, { name }: StageConfig): Promise<Finding[]> {
  const bus = busName(name);
  const read = clients.eventBridge.send(new DescribeEventBusCommand({ Name: bus }));
  return (await unlessError(read, 'ResourceNotFoundException'))
    ? [
        failed(
          `the event bus ${bus} exists without its stack`,
          `delete it: aws events delete-event-bus --name ${bus}`,
        ),
      ]
    : [];
}
