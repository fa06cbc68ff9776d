import { type Stage, Validations } from 'aws-cdk-lib';

interface NagSuppression {
  /** The id of the finding in cdk-nag. */
  finding: string;
  /** The construct of the finding within the stage, or a construct that contains all of its occurrences. */
  on: string;
  reason: string;
}

/** The uploads bucket, as cdk-nag writes an import from another stack. */
const uploads = (stage: string) => `${stage}-Data:ExportsOutputFnGetAttUploads4F6EB0FDArn5513CBEA`;

/**
 * The accepted findings of cdk-nag (AwsSolutions), each with its reason. test/infra/nag-suppressions.test.ts runs the
 * rules and fails for any other finding. A stage with a model key has one more secret, and production has people.
 */
export const nagSuppressions = (
  stage: string,
  { hasModelKey = false, hasIdentity = false } = {},
): NagSuppression[] => [
  {
    finding: 'AwsSolutions-APIG2',
    on: 'Api/Api',
    reason:
      'Each endpoint checks its request against the schemas of its row (shared/http/endpoint.ts) and says ' +
      'which field is wrong in the one error body; a validator of the gateway cannot name the field.',
  },
  {
    finding: 'AwsSolutions-APIG3',
    on: 'Api/Api/DeploymentStage.live',
    reason:
      'Rules of a firewall depend on who calls and from where, which only the operator knows. Calls need a ' +
      'key, every key has a monthly budget, and the gateway limits the rate.',
  },
  {
    finding: 'AwsSolutions-APIG4',
    on: 'Api',
    reason:
      'Open are the rows whose scope is none (feeds, documentation) and what the gateway answers by itself: ' +
      'preflights and 405. test/infra/api.test.ts holds every other method to the authorizer.',
  },
  {
    finding: 'AwsSolutions-COG4',
    on: 'Api',
    reason:
      'Callers are servers and pages of integrators, with keys of ours and not with users of a Cognito ' +
      'pool; our own authorizer judges the key.',
  },
  {
    finding:
      'AwsSolutions-IAM4[Policy::arn:<AWS::Partition>:iam::aws:policy/service-role/AmazonAPIGatewayPushToCloudWatchLogs]',
    on: 'Api/Api/CloudWatchRole',
    reason:
      'API Gateway takes one role per account for its logs, and AWS documents this policy as the one it ' +
      'must have.',
  },
  ...['pending', 'uploads', 'attachments', 'exports'].map((prefix) => ({
    finding: `AwsSolutions-IAM5[Resource::${uploads(stage)}/${prefix}/*]`,
    on: '',
    reason:
      'An object key holds a random token or an id: no list of them can be written down. The bucket holds ' +
      'nothing but these files.',
  })),
  {
    finding: 'AwsSolutions-IAM5[Resource::*]',
    on: 'Pipelines/PublishEvents/Role',
    reason: 'AWS takes no resource for dynamodb:ListStreams, and the event source mapping demands it.',
  },
  {
    finding: 'AwsSolutions-S1',
    on: 'Data/Uploads',
    reason:
      'A line of S3’s access log holds the signed URL and the address of a person who applies, and would ' +
      'outlive an erasure. Who may reach the files is what the roles say.',
  },
  {
    finding: 'AwsSolutions-SQS3',
    on: 'Pipelines/Undelivered',
    reason:
      'It is itself a dead-letter queue: of the rules of the bus, and of the events that the bus rejects. An alarm ' +
      'watches it.',
  },
  ...['KeyPepper', 'CursorKey', 'WebhookRoot', 'BlindIndex', 'SessionKey'].map((key) => ({
    finding: 'AwsSolutions-SMG4',
    on: `Data/${key}`,
    reason:
      'The secret is a ring of keys: a rotation adds one and keeps the old ones, because what they hashed, ' +
      'sealed or signed must stay readable. An operator does it when there is cause.',
  })),
  ...(hasIdentity ? ofIdentity : []),
  ...(hasModelKey
    ? [
        {
          finding: 'AwsSolutions-SMG4',
          on: 'Data/ModelKey',
          reason:
            'The key is the model provider’s, and no API of theirs rotates it: an operator puts a new one in, ' +
            'which functions read within a minute.',
        },
      ]
    : []),
];

/** Of the stage that people sign in to. */
const ofIdentity: NagSuppression[] = [
  {
    finding: 'AwsSolutions-COG2',
    on: 'Identity/People',
    reason:
      'A pool that demands a second factor takes no passkeys, which are stronger than a password with a code. ' +
      'Who prefers a password can add a second factor.',
  },
  {
    finding: 'AwsSolutions-COG8',
    on: 'Identity/People',
    reason:
      'Threat protection is in the plan Plus alone, which costs ten times as much a month; an operator can choose it.',
  },
  {
    finding: 'AwsSolutions-SMG4',
    on: 'Api/DashboardSecret',
    reason: 'The secret is that of the client of the pool, which Cognito makes. A new client has a new one.',
  },
];

/** Records the suppressions on the stage for cdk-nag. Throws for a construct that does not exist. */
export function suppressNagFindings(stage: Stage): void {
  const hasModelKey = stage.node.findChild('Data').node.tryFindChild('ModelKey') !== undefined;
  const hasIdentity = stage.node.tryFindChild('Identity') !== undefined;
  for (const { finding, on, reason } of nagSuppressions(stage.node.id, { hasModelKey, hasIdentity })) {
    const construct = on
      .split('/')
      .filter(Boolean)
      .reduce((parent, id) => parent.node.findChild(id), stage as { node: Stage['node'] });
    Validations.of(construct as Stage).acknowledge({ id: `AwsSolutions::${finding}`, reason });
  }
}
