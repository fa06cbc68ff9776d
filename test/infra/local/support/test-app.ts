import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { App, Duration, Size, Stack, Stage } from 'aws-cdk-lib';
import {
  IdentitySource,
  LambdaIntegration,
  MockIntegration,
  PassthroughBehavior,
  RequestAuthorizer,
  ResponseType,
  RestApi,
} from 'aws-cdk-lib/aws-apigateway';
import { AttributeType, BillingMode, StreamViewType, Table } from 'aws-cdk-lib/aws-dynamodb';
import { EventBus, Match, Rule, Schedule } from 'aws-cdk-lib/aws-events';
import { LambdaFunction, SqsQueue } from 'aws-cdk-lib/aws-events-targets';
import { PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import {
  Code,
  FilterCriteria,
  FilterRule,
  Function as Lambda,
  Runtime,
  StartingPosition,
} from 'aws-cdk-lib/aws-lambda';
import { DynamoEventSource, SqsDlq, SqsEventSource } from 'aws-cdk-lib/aws-lambda-event-sources';
import { Bucket, type CfnBucket } from 'aws-cdk-lib/aws-s3';
import { Secret } from 'aws-cdk-lib/aws-secretsmanager';
import { Queue } from 'aws-cdk-lib/aws-sqs';
import { buildSync } from 'esbuild';

const functionsDir = fileURLToPath(new URL('./functions', import.meta.url));

/** Synthesizes a small app with one stage, `Test`, that holds one of each thing the local cloud runs. */
export function synthesizeTestApp(outdir: string): string {
  const app = new App({
    outdir: join(outdir, 'cdk.out'),
    analyticsReporting: false,
    builtinCloudFormationValidation: false,
  });
  const stage = new Stage(app, 'Test');
  const data = new Stack(stage, 'Data');
  const api = new Stack(stage, 'Api');

  const lambda = (
    name: string,
    environment: Record<string, string> = {},
    timeoutSeconds = 10,
    reserved?: number,
  ) => {
    buildSync({
      entryPoints: { index: join(functionsDir, `${name}.ts`) },
      bundle: true,
      format: 'esm',
      platform: 'node',
      outdir: join(outdir, 'code', name),
      outExtension: { '.js': '.mjs' },
      banner: { js: "import{createRequire as __cr}from'node:module';const require=__cr(import.meta.url);" },
    });
    return new Lambda(api, reserved ? `reserved-${name}` : name, {
      reservedConcurrentExecutions: reserved,
      runtime: Runtime.NODEJS_24_X,
      handler: 'index.handler',
      code: Code.fromAsset(join(outdir, 'code', name)),
      timeout: Duration.seconds(timeoutSeconds),
      memorySize: 256,
      environment,
    });
  };

  const table = new Table(data, 'Table', {
    partitionKey: { name: 'pk', type: AttributeType.STRING },
    billingMode: BillingMode.PAY_PER_REQUEST,
    stream: StreamViewType.NEW_IMAGE,
    timeToLiveAttribute: 'expires_at',
  });
  table.addGlobalSecondaryIndex({
    indexName: 'by-kind',
    partitionKey: { name: 'kind', type: AttributeType.STRING },
  });
  const secret = new Secret(data, 'Secret', { generateSecretString: { passwordLength: 40 } });
  const deadLetters = new Queue(data, 'DeadLetters');
  const gaveUp = new Queue(data, 'GaveUp');
  const work = new Queue(data, 'Work', {
    visibilityTimeout: Duration.seconds(60),
    deadLetterQueue: { queue: deadLetters, maxReceiveCount: 2 },
  });
  const bucket = new Bucket(data, 'Uploads', { versioned: true });
  (bucket.node.defaultChild as CfnBucket).notificationConfiguration = {
    queueConfigurations: [
      {
        event: 's3:ObjectCreated:*',
        queue: work.queueArn,
        filter: { s3Key: { rules: [{ name: 'prefix', value: 'in/' }] } },
      },
    ],
  };
  work.addToResourcePolicy(
    new PolicyStatement({
      actions: ['sqs:SendMessage'],
      principals: [new ServicePrincipal('s3.amazonaws.com')],
      resources: [work.queueArn],
      conditions: { ArnLike: { 'aws:SourceArn': bucket.bucketArn } },
    }),
  );
  const bus = new EventBus(data, 'Bus');
  new Rule(data, 'Created', {
    eventBus: bus,
    eventPattern: { source: ['test'], detail: { id: Match.prefix('item-') } },
    targets: [new SqsQueue(work)],
  });

  const echo = lambda('echo', { GREETING: 'hello' }, 2);
  new Rule(api, 'EveryMinute', {
    schedule: Schedule.rate(Duration.minutes(1)),
    targets: [new LambdaFunction(echo)],
  });
  lambda('take-message').addEventSource(
    new SqsEventSource(work, { batchSize: 10, reportBatchItemFailures: true }),
  );
  const publishItem = lambda('publish-item', { BUS: bus.eventBusName });
  bus.grantPutEventsTo(publishItem);
  publishItem.addEventSource(
    new DynamoEventSource(table, {
      startingPosition: StartingPosition.TRIM_HORIZON,
      batchSize: 10,
      retryAttempts: 3,
      bisectBatchOnError: true,
      reportBatchItemFailures: true,
      filters: [
        FilterCriteria.filter({
          eventName: FilterRule.isEqual('INSERT'),
          dynamodb: { NewImage: { kind: { S: FilterRule.isEqual('item') } } },
        }),
      ],
      onFailure: new SqsDlq(gaveUp),
    }),
  );

  const rest = new RestApi(api, 'Rest', {
    binaryMediaTypes: ['application/pdf'],
    minCompressionSize: Size.bytes(1024),
    cloudWatchRole: false,
    deployOptions: { stageName: 'live' },
  });
  const authorizer = new RequestAuthorizer(api, 'Authorizer', {
    handler: lambda('authorize'),
    identitySources: [IdentitySource.header('Authorization')],
    resultsCacheTtl: Duration.minutes(5),
  });
  const v1 = rest.root.addResource('v1');
  const open = v1.addResource('echo');
  open.addMethod('GET', new LambdaIntegration(echo));
  open.addMethod('POST', new LambdaIntegration(echo));
  open.addResource('short').addMethod('GET', new LambdaIntegration(echo, { timeout: Duration.millis(100) }));
  const keyed = v1.addResource('keyed').addResource('{id}');
  keyed.addMethod('GET', new LambdaIntegration(echo), { authorizer });
  keyed.addMethod('DELETE', new LambdaIntegration(echo), { authorizer });
  v1.getResource('keyed')?.addResource('special').addMethod('GET', new LambdaIntegration(echo));
  const single = lambda('echo', {}, 10, 1);
  v1.addResource('single').addMethod('GET', new LambdaIntegration(single));
  v1.addResource('typed').addMethod(
    'ANY',
    new MockIntegration({
      passthroughBehavior: PassthroughBehavior.NEVER,
      requestTemplates: { 'text/plain': '{"statusCode": 200}' },
      integrationResponses: [{ statusCode: '200' }],
    }),
    { methodResponses: [{ statusCode: '200' }] },
  );
  v1.addResource('broken').addMethod('GET', new LambdaIntegration(lambda('broken-init')));
  v1.addResource('files').addResource('{path+}').addMethod('ANY', new LambdaIntegration(echo));
  const writeItem = lambda('write-item', { TABLE: table.tableName, SECRET: secret.secretArn });
  table.grant(writeItem, 'dynamodb:PutItem');
  secret.grantRead(writeItem);
  v1.addResource('items').addMethod('POST', new LambdaIntegration(writeItem));
  keyed.addCorsPreflight({ allowOrigins: ['*'], allowMethods: ['GET'], maxAge: Duration.minutes(10) });
  open.addMethod(
    'ANY',
    new MockIntegration({
      requestTemplates: { 'application/json': '{"statusCode": 405}' },
      integrationResponses: [
        {
          statusCode: '405',
          responseTemplates: { 'application/json': '{"path":"$context.path","id":"$context.requestId"}' },
          responseParameters: {
            'method.response.header.Allow': "'GET, POST'",
            'method.response.header.Request': 'context.requestId',
          },
        },
      ],
    }),
    {
      methodResponses: [
        {
          statusCode: '405',
          responseParameters: {
            'method.response.header.Allow': true,
            'method.response.header.Request': true,
          },
        },
      ],
    },
  );
  const respond = (type: ResponseType, statusCode: string, template: string, responseHeaders = {}) =>
    rest.addGatewayResponse(`Response${type.responseType}`, {
      type,
      statusCode,
      templates: { 'application/json': template },
      responseHeaders,
    });
  const body = '{"type":"$context.error.responseType","message":$context.error.messageString}';
  respond(
    ResponseType.MISSING_AUTHENTICATION_TOKEN,
    '404',
    '{"missing":"$context.httpMethod $context.path"}',
  );
  respond(ResponseType.UNAUTHORIZED, '401', '{"id":"$context.requestId"}', {
    'WWW-Authenticate': "'Bearer'",
    'Request-Id': 'context.requestId',
  });
  respond(
    ResponseType.ACCESS_DENIED,
    '403',
    '{"why":"$context.authorizer.reason","none":"$context.authorizer.no"}',
  );
  respond(ResponseType.DEFAULT_5XX, '500', body);
  respond(ResponseType.INTEGRATION_TIMEOUT, '503', body);
  respond(ResponseType.INTEGRATION_FAILURE, '503', body);

  app.synth();
  return join(outdir, 'cdk.out');
}
