import { Annotations, Duration, RemovalPolicy, Stack } from 'aws-cdk-lib';
import { AttributeType, BillingMode, StreamViewType, Table } from 'aws-cdk-lib/aws-dynamodb';
import { PolicyStatement, type PolicyStatementProps, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import {
  BlockPublicAccess,
  Bucket,
  BucketEncryption,
  type CfnBucket,
  HttpMethods,
  ObjectOwnership,
} from 'aws-cdk-lib/aws-s3';
import { type CfnSecret, Secret } from 'aws-cdk-lib/aws-secretsmanager';
import type { IQueue } from 'aws-cdk-lib/aws-sqs';
import type { Construct } from 'constructs';
import { keptDays } from '../shared/domain/kept-after-erasure.ts';
import {
  attachmentPrefix,
  busName,
  exportPrefix,
  pendingPrefix,
  secretName,
  tableName,
  uploadPrefix,
} from '../shared/platform/names.ts';
import type { StageConfig } from './config.ts';
import { type DurableQueue, durableQueue } from './durable-queue.ts';
import { fileLifecycle } from './file-lifecycle.ts';
import { needsModelKey } from './model-access.ts';
import { addIndexes } from './table-indexes.ts';

const notProtected =
  'The table can be deleted. Once this stage is deployed, set isProtected in cdk.json and deploy it again.';

/**
 * Resources that outlive every deployment: the table, the uploaded files, the root keys. They are retained when the
 * stack is deleted, except after a failed creation: their names are fixed, so that leftovers would make the next
 * creation fail.
 */
export class DataStack extends Stack {
  readonly table: Table;
  readonly bucket: Bucket;
  /** The queue of scans to be read, in this stack because the bucket's notifications refer to it. */
  readonly extraction: DurableQueue;
  readonly attachments: DurableQueue;
  readonly secrets: Record<'keyPepper' | 'cursorKey' | 'webhookRoot' | 'blindIndex' | 'sessionKey', Secret>;
  /** The key of the stage's model provider; undefined for a stage without one. */
  readonly modelKey?: Secret;

  constructor(scope: Construct, config: StageConfig) {
    super(scope, 'Data', { terminationProtection: config.isProtected });
    if (!config.isProtected) Annotations.of(this).addWarningV2('hiring:unprotected', notProtected);

    this.table = new Table(this, 'Table', {
      tableName: tableName(config.name),
      partitionKey: { name: 'pk', type: AttributeType.STRING },
      sortKey: { name: 'sk', type: AttributeType.STRING },
      billingMode: BillingMode.PAY_PER_REQUEST,
      timeToLiveAttribute: 'expires_at',
      stream: StreamViewType.NEW_IMAGE,
      pointInTimeRecoverySpecification: {
        pointInTimeRecoveryEnabled: true,
        recoveryPeriodInDays: keptDays.tableRecovery,
      },
      deletionProtection: config.isProtected,
      removalPolicy: RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE,
    });
    addIndexes(this.table);

    // 120 s: longer than the function's 85 s, so that a message is not redelivered while it is processed.
    this.extraction = durableQueue(this, 'Extraction', { visibilityTimeout: Duration.seconds(120) });
    this.attachments = durableQueue(this, 'Attachments', { visibilityTimeout: Duration.seconds(90) });

    this.bucket = new Bucket(this, 'Uploads', {
      versioned: true,
      encryption: BucketEncryption.S3_MANAGED,
      enforceSSL: true,
      minimumTLSVersion: 1.2,
      blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
      objectOwnership: ObjectOwnership.BUCKET_OWNER_ENFORCED,
      removalPolicy: RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE,
      cors: [
        {
          allowedMethods: [HttpMethods.PUT],
          allowedOrigins: config.uploadOrigins,
          allowedHeaders: ['content-type'],
          exposedHeaders: ['ETag'],
          maxAge: 3000,
        },
      ],
      lifecycleRules: fileLifecycle,
    });
    this.#notifyArrivals(config);

    const rootKey = (id: string, name: string, purpose: string) =>
      new Secret(this, id, {
        secretName: name,
        description: purpose,
        removalPolicy: RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE,
        // A key ring: a rotation adds "2" and changes `current`; old keys stay valid for reading.
        generateSecretString: {
          secretStringTemplate: JSON.stringify({ current: '1' }),
          generateStringKey: '1',
          passwordLength: 64,
          excludePunctuation: true,
        },
      });
    this.secrets = {
      keyPepper: rootKey('KeyPepper', secretName.keyPepper(config.name), 'Hashes API keys at rest.'),
      cursorKey: rootKey('CursorKey', secretName.cursorKey(config.name), 'Encrypts the cursors of lists.'),
      webhookRoot: rootKey('WebhookRoot', secretName.webhookRoot(config.name), 'Seals webhook secrets.'),
      blindIndex: rootKey(
        'BlindIndex',
        secretName.blindIndex(config.name),
        'Finds candidates by e-mail without keeping the address in a key.',
      ),
      sessionKey: rootKey(
        'SessionKey',
        secretName.sessionKey(config.name),
        'Seals what sessions hold, and signs assertions for the sandbox.',
      ),
    };
    if (needsModelKey(config)) this.modelKey = this.#emptySecret(secretName.modelKey(config.name));
    this.#keepExports();
  }

  /** The origin of the bucket's signed URLs. */
  get uploadsOrigin(): string {
    return `https://${this.bucket.bucketName}.s3.${this.region}.${this.urlSuffix}`;
  }

  /**
   * Exports everything that capabilities refer to, whether or not a function uses it. This stack is deployed first:
   * removing an export together with its last use would fail in CloudFormation, because the deployed stack still uses
   * it.
   */
  #keepExports(): void {
    const secrets = [...Object.values(this.secrets), ...(this.modelKey ? [this.modelKey] : [])];
    const { table, bucket } = this;
    const values = [table.tableName, table.tableArn, bucket.bucketName, bucket.bucketArn];
    for (const value of [...values, ...secrets.map(({ secretArn }) => secretArn)]) this.exportValue(value);
  }

  /** Without a value: CDK would generate one, which would look like a real key. An operator stores the key. */
  #emptySecret(name: string): Secret {
    const secret = new Secret(this, 'ModelKey', {
      secretName: name,
      description: 'The key of the model provider, put in by an operator.',
      removalPolicy: RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE,
    });
    (secret.node.defaultChild as CfnSecret).generateSecretString = undefined;
    return secret;
  }

  /** The bucket's own property: CDK's addEventNotification would add a custom resource with a `*` in its role. */
  #notifyArrivals(config: StageConfig) {
    // Every prefix, including copies: a worker erases files without a row. The copy of a CV is also ready to be read.
    const arrivals = [
      { prefix: pendingPrefix, queue: this.attachments.queue },
      { prefix: attachmentPrefix, queue: this.attachments.queue },
      { prefix: exportPrefix, queue: this.attachments.queue },
      { prefix: uploadPrefix, queue: this.extraction.queue },
    ];
    const bucket = this.bucket.node.defaultChild as CfnBucket;
    bucket.notificationConfiguration = {
      queueConfigurations: arrivals.map(({ prefix, queue }) => ({
        event: 's3:ObjectCreated:*',
        queue: queue.queueArn,
        filter: { s3Key: { rules: [{ name: 'prefix', value: prefix }] } },
      })),
    };
    // The extraction queue has two senders: the bucket, and the rule for registered scans. The rule is created in a
    // later stack (infra/workers-stack.ts), so the policy refers to its bus.
    const rulesOfBus = this.formatArn({
      service: 'events',
      resource: 'rule',
      resourceName: `${busName(config.name)}/*`,
    });
    maySend(this.extraction.queue, 'events.amazonaws.com', { ArnLike: { 'aws:SourceArn': rulesOfBus } });
    for (const { queue } of [this.attachments, this.extraction]) {
      const permission = maySend(queue, 's3.amazonaws.com', {
        StringEquals: { 'aws:SourceAccount': this.account },
      });
      // S3 sends a test message when the notification is set, so the permission must exist before.
      if (permission.policyDependable) bucket.node.addDependency(permission.policyDependable);
    }
  }
}

const maySend = (queue: IQueue, service: string, conditions: PolicyStatementProps['conditions']) =>
  queue.addToResourcePolicy(
    new PolicyStatement({
      actions: ['sqs:SendMessage'],
      principals: [new ServicePrincipal(service)],
      resources: [queue.queueArn],
      conditions,
    }),
  );
