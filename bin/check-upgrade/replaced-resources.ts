import type { Finding } from './finding.ts';
import type { Properties, Resource, Stack } from './read-stacks.ts';

interface Replacing {
  holds: string;
  by: string[];
}

/** The properties whose change makes CloudFormation replace a resource that has data, messages or an address. */
const replacing: Record<string, Replacing> = {
  'AWS::DynamoDB::Table': { holds: 'rows', by: ['TableName', 'KeySchema', 'LocalSecondaryIndexes'] },
  'AWS::S3::Bucket': { holds: 'files', by: ['BucketName'] },
  'AWS::SecretsManager::Secret': { holds: 'key', by: ['Name'] },
  'AWS::SQS::Queue': { holds: 'messages', by: ['QueueName', 'FifoQueue'] },
  'AWS::Logs::LogGroup': { holds: 'logs', by: ['LogGroupName'] },
  'AWS::Events::EventBus': { holds: 'rules', by: ['Name'] },
  'AWS::Events::Archive': { holds: 'events', by: ['ArchiveName', 'SourceArn'] },
  'AWS::SNS::Topic': { holds: 'confirmed subscriptions', by: ['TopicName', 'FifoTopic'] },
  'AWS::ApiGateway::RestApi': { holds: 'address', by: [] },
  'AWS::ApiGateway::DomainName': { holds: 'address', by: ['DomainName'] },
};
/** They may be removed with the endpoint or worker that they belong to. */
const removable = new Set(['AWS::Logs::LogGroup']);

/** Resources with data, messages or an address that the new templates remove or replace. */
export function replacedResources(before: Stack[], after: Stack[]): Finding[] {
  return before.flatMap((stack) =>
    stack.resources.flatMap((resource) => {
      const known = replacing[resource.type];
      if (!known) return [];
      const subject = `${stack.name}/${resource.id}`;
      // A logical id is unique in its stack only.
      const stacksWithIt = after.filter(({ resources }) => resources.some((one) => isOne(one, resource)));
      const same = stacksWithIt.find(({ name }) => name === stack.name);
      const next = same?.resources.find((one) => isOne(one, resource));
      if (next) return changedFinding(subject, resource, next, known);
      if (removable.has(resource.type)) return [];
      return [removedFinding(subject, resource, known.holds, stacksWithIt[0]?.name)];
    }),
  );
}

const isOne = (one: Resource, other: Resource) => one.id === other.id && one.type === other.type;

function changedFinding(
  subject: string,
  resource: Resource,
  next: Resource,
  { holds, by }: Replacing,
): Finding[] {
  const changed = by.filter((key) => !isSame(key, resource.properties, next.properties));
  return changed.length > 0 ? [replacedFinding(subject, resource, changed, holds)] : [];
}

const isSame = (key: string, one: Properties, other: Properties): boolean =>
  JSON.stringify(one[key]) === JSON.stringify(other[key]) &&
  (key !== 'KeySchema' || JSON.stringify(keyTypes(one)) === JSON.stringify(keyTypes(other)));

/** The types of the table's own keys; those of its indexes may change with them. */
const keyTypes = ({ KeySchema = [], AttributeDefinitions = [] }: Properties) =>
  (KeySchema as Properties[]).map(({ AttributeName }) =>
    (AttributeDefinitions as Properties[]).find((one) => one.AttributeName === AttributeName),
  );

const isKept = ({ deletionPolicy }: Resource) => deletionPolicy?.startsWith('Retain') === true;

function removedFinding(subject: string, resource: Resource, holds: string, movesTo?: string): Finding {
  const fate = isKept(resource)
    ? `it leaves the stack and stays in the account with its ${holds}, where its name remains taken`
    : `it is deleted with its ${holds}`;
  const first =
    resource.type === 'AWS::SQS::Queue'
      ? ['a release that sends nothing to it and still reads it', 'wait until it is empty']
      : [`keep it in the templates until its ${holds} are copied or no longer needed`];
  return {
    subject,
    problem: `${resource.type} ${movesTo ? `moves to ${movesTo}` : 'is removed or has another logical id'}: ${fate}`,
    safeOrder: [...first, 'then a release without it'],
  };
}

function replacedFinding(subject: string, resource: Resource, changed: string[], holds: string): Finding {
  const fate = isKept(resource)
    ? `starts without the ${holds}`
    : `starts without the ${holds}, which are deleted`;
  return {
    subject,
    problem: `${changed.join(' and ')} of ${resource.type} changes: the resource is replaced and the new one ${fate}`,
    safeOrder: [
      'a release that adds the new resource under another logical id and keeps this one',
      `copy the ${holds}`,
      'then a release that uses the new resource, and later one without this one',
    ],
  };
}
