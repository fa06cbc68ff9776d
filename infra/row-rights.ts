import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import type { RowKind, RowVerb } from '../shared/routes/capability.ts';

/**
 * The partitions of each kind of row (keys.ts and the other files of keys in shared/storage). The further rows of a
 * resource are of its kind: its external ids, the links to it, its timeline.
 */
const partitions: Record<RowKind, readonly string[]> = {
  addresses: ['ORG#*#ADDRESS#*'],
  responses: ['IDEM#*', 'ANSWERS#*', 'DONE#*'],
  audit: ['ORG#*#AUDIT#*'],
  // With the marks of the reasons that reject them.
  applications: ['ORG#*#APP#*', 'ORG#*#EXTERNAL#application', 'ORG#*#USED#rr_*'],
  // With the responses, results and solutions of candidates, the tokens of links and sessions, and the fit of the general test.
  assessments: [
    'ORG#*#ASSESSMENT#*',
    'ORG#*#SITTING',
    'ORG#*#ASSESSED',
    'ORG#*#SOLUTION',
    'CALIBRATION',
    'ORG#*#EXTERNAL#assessment',
    'ASSESSMENTTOKEN#*',
  ],
  assessmentTemplates: [
    'ORG#*#TEMPLATE',
    'ORG#*#TEMPLATE#*',
    'ORG#*#EXTERNAL#assessmentTemplate',
    'ORG#*#USED#ast_*',
  ],
  // Those of a job end in CAND, too.
  candidates: ['ORG#*#CAND', 'ORG#*#CAND#*', 'ORG#*#EMAIL#*', 'ORG#*#HOLD#*', 'ORG#*#EXTERNAL#candidate'],
  counts: ['ORG#*#JOB#*#COUNT'],
  customFields: ['ORG#*#CUSTOMFIELD', 'ORG#*#CUSTOMFIELD#*', 'ORG#*#EXTERNAL#customField', 'ORG#*#USED#cf_*'],
  deliveries: ['DELIVERY#*'],
  departments: ['ORG#*#DEPARTMENT', 'ORG#*#DEPARTMENT#*', 'ORG#*#EXTERNAL#department', 'ORG#*#USED#dep_*'],
  // With the marks of what is erased.
  erasures: ['ORG#*#ERASURE', 'ERASED#*'],
  events: ['EVENT#*'],
  // Those of a candidate end in EXPORT, too.
  exports: ['ORG#*#EXPORT'],
  feeds: ['ORG#*#FEED'],
  fits: ['ORG#*#FIT#*'],
  intakes: ['ORG#*#INTAKE#*'],
  // With the rows that their links lead to.
  invitations: ['ORG#*#INVITATION', 'INVITED#*'],
  // With their links to departments and offices.
  jobs: [
    'ORG#*#JOB',
    'ORG#*#JOB#DELETED',
    'ORG#*#FEED',
    'ORG#*#EXTERNAL#job',
    'ORG#*#USED#dep_*',
    'ORG#*#USED#off_*',
  ],
  keys: ['KEY#*'],
  keySets: ['ORG#*#KEYSET'],
  keyUses: ['ORG#*#KEYUSE'],
  lanes: ['ORG#*#LANE'],
  members: ['ORG#*#MEMBER', 'ORG#*#MEMBEROF'],
  offices: ['ORG#*#OFFICE', 'ORG#*#OFFICE#*', 'ORG#*#EXTERNAL#office', 'ORG#*#USED#off_*'],
  once: ['ONCE#*'],
  // An id has 26 characters: this one partition, and none of those that begin like it.
  organizations: [`ORG#org_${'?'.repeat(26)}`],
  reasons: ['ORG#*#REASON', 'ORG#*#REASON#*', 'ORG#*#EXTERNAL#rejectionReason', 'ORG#*#USED#rr_*'],
  replays: ['ORG#*#REPLAY'],
  scans: ['ORG#*#SCAN#*', 'ORG#*#RESULT#*', 'ORG#*#EXTERNAL#scan', 'GRANT#*', 'UNCOPIED#*'],
  sessions: ['SESSION#*'],
  slugs: ['SLUG#*'],
  sessionTokens: ['TOKEN#*'],
  tokenCalls: ['ORG#*#CALLS#*'],
  twins: ['TWIN#*'],
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
