import type { Resource } from '../template/resolve-stage.ts';
import { type PolicyDocument, type RawStatement, readStatements, type Statement } from './statement.ts';

/** The rights in a template. */
export type Policies = {
  /** The statements of each role, by the role's ARN. */
  roles: Map<string, Statement[]>;
  /** The policies of queues, buckets, buses, secrets and functions, by the resource's ARN. */
  resources: Map<string, Statement[]>;
};

type RoleProperties = { Policies?: { PolicyDocument: PolicyDocument }[]; ManagedPolicyArns?: string[] };
type AttachedProperties = { PolicyDocument: PolicyDocument; Roles?: string[] };
type PermissionProperties = {
  Action: string;
  FunctionName: string;
  Principal: string;
  SourceArn?: string;
  SourceAccount?: string;
};

/** AWS's own policies, which no template holds. */
const ofAws: Record<string, string[]> = {
  'service-role/AWSLambdaBasicExecutionRole': [
    'logs:CreateLogGroup',
    'logs:CreateLogStream',
    'logs:PutLogEvents',
  ],
  'service-role/AmazonAPIGatewayPushToCloudWatchLogs': [
    ...['logs:CreateLogGroup', 'logs:CreateLogStream', 'logs:DescribeLogGroups', 'logs:DescribeLogStreams'],
    ...['logs:PutLogEvents', 'logs:GetLogEvents', 'logs:FilterLogEvents'],
  ],
};

/** Reads every policy of a stage. Throws on what the local cloud cannot judge. */
export function readPolicies(resources: Resource[]): Policies {
  const ofType = (type: string) => resources.filter((resource) => resource.type === type);
  const roles = new Map<string, Statement[]>();
  const byResource = new Map<string, Statement[]>();
  const add = (to: Map<string, Statement[]>, arn: string, statements: Statement[]) =>
    to.set(arn, [...(to.get(arn) ?? []), ...statements]);

  for (const role of ofType('AWS::IAM::Role')) {
    const { Policies = [], ManagedPolicyArns = [] } = role.properties as RoleProperties;
    const own = Policies.flatMap(({ PolicyDocument }) => readStatements(role.place, PolicyDocument));
    const managed = ManagedPolicyArns.filter((arn) => !isOfTemplate(arn, resources));
    add(roles, arnOfResource(role), [
      ...own,
      ...managed.flatMap((arn) => readStatements(role.place, policyOfAws(role.place, arn))),
    ]);
    for (const policy of ofType('AWS::IAM::ManagedPolicy').filter(({ ref }) =>
      ManagedPolicyArns.includes(ref),
    ))
      attach(policy, role);
  }
  for (const type of ['AWS::IAM::Policy', 'AWS::IAM::ManagedPolicy'])
    for (const policy of ofType(type))
      for (const role of ofType('AWS::IAM::Role'))
        if ((policy.properties as AttachedProperties).Roles?.includes(role.ref)) attach(policy, role);

  function attach({ place, properties }: Resource, role: Resource): void {
    add(roles, arnOfResource(role), readStatements(place, (properties as AttachedProperties).PolicyDocument));
  }

  const refer = (place: string, ref: string) => {
    const found = resources.find((one) => one.ref === ref || one.attributes.Arn === ref);
    if (!found) throw new Error(`${place}: the policy is for ${ref}, which is not of this stage.`);
    return found.attributes.Arn ?? found.ref;
  };
  for (const [type, targetsOf] of Object.entries(RESOURCE_POLICIES))
    for (const { place, properties } of ofType(type)) {
      const { PolicyDocument, ResourcePolicy } = properties as Record<string, PolicyDocument>;
      const statements = readStatements(place, (PolicyDocument ?? ResourcePolicy) as PolicyDocument);
      for (const ref of targetsOf(properties as never)) add(byResource, refer(place, ref), statements);
    }
  for (const { place, properties } of ofType('AWS::Lambda::Permission')) {
    const permission = properties as PermissionProperties;
    const arn = refer(place, permission.FunctionName);
    add(byResource, arn, readStatements(place, { Statement: statementOf(permission, arn) }));
  }
  return { roles, resources: byResource };
}

/** Which resources a policy of each type is for. */
const RESOURCE_POLICIES: Record<string, (properties: never) => string[]> = {
  'AWS::SQS::QueuePolicy': ({ Queues }: { Queues: string[] }) => Queues,
  'AWS::S3::BucketPolicy': ({ Bucket }: { Bucket: string }) => [Bucket],
  'AWS::SecretsManager::ResourcePolicy': ({ SecretId }: { SecretId: string }) => [SecretId],
};

/** A permission of Lambda is a statement of the function's policy. */
const statementOf = (permission: PermissionProperties, arn: string): RawStatement => ({
  Effect: 'Allow',
  Principal: { Service: permission.Principal },
  Action: permission.Action,
  Resource: arn,
  Condition: {
    ...(permission.SourceArn && { ArnLike: { 'aws:SourceArn': permission.SourceArn } }),
    ...(permission.SourceAccount && { StringEquals: { 'aws:SourceAccount': permission.SourceAccount } }),
  },
});

const arnOfResource = ({ attributes }: Resource): string => attributes.Arn as string;
const isOfTemplate = (arn: string, resources: Resource[]) => resources.some(({ ref }) => ref === arn);

function policyOfAws(place: string, arn: string): PolicyDocument {
  const Action = ofAws[arn.replace(/^arn:[\w-]+:iam::aws:policy\//, '')];
  if (!Action) throw new Error(`${place}: the local cloud does not know the managed policy ${arn}.`);
  return { Statement: { Effect: 'Allow', Action, Resource: '*' } };
}
