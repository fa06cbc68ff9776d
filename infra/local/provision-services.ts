import type { Services } from './services/aws-endpoint.ts';
import type { InputTransformer } from './services/event-input.ts';
import type { EventPattern } from './services/event-pattern.ts';
import type { GenerateSecretString } from './services/generate-secret.ts';
import { arnOf } from './template/local-account.ts';
import type { Resource } from './template/resolve-stage.ts';

type Provision = (services: Services, resource: Resource) => void;

type QueueProperties = {
  VisibilityTimeout?: number;
  DelaySeconds?: number;
  MessageRetentionPeriod?: number;
  RedrivePolicy?: { deadLetterTargetArn: string; maxReceiveCount: number };
};
type BucketProperties = {
  VersioningConfiguration?: { Status: string };
  NotificationConfiguration?: {
    QueueConfigurations?: {
      Event: string;
      Queue: string;
      Filter?: { S3Key: { Rules: { Name: string; Value: string }[] } };
    }[];
  };
  LifecycleConfiguration?: LifecycleProperties;
  CorsConfiguration?: {
    CorsRules: {
      AllowedOrigins: string[];
      AllowedMethods: string[];
      AllowedHeaders?: string[];
      ExposedHeaders?: string[];
      MaxAge?: number;
    }[];
  };
};
type LifecycleProperties = {
  Rules: {
    Status: string;
    Prefix?: string;
    ExpirationInDays?: number;
    NoncurrentVersionExpiration?: { NoncurrentDays: number };
  }[];
};
type SecretProperties = { Name?: string; SecretString?: string; GenerateSecretString?: GenerateSecretString };
type RuleProperties = {
  EventBusName?: string;
  EventPattern?: EventPattern;
  State?: string;
  Targets?: {
    Id: string;
    Arn: string;
    DeadLetterConfig?: { Arn: string };
    InputPath?: string;
    InputTransformer?: { InputPathsMap?: Record<string, string>; InputTemplate: string };
  }[];
};

const DEFAULT_VISIBILITY_SECONDS = 30;
const DEFAULT_RETENTION_SECONDS = 4 * 86_400;

// In the order of their references.
const PROVISIONS: Record<string, Provision> = {
  'AWS::SQS::Queue': ({ queues }, { attributes, properties }) => {
    const { VisibilityTimeout, DelaySeconds, MessageRetentionPeriod, RedrivePolicy } =
      properties as QueueProperties;
    queues.createQueue({
      arn: attributes.Arn as string,
      name: attributes.QueueName as string,
      visibilityTimeoutSeconds: VisibilityTimeout ?? DEFAULT_VISIBILITY_SECONDS,
      delaySeconds: DelaySeconds ?? 0,
      messageRetentionSeconds: MessageRetentionPeriod ?? DEFAULT_RETENTION_SECONDS,
      ...(RedrivePolicy && {
        redrive: {
          deadLetterArn: RedrivePolicy.deadLetterTargetArn,
          maxReceiveCount: Number(RedrivePolicy.maxReceiveCount),
        },
      }),
    });
  },
  'AWS::S3::Bucket': ({ objects }, { ref, attributes, properties }) => {
    const { VersioningConfiguration, NotificationConfiguration, CorsConfiguration, LifecycleConfiguration } =
      properties as BucketProperties;
    objects.createBucket({
      name: ref,
      arn: attributes.Arn as string,
      versioned: VersioningConfiguration?.Status === 'Enabled',
      notifications: (NotificationConfiguration?.QueueConfigurations ?? []).map(
        ({ Event, Queue, Filter }) => {
          const affix = (name: string) =>
            Filter?.S3Key.Rules.find((rule) => rule.Name.toLowerCase() === name)?.Value;
          return { events: [Event], prefix: affix('prefix'), suffix: affix('suffix'), queueArn: Queue };
        },
      ),
      cors: (CorsConfiguration?.CorsRules ?? []).map((rule) => ({
        allowedOrigins: rule.AllowedOrigins,
        allowedMethods: rule.AllowedMethods,
        allowedHeaders: rule.AllowedHeaders,
        exposedHeaders: rule.ExposedHeaders,
        maxAgeSeconds: rule.MaxAge,
      })),
      lifecycle: (LifecycleConfiguration?.Rules ?? [])
        .filter(({ Status }) => Status === 'Enabled')
        .map((rule) => ({
          prefix: rule.Prefix ?? '',
          expirationDays: rule.ExpirationInDays,
          noncurrentDays: rule.NoncurrentVersionExpiration?.NoncurrentDays,
        })),
      blockUnsigned: true,
    });
  },
  'AWS::SecretsManager::Secret': ({ secrets }, { ref, place, properties }) => {
    const { Name, SecretString, GenerateSecretString } = properties as SecretProperties;
    const name = Name ?? place.replace('/', '-');
    secrets.createSecret({ arn: ref, name, secretString: SecretString, generate: GenerateSecretString });
  },
  'AWS::Events::EventBus': ({ buses }, { ref, attributes }) => {
    buses.createBus({ name: ref, arn: attributes.Arn as string });
  },
  'AWS::Events::Rule': ({ buses }, { ref, properties }) => {
    const { EventBusName, EventPattern, State, Targets = [] } = properties as RuleProperties;
    if (!EventPattern || State === 'DISABLED') return;
    buses.putRule({
      name: ref,
      busName: EventBusName ?? 'default',
      pattern: EventPattern,
      targets: Targets.map((target) => ({
        id: target.Id,
        arn: target.Arn,
        deadLetterArn: target.DeadLetterConfig?.Arn,
        inputPath: target.InputPath,
        inputTransformer: readTransformer(target.InputTransformer),
      })),
    });
  },
};

/** Creates the template's queues, buckets, secrets, buses and rules. Safe to repeat: messages and objects stay. */
export function provisionServices(services: Services, resources: Resource[]): void {
  services.buses.createBus({ name: 'default', arn: arnOf('events', 'event-bus/default') });
  for (const [type, provision] of Object.entries(PROVISIONS))
    for (const resource of resources) {
      if (resource.type !== type) continue;
      try {
        provision(services, resource);
      } catch (error) {
        throw new Error(`${resource.place} (${type}): ${(error as Error).message}`, { cause: error });
      }
    }
}

function readTransformer(
  transformer: { InputPathsMap?: Record<string, string>; InputTemplate: string } | undefined,
): InputTransformer | undefined {
  if (!transformer) return undefined;
  return { inputPathsMap: transformer.InputPathsMap ?? {}, inputTemplate: transformer.InputTemplate };
}
