import { describe, expect, inject, it } from 'vitest';
import { folderOf, pascalCase } from '../../infra/service-function.ts';
import { capabilitiesOf } from '../../shared/routes/capabilities-of.ts';
import type { Capability, RowKind, RowVerb } from '../../shared/routes/capability.ts';
import type { Route } from '../../shared/routes/route.ts';
import * as routes from '../../shared/routes/route-table.ts';
import { readStacks, resourcesOf, stageIds, statementsOf, targetOf } from './support/templates.ts';

const stacks = readStacks(inject('assemblyDir'));

/** Each `*` in an action or a resource that is allowed, and its reason. */
const exceptions: { action: RegExp; resource: RegExp; reason: string }[] = [
  {
    action: /^s3:(PutObject|GetObject|GetObjectVersion|ListBucket|DeleteObjectVersion|ListBucketVersions)$/,
    resource: /"\/(pending|uploads|attachments|exports)\/\*"/,
    reason: 'an object key is a random token or an id: no list of them can be written down',
  },
  {
    action: /^dynamodb:ListStreams$/,
    resource: /^"\*"$/,
    reason: 'AWS takes no resource for ListStreams, and the event source mapping demands it',
  },
];

/** What each capability allows, said a second time on purpose: a right that grows must show here. */
const rights: Record<Exclude<Capability, `${RowVerb} ${RowKind}`>, string[]> = {
  getRows: ['dynamodb:BatchGetItem', 'dynamodb:GetItem'],
  findRows: ['dynamodb:Query'],
  webhookRows: [
    'dynamodb:BatchGetItem',
    'dynamodb:BatchWriteItem',
    'dynamodb:DeleteItem',
    'dynamodb:GetItem',
    'dynamodb:PutItem',
    'dynamodb:UpdateItem',
  ],
  replayRows: [
    'dynamodb:BatchGetItem',
    'dynamodb:DeleteItem',
    'dynamodb:GetItem',
    'dynamodb:PutItem',
    'dynamodb:Query',
    'dynamodb:UpdateItem',
  ],
  importRows: ['dynamodb:GetItem', 'dynamodb:PutItem'],
  cursorKey: ['secretsmanager:GetSecretValue CursorKey'],
  keyPepper: ['secretsmanager:GetSecretValue KeyPepper'],
  webhookRoot: ['secretsmanager:GetSecretValue WebhookRoot'],
  blindIndexKey: ['secretsmanager:GetSecretValue BlindIndex'],
  signUploads: ['s3:PutObject'],
  keepUploads: ['s3:PutObject'],
  readPending: ['s3:GetObject', 's3:GetObjectVersion', 's3:ListBucket'],
  copyPending: ['s3:GetObjectVersion', 's3:ListBucket'],
  findUploads: ['s3:GetObject', 's3:ListBucket'],
  readUploads: ['s3:GetObject', 's3:GetObjectVersion', 's3:ListBucket'],
  deleteUploads: ['s3:DeleteObjectVersion', 's3:ListBucketVersions'],
  deleteScanFiles: ['s3:DeleteObjectVersion', 's3:ListBucketVersions'],
  linkAttachments: ['s3:GetObjectVersion'],
  linkExports: ['s3:GetObjectVersion'],
  putExports: ['s3:PutObject'],
  deleteExports: ['s3:DeleteObjectVersion', 's3:ListBucketVersions'],
  putEvents: ['events:PutEvents'],
  sendDeliveries: ['sqs:SendMessage'],
  sendRetries: ['sqs:SendMessage'],
  sendUndelivered: ['sqs:SendMessage'],
  sendReplays: ['sqs:SendMessage'],
  sessionKey: ['secretsmanager:GetSecretValue SessionKey'],
  identityClient: [],
  identitySecret: ['secretsmanager:GetSecretValue DashboardSecret'],
  modelKey: ['secretsmanager:GetSecretValue ModelKey'],
  invokeModel: ['bedrock:InvokeModel'],
  runCode: ['lambda:InvokeFunction'],
};
/** The same of `put jobs`, by the first partition of the kind, which is no other kind's. */
const rowActions: Record<RowVerb, string> = {
  get: 'dynamodb:GetItem',
  put: 'dynamodb:PutItem',
  update: 'dynamodb:UpdateItem',
  delete: 'dynamodb:DeleteItem',
  check: 'dynamodb:ConditionCheckItem',
};
const firstPartition: Record<RowKind, string> = {
  addresses: 'ORG#*#ADDRESS#*',
  responses: 'IDEM#*',
  applications: 'ORG#*#APP#*',
  assessments: 'ORG#*#ASSESSMENT#*',
  assessmentTemplates: 'ORG#*#TEMPLATE',
  audit: 'ORG#*#AUDIT#*',
  candidates: 'ORG#*#CAND',
  counts: 'ORG#*#JOB#*#COUNT',
  deliveries: 'DELIVERY#*',
  customFields: 'ORG#*#CUSTOMFIELD',
  departments: 'ORG#*#DEPARTMENT',
  erasures: 'ORG#*#ERASURE',
  events: 'EVENT#*',
  exports: 'ORG#*#EXPORT',
  feeds: 'ORG#*#FEED',
  fits: 'ORG#*#FIT#*',
  intakes: 'ORG#*#INTAKE#*',
  invitations: 'ORG#*#INVITATION',
  jobs: 'ORG#*#JOB',
  keys: 'KEY#*',
  keySets: 'ORG#*#KEYSET',
  keyUses: 'ORG#*#KEYUSE',
  lanes: 'ORG#*#LANE',
  members: 'ORG#*#MEMBER',
  offices: 'ORG#*#OFFICE',
  once: 'ONCE#*',
  organizations: 'ORG#org_??????????????????????????',
  reasons: 'ORG#*#REASON',
  replays: 'ORG#*#REPLAY',
  scans: 'ORG#*#SCAN#*',
  sessions: 'SESSION#*',
  slugs: 'SLUG#*',
  sessionTokens: 'TOKEN#*',
  tokenCalls: 'ORG#*#CALLS#*',
  twins: 'TWIN#*',
  usage: 'ORG#*#USAGE',
  webhooks: 'ORG#*#HOOK',
  words: 'ORG#*#WORD#*',
};
const rightsOf = (capability: Capability): string[] => {
  const [verb, kind] = capability.split(' ');
  if (kind) return [`${rowActions[verb as RowVerb]} ${firstPartition[kind as RowKind]}`];
  return rights[capability as keyof typeof rights];
};
const rowWorkers = new Set(['webhookRows', 'replayRows', 'importRows']);
const logs = ['logs:CreateLogStream', 'logs:PutLogEvents'];
const receives = [
  'sqs:ChangeMessageVisibility',
  'sqs:DeleteMessage',
  'sqs:GetQueueAttributes',
  'sqs:GetQueueUrl',
  'sqs:ReceiveMessage',
];
const readsStream = [
  'dynamodb:DescribeStream',
  'dynamodb:GetRecords',
  'dynamodb:GetShardIterator',
  'dynamodb:ListStreams',
];

const keepsFiles: Capability[] = ['getRows', 'put scans', 'put events', 'keepUploads'];
const workers: Record<string, { uses: Capability[]; source?: string[] }> = {
  'authorize-request': {
    uses: [
      'get keys',
      'update keyUses',
      'get sessionTokens',
      'get sessions',
      'get members',
      'get organizations',
      'keyPepper',
    ],
  },
  'run-code': { uses: [] },
  'publish-events': { uses: ['putEvents', 'sendUndelivered'], source: readsStream },
  'extract-scan': {
    uses: [...keepsFiles, 'readUploads', 'copyPending', 'deleteScanFiles'],
    source: receives,
  },
  'score-scan': { uses: ['getRows', 'findRows', 'put fits', 'put scans', 'put events'], source: receives },
  'index-candidate': {
    uses: [
      'getRows',
      'findRows',
      'put words',
      'delete words',
      'check words',
      'check candidates',
      'check scans',
      'put candidates',
      'put events',
    ],
    source: receives,
  },
  'import-job': { uses: ['importRows'], source: receives },
  'receive-file': {
    uses: [
      ...keepsFiles,
      'findUploads',
      'readPending',
      'put applications',
      'put candidates',
      'check candidates',
      'put intakes',
      'deleteUploads',
      'deleteExports',
    ],
    source: receives,
  },
  'erase-data': {
    uses: [
      'getRows',
      'findRows',
      'put erasures',
      'put responses',
      'put events',
      'put applications',
      'put assessments',
      'put candidates',
      'put intakes',
      'put scans',
      'put words',
      'delete responses',
      'delete applications',
      'delete assessments',
      'delete candidates',
      'delete deliveries',
      'delete events',
      'delete exports',
      'delete fits',
      'delete intakes',
      'delete scans',
      'delete words',
      'update counts',
      'check words',
      'check candidates',
      'check scans',
      'deleteUploads',
      'deleteExports',
    ],
    source: receives,
  },
  'export-candidate': {
    uses: ['getRows', 'findRows', 'put exports', 'putExports', 'deleteExports'],
    source: receives,
  },
  'fan-out-event': {
    uses: ['get events', 'findRows', 'put deliveries', 'sendDeliveries', 'sendRetries'],
    source: receives,
  },
  'send-webhook': { uses: ['webhookRows', 'webhookRoot', 'sendRetries'], source: receives },
  'retry-webhook': { uses: ['webhookRows', 'webhookRoot', 'sendRetries'], source: receives },
  'replay-events': { uses: ['replayRows', 'webhookRoot', 'sendRetries', 'sendReplays'], source: receives },
  'sweep-due-deliveries': {
    uses: ['get lanes', 'get webhooks', 'findRows', 'put deliveries', 'sendRetries'],
  },
  'finish-undos': {
    uses: [
      'getRows',
      'findRows',
      'put candidates',
      'delete candidates',
      'put applications',
      'put scans',
      'put intakes',
      'put events',
    ],
  },
  'sweep-assessments': { uses: ['get assessments', 'findRows', 'put assessments', 'put events'] },
  'sweep-retention': {
    uses: [
      'getRows',
      'findRows',
      'put candidates',
      'put scans',
      'delete scans',
      'delete fits',
      'put intakes',
      'delete intakes',
      'put erasures',
      'put events',
    ],
  },
};
interface Deployed {
  uses: readonly Capability[];
  source?: string[];
  /** How often it is deployed: what serves rows of several resources is in the stack of each. */
  copies?: number;
}
const resourceOf = ({ path }: Route) => path.replace(/^\/v1/, '').split('/')[1];
const endpoints = [
  ...Map.groupBy(
    Object.entries(routes as Record<string, Route>),
    ([name, { servedBy }]) => servedBy ?? folderOf(name),
  ),
].map(([folder, rows]): [string, Deployed] => {
  const copies = new Set(rows.map(([, row]) => resourceOf(row))).size;
  return [folder, { uses: rows[0] ? capabilitiesOf(rows[0][1]) : [], copies }];
});
const functions: [string, Deployed][] = [...endpoints, ...Object.entries(workers)];

const leadingKeysOf = (condition: unknown): string[] =>
  (condition as Record<string, Record<string, string[]>>)['ForAllValues:StringLike']?.[
    'dynamodb:LeadingKeys'
  ] ?? [];

/** The one role that is no function's. */
const gatewayLogRole = 'ApiCloudWatchRole';

describe.each(stageIds)('%s', (stage) => {
  const statements = statementsOf(stacks, stage);
  const allowed = statements.filter(({ effect }) => effect === 'Allow');

  it('allows no * in an action or a resource but where its reason is written down', () => {
    expect(allowed.length).toBeGreaterThan(50);
    const used = new Set<string>();
    const without = allowed.flatMap(({ on, actions, resources }) =>
      actions.flatMap((action) =>
        resources
          .map((resource) => JSON.stringify(resource))
          .filter((resource) => `${action}${resource}`.includes('*'))
          .filter((resource) => {
            const known = exceptions.find((one) => one.action.test(action) && one.resource.test(resource));
            if (known) used.add(known.reason);
            return !known;
          })
          .map((resource) => `${on}: ${action} on ${resource}`),
      ),
    );
    expect(without).toEqual([]);
    expect([...used].sort()).toEqual(exceptions.map(({ reason }) => reason).sort());
  });

  it('denies with a * only what does not come over TLS', () => {
    const denied = statements.filter(({ effect }) => effect === 'Deny');
    expect(denied.length).toBeGreaterThan(0);
    for (const { condition } of denied)
      expect([
        { Bool: { 'aws:SecureTransport': 'false' } },
        { NumericLessThan: { 's3:TlsVersion': 1.2 } },
      ]).toContainEqual(condition);
  });

  it('lets no stranger in: a principal that is allowed is a service of AWS, bound to this account or a resource of it', () => {
    for (const { on, principal, condition } of allowed.filter((one) => one.principal !== undefined)) {
      expect(Object.keys(principal as object), on).toEqual(['Service']);
      expect(JSON.stringify(condition), on).toMatch(/aws:Source(Account|Arn)/);
    }
  });

  it.each(functions)('gives %s exactly what it names', (folder, { uses, source = [], copies = 1 }) => {
    const own = `${pascalCase(folder)}Role`;
    const held = allowed
      .filter(({ on }) => on === own || on === `${own}DefaultPolicy`)
      .flatMap(({ actions, resources, condition }) =>
        actions.map((action) => {
          if (action.startsWith('secretsmanager:')) return `${action} ${targetOf(resources[0]).slice(0, -8)}`;
          const isKind = condition !== undefined && !uses.some((capability) => rowWorkers.has(capability));
          return isKind ? `${action} ${leadingKeysOf(condition)[0]}` : action;
        }),
      );
    // Nobody signs in to the sandbox, which has no client at a provider.
    const has = (capability: Capability) => stage === 'Prod' || capability !== 'identitySecret';
    const expected = [...logs, ...source, ...uses.filter(has).flatMap(rightsOf)];
    expect(held.sort()).toEqual(Array(copies).fill(expected).flat().sort());
  });

  it('lets the sender, which talks to strangers, reach its own kinds of rows only', () => {
    const held = allowed.filter(
      ({ on, actions }) => on === 'SendWebhookRole' && /dynamodb:/.test(`${actions}`),
    );
    expect(held.length).toBeGreaterThan(0);
    for (const { condition } of held) {
      const [keys] = Object.values(condition as Record<string, Record<string, string[]>>);
      for (const pattern of keys?.['dynamodb:LeadingKeys'] ?? ['*'])
        expect(pattern).toMatch(/^(DELIVERY#|EVENT#|ORG#\*#(HOOK|LANE)$)/);
    }
  });

  it('lets a replay reach the same, the feed of events, and replays', () => {
    const held = allowed.filter(
      ({ on, actions }) => on === 'ReplayEventsRole' && /dynamodb:/.test(`${actions}`),
    );
    expect(held.map(({ condition }) => condition)).toEqual([
      {
        'ForAllValues:StringLike': {
          'dynamodb:LeadingKeys': [
            'DELIVERY#*',
            'EVENT#*',
            'ORG#*#HOOK',
            'ORG#*#LANE',
            'ORG#*#EVENT#*',
            'ORG#*#REPLAY',
          ],
        },
      },
    ]);
  });

  it('lets the importer, which reads what strangers wrote, reach jobs and events only', () => {
    const held = allowed.filter(
      ({ on, actions }) => on === 'ImportJobRole' && /dynamodb:/.test(`${actions}`),
    );
    expect(held.map(({ condition }) => condition)).toEqual([
      { 'ForAllValues:StringLike': { 'dynamodb:LeadingKeys': ['EVENT#*', 'ORG#*#FEED', 'ORG#*#JOB'] } },
    ]);
  });

  it('gives every function a role of its own, which only Lambda may take on', () => {
    const lambdas = resourcesOf(stacks, stage, 'AWS::Lambda::Function');
    const roles = resourcesOf(stacks, stage, 'AWS::IAM::Role').filter(({ name }) => name !== gatewayLogRole);
    const taken = lambdas.map(({ properties }) => targetOf(properties.Role));
    expect(new Set(taken).size).toBe(functions.length);
    expect(taken).toHaveLength(functions.reduce((sum, [, { copies = 1 }]) => sum + copies, 0));
    expect(taken.sort()).toEqual(roles.map(({ id }) => id).sort());
    for (const { properties } of roles) {
      expect(properties.ManagedPolicyArns).toBeUndefined();
      const [statement] = properties.AssumeRolePolicyDocument.Statement;
      expect(statement.Principal).toEqual({ Service: 'lambda.amazonaws.com' });
    }
  });

  it('lets API Gateway write its logs by the policy that AWS has for it, and nothing else', () => {
    const [role] = resourcesOf(stacks, stage, 'AWS::IAM::Role').filter(({ name }) => name === gatewayLogRole);
    expect(role?.properties.AssumeRolePolicyDocument.Statement[0].Principal).toEqual({
      Service: 'apigateway.amazonaws.com',
    });
    expect(role?.properties.Policies).toBeUndefined();
    const partition = { Ref: 'AWS::Partition' };
    const policy = ':iam::aws:policy/service-role/AmazonAPIGatewayPushToCloudWatchLogs';
    expect(role?.properties.ManagedPolicyArns).toEqual([{ 'Fn::Join': ['', ['arn:', partition, policy]] }]);
  });

  it('lets a function log to its own group only', () => {
    for (const { on, actions, resources } of allowed)
      if (actions.includes('logs:PutLogEvents'))
        expect(targetOf(resources[0]).replace(/[0-9A-F]{8}$/, '')).toBe(on.replace(/Role$/, 'Logs'));
  });
});
