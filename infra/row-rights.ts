import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import type { RowKind, RowVerb } from '../shared/routes/capability.ts';

/**
 * The partitions of each kind of row (shared/storage/keys.ts). The further rows of a resource are of its kind: its external
 * ids, the links to it, its timeline.
 */
const partitions: Record<RowKind, readonly string[]> = {
  addresses: ['ORG#*#ADDRESS#*'],
  responses: ['IDEM#*', 'ANSWERS#*', 'DONE#*'],
  applications: ['ORG#*#APP#*', 'ORG#*#EXTERNAL#application'],
  // Those of a job end in CAND, too.
  candidates: ['ORG#*#CAND', 'ORG#*#CAND#*', 'ORG#*#EMAIL#*', 'ORG#*#HOLD#*', 'ORG#*#EXTERNAL#candidate'],
  deliveries: ['DELIVERY#*'],
  // With the marks of what is erased.
  erasures: ['ORG#*#ERASURE', 'ERASED#*'],
  events: ['EVENT#*'],
  // Those of a candidate end in EXPORT, too.
  exports: ['ORG#*#EXPORT'],
  fits: ['ORG#*#FIT#*'],
  jobs: ['ORG#*#JOB', 'ORG#*#JOB#DELETED', 'ORG#*#FEED', 'ORG#*#EXTERNAL#job'],
  keys: ['KEY#*'],
  lanes: ['ORG#*#LANE'],
  // An id has 26 characters: this one partition, and none of those that begin like it.
  organizations: [`ORG#org_${'?'.repeat(26)}`],
  replays: ['ORG#*#REPLAY'],
  scans: ['ORG#*#SCAN#*', 'ORG#*#RESULT#*', 'ORG#*#EXTERNAL#scan', 'GRANT#*', 'UNCOPIED#*'],
  usage: ['ORG#*#USAGE'],
  // The words of candidates, and the list of them.
  words: ['ORG#*#WORD#*', 'ORG#*#INDEXED'],
  webhooks: ['ORG#*#HOOK', 'ORG#*#HOOK#DELETED', 'ORG#*#HOOKTURN', 'ORG#*#EXTERNAL#webhookEndpoint'],
};

const actions: Record<RowVerb, string> = {
  get: 'dynamodb:GetItem',
  put: 'dynamodb:PutItem',
  update: 'dynamodb:UpdateItem',
  delete: 'dynamodb:DeleteItem',
  check: 'dynamodb:ConditionCheckItem',
};

export const rowKinds = Object.keys(partitions) as RowKind[];
export const rowVerbs = Object.keys(actions) as RowVerb[];

/** The statement that lets a function do one thing with rows of one kind, and with no other row. */
export const rowStatement = (tableArn: string, verb: RowVerb, kind: RowKind): PolicyStatement =>
  new PolicyStatement({
    actions: [actions[verb]],
    resources: [tableArn],
    conditions: { 'ForAllValues:StringLike': { 'dynamodb:LeadingKeys': partitions[kind] } },
  });
