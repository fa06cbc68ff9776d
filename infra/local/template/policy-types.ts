import { accountId } from './local-account.ts';
import { type ResourceType, withArn, words } from './resource-type.ts';

const iamArn = (resource: string) => `arn:aws:iam::${accountId}:${resource}`;
const withName: ResourceType['identify'] = ({ name }) => ({ ref: name, attributes: { Id: name } });

/** The types that contain access rules (infra/local/iam). */
export const policyTypes: Record<string, ResourceType> = {
  'AWS::IAM::Role': {
    nameProperty: 'RoleName',
    identify: ({ name }) => withArn(name, iamArn(`role/${name}`), { RoleId: name }),
    runs: words('RoleName Policies ManagedPolicyArns'),
    // Only the function of a role can take it on.
    leaves: words('AssumeRolePolicyDocument Description MaxSessionDuration Path Tags'),
  },
  'AWS::IAM::Policy': {
    nameProperty: 'PolicyName',
    identify: withName,
    runs: words('PolicyDocument PolicyName Roles'),
    leaves: [],
  },
  'AWS::IAM::ManagedPolicy': {
    nameProperty: 'ManagedPolicyName',
    identify: ({ name }) => ({ ref: iamArn(`policy/${name}`), attributes: {} }),
    runs: words('PolicyDocument ManagedPolicyName Roles'),
    leaves: words('Description Path'),
  },
  'AWS::SQS::QueuePolicy': { identify: withName, runs: words('PolicyDocument Queues'), leaves: [] },
  'AWS::S3::BucketPolicy': { identify: withName, runs: words('PolicyDocument Bucket'), leaves: [] },
  'AWS::SecretsManager::ResourcePolicy': {
    identify: withName,
    runs: words('ResourcePolicy SecretId'),
    leaves: ['BlockPublicPolicy'],
  },
  'AWS::Lambda::Permission': {
    identify: withName,
    runs: words('Action FunctionName Principal SourceArn SourceAccount'),
    leaves: [],
  },
};
