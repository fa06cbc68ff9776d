import * as assessmentKeys from '../../../../shared/storage/assessment-keys.ts';
import * as dueKeys from '../../../../shared/storage/due-keys.ts';
import * as intakeKeys from '../../../../shared/storage/intake-keys.ts';
import * as keys from '../../../../shared/storage/keys.ts';
import * as organizationKeys from '../../../../shared/storage/organization-keys.ts';
import * as peopleKeys from '../../../../shared/storage/people-keys.ts';
import type { Item, Key } from '../../../../shared/storage/row.ts';
import * as vocabularyKeys from '../../../../shared/storage/vocabulary-keys.ts';

/** Stands for any id, month or number inside a key. */
const x = '\ue000';
const digit = x as unknown as number;
/** Exports of keys.ts that make no key. */
const helpers = [
  'sha256',
  'monthPartition',
  'dayPartition',
  'claimSort',
  'changePlace',
  'claimSeconds',
  'followedKinds',
  'vocabularyKinds',
  'dueShards',
  'partsOfCandidate',
  'personIdOf',
] as const;
type Maker =
  | Exclude<keyof typeof keys | keyof typeof peopleKeys, (typeof helpers)[number]>
  | keyof typeof vocabularyKeys
  | keyof typeof assessmentKeys
  | keyof typeof organizationKeys
  | keyof typeof intakeKeys
  | keyof typeof dueKeys;

/** Each key that keys.ts makes: a whole key, or a partition, of the table or of an index. */
const examples: Record<Maker, (Key | string)[]> = {
  assessmentPartition: [assessmentKeys.assessmentPartition(x, x)],
  assessmentsOfApplication: [assessmentKeys.assessmentsOfApplication(x, x)],
  assessmentDuePartition: [assessmentKeys.assessmentDuePartition(x)],
  assessmentTokenKey: [assessmentKeys.assessmentTokenKey(x)],
  sittingKey: [assessmentKeys.sittingKey(x, x)],
  assessmentResultKey: [assessmentKeys.assessmentResultKey(x, x)],
  solutionKey: [assessmentKeys.solutionKey(x, x)],
  solutionsOfTask: [assessmentKeys.solutionsOfTask(x, x)],
  calibrationKey: [assessmentKeys.calibrationKey()],
  organizationKey: [keys.organizationKey(x)],
  usageKey: [organizationKeys.usageKey(x, x)],
  thresholdKey: [organizationKeys.thresholdKey(x, x, digit)],
  apiKeyKey: [keys.apiKeyKey(x)],
  earlierKeySetKey: [organizationKeys.earlierKeySetKey(x, x)],
  keySetPartition: [organizationKeys.keySetPartition(x)],
  keySetKey: [organizationKeys.keySetKey(x, x)],
  keyUsePartition: [organizationKeys.keyUsePartition(x)],
  keyUseKey: [organizationKeys.keyUseKey(x, x)],
  auditPartition: [organizationKeys.auditPartition(x, x)],
  slugKey: [organizationKeys.slugKey(x)],
  keysOfOrganization: [keys.keysOfOrganization(x)],
  keyById: [keys.keyById(x)],
  jobPartition: [keys.jobPartition(x)],
  changedPartition: keys.followedKinds.map((kind) => keys.changedPartition(x, kind)),
  deletedPartition: keys.followedKinds.map((kind) => keys.deletedPartition(x, kind)),
  feedVersionKey: [keys.feedVersionKey(x, x)],
  feedVersionPartition: [keys.feedVersionPartition(x)],
  webhookEndpointPartition: [keys.webhookEndpointPartition(x)],
  endpointTurnKey: [keys.endpointTurnKey(x)],
  vocabularyPartition: keys.vocabularyKinds.map((kind) => vocabularyKeys.vocabularyPartition(x, kind)),
  vocabularyTurnKey: keys.vocabularyKinds.map((kind) => vocabularyKeys.vocabularyTurnKey(x, kind)),
  nameKey: keys.vocabularyKinds.map((kind) => vocabularyKeys.nameKey(x, kind, x)),
  usedPartition: [vocabularyKeys.usedPartition(x, x)],
  lanePartition: [keys.lanePartition(x)],
  scanPartition: [keys.scanPartition(x, x)],
  scanResultPartition: [keys.scanResultPartition(x, x)],
  fitScorePartition: [keys.fitScorePartition(x, x)],
  rankingOfJob: [keys.rankingOfJob(x, x)],
  applicationPartition: [keys.applicationPartition(x, x)],
  candidatePartition: [keys.candidatePartition(x)],
  unfinishedUndos: [keys.unfinishedUndos()],
  restKey: [keys.restKey(x, x)],
  mergedKey: [keys.mergedKey(x, x)],
  undoKey: [keys.undoKey(x, x)],
  stageCountPartition: [organizationKeys.stageCountPartition(x, x)],
  stageCountKey: [organizationKeys.stageCountKey(x, x, x)],
  applicationsOfJob: [keys.applicationsOfJob(x, x)],
  scansOfJob: [keys.scansOfJob(x, x)],
  candidatesOfJob: [keys.candidatesOfJob(x, x)],
  ofCandidate: keys.partsOfCandidate.map((what) => keys.ofCandidate(x, x, what)),
  timelineOfApplication: [keys.timelineOfApplication(x, x)],
  intakePartition: [intakeKeys.intakePartition(x, x)],
  intakesOfJob: [intakeKeys.intakesOfJob(x, x)],
  chatPartition: [intakeKeys.chatPartition(x, x)],
  intakesDue: [dueKeys.intakesDue(x)],
  emailKey: [keys.emailKey(x, x)],
  formHoldKey: [keys.formHoldKey(x, x)],
  // Its last part is a hash.
  wordPartition: [keys.wordPartition(x, x).replace(/[0-9a-f]{16}$/, x)],
  indexedKey: [keys.indexedKey(x, x)],
  exportPartition: [keys.exportPartition(x)],
  erasurePartition: [keys.erasurePartition(x)],
  erasedKey: [keys.erasedKey(x)],
  responsesAbout: [keys.responsesAbout(x)],
  deliveriesOfEvent: [keys.deliveriesOfEvent(x)],
  retentionPartition: [dueKeys.retentionPartition(x)],
  uncopiedPartition: [dueKeys.uncopiedPartition(x)],
  addressKey: [keys.addressKey(x, x, x)],
  tokenCallsKey: [peopleKeys.tokenCallsKey(x, x, x)],
  indexPartition: [
    keys.jobPartition(x),
    keys.scanPartition(x, x),
    keys.scansOfJob(x, x),
    keys.applicationPartition(x, x),
    intakeKeys.intakePartition(x, x),
    assessmentKeys.assessmentPartition(x, x),
  ].map((partition) => keys.indexPartition(partition, 'STATUS', x)),
  grantKey: [keys.grantKey(x)],
  externalIdKey: [keys.externalIdKey(x, x, x)],
  eventKey: [keys.eventKey(x)],
  eventsOfOrganization: [keys.eventsOfOrganization(x, x)],
  eventsAbout: [keys.eventsAbout(x, x)],
  replayKey: [keys.replayKey(x, x)],
  deliveryPartition: [keys.deliveryPartition(x, x)],
  duePartition: [keys.duePartition(digit)],
  doneKey: [keys.doneKey(x, x)],
  idempotencyKey: [keys.idempotencyKey(x)],
  responsePartKey: [keys.responsePartKey(keys.idempotencyKey(x), x, digit)],
  memberPartition: [peopleKeys.memberPartition(x)],
  memberKey: [peopleKeys.memberKey(x, x)],
  ownersKey: [peopleKeys.ownersKey(x)],
  memberOfKey: [peopleKeys.memberOfKey(x, x)],
  // Its last part is a hash.
  leftKey: [{ ...peopleKeys.leftKey(x, x), sk: `LEFT#${x}` }],
  membersOfPerson: [peopleKeys.membersOfPerson(x)],
  sessionsOfPerson: [peopleKeys.sessionsOfPerson(x)],
  invitationPartition: [peopleKeys.invitationPartition(x)],
  invitationKey: [peopleKeys.invitationKey(x, x)],
  invitedKey: [peopleKeys.invitedKey(x)],
  sessionKey: [peopleKeys.sessionKey(x)],
  sessionTokenKey: [peopleKeys.sessionTokenKey(x)],
  onceKey: [{ pk: `ONCE#${x}`, sk: 'ONCE' }],
  twinKey: [peopleKeys.twinKey(x)],
};

export const makers = Object.keys(examples);
export const exported = Object.keys({
  ...keys,
  ...peopleKeys,
  ...vocabularyKeys,
  ...assessmentKeys,
  ...organizationKeys,
  ...intakeKeys,
  ...dueKeys,
}).filter((name) => !(helpers as readonly string[]).includes(name));

/** Keys are made of letters, digits and `#` alone. */
const like = (text: string) => new RegExp(`^${text.replace(keys.sha256(x), x).replaceAll(x, '[^#]+')}$`, 'u');
interface Kind {
  name: string;
  pk: RegExp;
  sk: RegExp;
}
const any = /^/;

/** Every kind of row: a key, or a partition, under the name of its maker. */
export const kinds: Kind[] = Object.entries(examples).flatMap(([maker, made]) =>
  made.map((one, index) => ({
    name: made.length > 1 ? `${maker} ${index}` : maker,
    pk: like(typeof one === 'string' ? one : one.pk),
    sk: typeof one === 'string' ? any : like(one.sk),
  })),
);

/** The kinds under which a row is found by its own key. */
export const ownKinds = ({ pk, sk }: Key) => kinds.filter((kind) => kind.pk.test(pk) && kind.sk.test(sk));

/** All kinds under which a row is found, by its own key or in an index. */
export const kindsOf = (row: Item) => [
  ...ownKinds(row),
  ...[
    [row.gsi1pk, row.gsi1sk],
    [row.gsi2pk, row.gsi2sk],
    [row.gsi3pk, row.gsi3sk],
    [row.gsi4pk, row.gsi4sk],
  ].flatMap(([pk, sk]) => (pk === undefined ? [] : ownKinds({ pk, sk: sk ?? '' }))),
];
