import { createHash } from 'node:crypto';
import { accountId, arnOf, ruleArn } from './local-account.ts';
import { policyTypes } from './policy-types.ts';
import { type ResourceType, withArn, words } from './resource-type.ts';

/** API Gateway ids are ten letters and digits; those of the local cloud are the same at every start. */
const shortId = (name: string): string => createHash('sha256').update(name).digest('hex').slice(0, 10);

const tableType: ResourceType = {
  nameProperty: 'TableName',
  identify: ({ name }) => {
    const arn = arnOf('dynamodb', `table/${name}`);
    return withArn(name, arn, { StreamArn: `${arn}/stream/local`, TableId: name });
  },
  runs: words(`TableName KeySchema AttributeDefinitions GlobalSecondaryIndexes LocalSecondaryIndexes
    StreamSpecification.StreamViewType TimeToLiveSpecification`),
  leaves:
    words(`BillingMode ProvisionedThroughput OnDemandThroughput WarmThroughput SSESpecification TableClass Tags
    PointInTimeRecoverySpecification DeletionProtectionEnabled ContributorInsightsSpecification ResourcePolicy Replicas
    WriteOnDemandThroughputSettings ReadOnDemandThroughputSettings WriteProvisionedThroughputSettings`),
};

/** The types that have an effect on this machine. */
export const resourceTypes: Record<string, ResourceType> = {
  ...policyTypes,
  'AWS::DynamoDB::Table': tableType,
  'AWS::DynamoDB::GlobalTable': tableType,
  'AWS::S3::Bucket': {
    nameProperty: 'BucketName',
    identify: ({ name, awsEndpoint }) => {
      const host = new URL(awsEndpoint).host;
      return withArn(name.toLowerCase(), arnOf('s3', name.toLowerCase()), {
        DomainName: `${host}/${name.toLowerCase()}`,
        RegionalDomainName: `${host}/${name.toLowerCase()}`,
      });
    },
    runs: words(`BucketName VersioningConfiguration CorsConfiguration.CorsRules.AllowedOrigins
      CorsConfiguration.CorsRules.AllowedMethods CorsConfiguration.CorsRules.AllowedHeaders
      CorsConfiguration.CorsRules.ExposedHeaders CorsConfiguration.CorsRules.MaxAge
      NotificationConfiguration.QueueConfigurations LifecycleConfiguration.Rules.Id
      LifecycleConfiguration.Rules.Status LifecycleConfiguration.Rules.Prefix
      LifecycleConfiguration.Rules.ExpirationInDays
      LifecycleConfiguration.Rules.NoncurrentVersionExpiration.NoncurrentDays`),
    leaves:
      words(`LifecycleConfiguration.Rules.AbortIncompleteMultipartUpload PublicAccessBlockConfiguration BucketEncryption OwnershipControls Tags
      LoggingConfiguration CorsConfiguration.CorsRules.Id MetricsConfigurations`),
  },
  'AWS::SQS::Queue': {
    nameProperty: 'QueueName',
    identify: ({ name, awsEndpoint }) => {
      const url = `${awsEndpoint}/${accountId}/${name}`;
      return withArn(url, arnOf('sqs', name), { QueueName: name, QueueUrl: url });
    },
    runs: words('QueueName VisibilityTimeout DelaySeconds MessageRetentionPeriod RedrivePolicy'),
    leaves:
      words(`SqsManagedSseEnabled KmsMasterKeyId KmsDataKeyReusePeriodSeconds ReceiveMessageWaitTimeSeconds
      RedriveAllowPolicy MaximumMessageSize Tags`),
  },
  'AWS::Events::EventBus': {
    nameProperty: 'Name',
    identify: ({ name }) => withArn(name, arnOf('events', `event-bus/${name}`), { Name: name }),
    runs: ['Name'],
    leaves: words('Description Tags KmsKeyIdentifier DeadLetterConfig LogConfig'),
  },
  'AWS::Events::Rule': {
    nameProperty: 'Name',
    identify: ({ name, properties: { EventBusName = 'default' } }) =>
      withArn(name, ruleArn(String(EventBusName), name)),
    runs: words(`Name EventBusName EventPattern ScheduleExpression State Targets.Id Targets.Arn Targets.Input
      Targets.DeadLetterConfig.Arn Targets.InputPath Targets.InputTransformer`),
    leaves: words('Description Targets.RetryPolicy Targets.RoleArn Tags'),
  },
  'AWS::SecretsManager::Secret': {
    nameProperty: 'Name',
    // AWS adds a dash and six random characters.
    identify: ({ name }) => {
      const arn = `${arnOf('secretsmanager', `secret:${name}`)}-local0`;
      return { ref: arn, attributes: { Id: arn } };
    },
    runs: words('Name SecretString GenerateSecretString'),
    leaves: words('Description KmsKeyId Tags'),
  },
  'AWS::Lambda::Function': {
    nameProperty: 'FunctionName',
    identify: ({ name }) => withArn(name, arnOf('lambda', `function:${name}`)),
    runs: words(`FunctionName Code.S3Bucket Code.S3Key Handler Runtime Environment.Variables MemorySize Timeout
      ReservedConcurrentExecutions Role`),
    leaves: words(`Architectures Description LoggingConfig TracingConfig Tags EphemeralStorage
      RecursiveLoop RuntimeManagementConfig KmsKeyArn`),
  },
  'AWS::Lambda::EventSourceMapping': {
    identify: ({ name }) => ({ ref: name, attributes: { Id: name } }),
    runs: words(`EventSourceArn FunctionName BatchSize MaximumBatchingWindowInSeconds FunctionResponseTypes Enabled
      ScalingConfig.MaximumConcurrency StartingPosition FilterCriteria.Filters.Pattern BisectBatchOnFunctionError
      MaximumRetryAttempts DestinationConfig.OnFailure.Destination`),
    leaves: words('Tags MaximumRecordAgeInSeconds ParallelizationFactor MetricsConfig'),
  },
  // A stack nested in another: its resources are read with the others (stage-assembly.ts).
  'AWS::CloudFormation::Stack': {
    identify: ({ name }) => ({ ref: arnOf('cloudformation', `stack/${name}/local`), attributes: {} }),
    runs: words('TemplateURL Parameters'),
    leaves: words('Tags TimeoutInMinutes NotificationARNs'),
  },
  'AWS::ApiGateway::RestApi': {
    identify: ({ name }) => {
      const id = shortId(name);
      return { ref: id, attributes: { RestApiId: id, RootResourceId: `${id}-root` } };
    },
    runs: words('Name BinaryMediaTypes MinimumCompressionSize'),
    leaves: words(`Description EndpointConfiguration DisableExecuteApiEndpoint Policy Tags
      SecurityPolicy EndpointAccessMode`),
  },
  'AWS::ApiGateway::Resource': {
    identify: ({ name }) => ({ ref: shortId(name), attributes: { ResourceId: shortId(name) } }),
    runs: words('RestApiId ParentId PathPart'),
    leaves: [],
  },
  'AWS::ApiGateway::Method': {
    identify: ({ name }) => ({ ref: shortId(name), attributes: {} }),
    runs: words(`RestApiId ResourceId HttpMethod AuthorizationType AuthorizerId Integration.Type Integration.Uri
      Integration.TimeoutInMillis Integration.PassthroughBehavior Integration.RequestTemplates Integration.IntegrationResponses.StatusCode
      Integration.IntegrationResponses.ResponseTemplates Integration.IntegrationResponses.ResponseParameters
      Integration.IntegrationResponses.SelectionPattern`),
    leaves:
      words(`OperationName ApiKeyRequired MethodResponses RequestParameters Integration.IntegrationHttpMethod
      Integration.Credentials`),
  },
  'AWS::ApiGateway::Authorizer': {
    identify: ({ name }) => ({ ref: shortId(name), attributes: { AuthorizerId: shortId(name) } }),
    runs: words(`RestApiId Name Type AuthorizerUri IdentitySource AuthorizerResultTtlInSeconds
      IdentityValidationExpression`),
    leaves: words('AuthType AuthorizerCredentials'),
  },
  'AWS::ApiGateway::GatewayResponse': {
    identify: ({ name }) => ({ ref: shortId(name), attributes: { Id: shortId(name) } }),
    runs: words('RestApiId ResponseType StatusCode ResponseParameters ResponseTemplates'),
    leaves: [],
  },
  'AWS::ApiGateway::Stage': {
    nameProperty: 'StageName',
    identify: ({ name }) => ({ ref: name, attributes: {} }),
    runs: words('RestApiId StageName'),
    leaves: words('DeploymentId MethodSettings TracingEnabled AccessLogSetting Description Tags'),
  },
};

/** Types without a use on one machine. A reference to one gets a made-up name. */
const TYPES_WITHOUT_EFFECT = new Set(
  words(`AWS::ApiGateway::Account AWS::ApiGateway::BasePathMapping AWS::ApiGateway::Deployment
    AWS::ApiGateway::DomainName AWS::ApiGateway::Model AWS::ApiGateway::RequestValidator AWS::Budgets::Budget
    AWS::CDK::Metadata AWS::CertificateManager::Certificate AWS::CloudWatch::Alarm AWS::CloudWatch::CompositeAlarm
    AWS::CloudWatch::Dashboard AWS::Cognito::ManagedLoginBranding AWS::Cognito::UserPool
    AWS::Cognito::UserPoolClient AWS::Cognito::UserPoolDomain AWS::Events::Archive AWS::KMS::Alias AWS::KMS::Key AWS::Lambda::EventInvokeConfig
    AWS::Logs::LogGroup AWS::Logs::MetricFilter AWS::Logs::QueryDefinition
    AWS::Logs::ResourcePolicy AWS::Route53::RecordSet AWS::SNS::Subscription AWS::SNS::Topic
    AWS::SNS::TopicPolicy AWS::WAFv2::WebACL
    AWS::WAFv2::WebACLAssociation`),
);
export const hasNoEffect = (type: string): boolean => TYPES_WITHOUT_EFFECT.has(type);
