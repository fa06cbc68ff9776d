import { expect, it } from 'vitest';
import * as dueKeys from '../../../shared/storage/due-keys.ts';
import * as intakeKeys from '../../../shared/storage/intake-keys.ts';
import * as mainKeys from '../../../shared/storage/keys.ts';
import * as organizationKeys from '../../../shared/storage/organization-keys.ts';

const keys = { ...mainKeys, ...organizationKeys, ...intakeKeys, ...dueKeys };

/** The keys of stored rows: with another key, a release would not find the rows of those before it. */
const stored: [name: keyof typeof keys, given: unknown[], key: string][] = [
  ['addressKey', ['a', 'b', 'c'], 'ORG#a#ADDRESS#b c'],
  ['apiKeyKey', ['a'], 'KEY#a KEY'],
  ['applicationPartition', ['a', 'b'], 'ORG#a#APP#b'],
  ['auditPartition', ['a', 'b'], 'ORG#a#AUDIT#b'],
  ['applicationsOfJob', ['a', 'b'], 'ORG#a#JOB#b#APP'],
  ['candidatePartition', ['a'], 'ORG#a#CAND'],
  ['candidatesOfJob', ['a', 'b'], 'ORG#a#JOB#b#CAND'],
  ['changePlace', ['a', 'b'], 'a#b'],
  ['changedPartition', ['a', 'b'], 'ORG#a#b#CHANGED'],
  ['deletedPartition', ['a', 'b'], 'ORG#a#b#DELETED'],
  ['deliveriesOfEvent', ['a'], 'EVENT#a#DELIVERY'],
  ['deliveryPartition', ['a', 'b'], 'DELIVERY#a#b'],
  ['doneKey', ['a', 'b'], 'DONE#a b'],
  ['duePartition', [10], 'DUE#a'],
  ['emailKey', ['a', 'b'], 'ORG#a#EMAIL#b EMAIL'],
  ['endpointTurnKey', ['a'], 'ORG#a#HOOKTURN TURN'],
  ['erasedKey', ['a'], 'ERASED#a ERASED'],
  ['erasurePartition', ['a'], 'ORG#a#ERASURE'],
  ['eventKey', ['a'], 'EVENT#a EVENT'],
  ['eventsAbout', ['a', 'b'], 'ORG#a#CAND#b#EVENT'],
  ['eventsOfOrganization', ['a', 'b'], 'ORG#a#EVENT#b'],
  ['exportPartition', ['a'], 'ORG#a#EXPORT'],
  ['feedVersionKey', ['a', 'job_XYZ'], 'ORG#a#FEED Z'],
  ['feedVersionPartition', ['a'], 'ORG#a#FEED'],
  ['fitScorePartition', ['a', 'b'], 'ORG#a#FIT#b'],
  ['formHoldKey', ['a', 'b'], 'ORG#a#HOLD#b HOLD'],
  ['grantKey', ['a'], 'GRANT#a GRANT'],
  ['idempotencyKey', ['a'], 'IDEM#a IDEM'],
  ['indexPartition', ['a', 'b', 'c'], 'a#b#c'],
  ['chatPartition', ['a', 'b'], 'ORG#a#INTAKE#b#CHAT'],
  ['intakePartition', ['a', 'b'], 'ORG#a#INTAKE#b'],
  ['intakesDue', ['a'], 'INTAKES#a'],
  ['intakesOfJob', ['a', 'b'], 'ORG#a#JOB#b#INTAKE'],
  ['jobPartition', ['a'], 'ORG#a#JOB'],
  ['keyById', ['a'], 'KEYID#a'],
  ['earlierKeySetKey', ['a', 'b'], 'ORG#a KEYSET#b'],
  ['keySetKey', ['a', 'b'], 'ORG#a#KEYSET b'],
  ['keySetPartition', ['a'], 'ORG#a#KEYSET'],
  ['keyUseKey', ['a', 'b'], 'ORG#a#KEYUSE b'],
  ['keyUsePartition', ['a'], 'ORG#a#KEYUSE'],
  ['keysOfOrganization', ['a'], 'ORG#a#KEY'],
  ['lanePartition', ['a'], 'ORG#a#LANE'],
  ['wordPartition', ['a', 'b'], 'ORG#a#WORD#7e18f737311b2dc3'],
  ['indexedKey', ['a', 'b'], 'ORG#a#INDEXED b'],
  ['mergedKey', ['a', 'b'], 'ORG#a#CAND#MERGED b'],
  ['unfinishedUndos', [], 'UNDOS'],
  ['restKey', ['a', 'b'], 'ORG#a#CAND#MERGED b#REST'],
  ['ofCandidate', ['a', 'b', 'c'], 'ORG#a#CAND#b#c'],
  ['organizationKey', ['a'], 'ORG#a ORG'],
  ['rankingOfJob', ['a', 'b'], 'ORG#a#JOB#b#RANKING'],
  ['replayKey', ['a', 'b'], 'ORG#a#REPLAY b'],
  ['responsePartKey', [{ pk: 'IDEM#a', sk: 'IDEM' }, 'b', 2], 'IDEM#a ANSWER#b#2'],
  ['responsesAbout', ['a'], 'ANSWERS#a'],
  ['retentionPartition', ['a'], 'RETENTION#a'],
  ['scanPartition', ['a', 'b'], 'ORG#a#SCAN#b'],
  ['scanResultPartition', ['a', 'b'], 'ORG#a#RESULT#b'],
  ['scansOfJob', ['a', 'b'], 'ORG#a#JOB#b#SCAN'],
  ['slugKey', ['a'], 'SLUG#a SLUG'],
  ['stageCountKey', ['a', 'b', 'app_XYZ'], 'ORG#a#JOB#b#COUNT Z'],
  ['stageCountPartition', ['a', 'b'], 'ORG#a#JOB#b#COUNT'],
  ['thresholdKey', ['a', 'b', 80], 'ORG#a#USAGE USAGE#b#80'],
  ['timelineOfApplication', ['a', 'b'], 'ORG#a#APPLICATION#b#TIMELINE'],
  ['uncopiedPartition', ['a'], 'UNCOPIED#a'],
  ['undoKey', ['a', 'b'], 'ORG#a#CAND#MERGED b#UNDO'],
  ['usageKey', ['a', 'b'], 'ORG#a#USAGE USAGE#b'],
  ['webhookEndpointPartition', ['a'], 'ORG#a#HOOK'],
];
const byName = new Map(Object.entries(keys) as [string, unknown][]);
const unlisted = ['sha256', 'monthPartition', 'dayPartition', 'externalIdKey'];
const made = (name: keyof typeof keys, given: unknown[]) => {
  const key = (byName.get(name) as (...given: unknown[]) => string | { pk: string; sk: string })(...given);
  return typeof key === 'string' ? key : `${key.pk} ${key.sk}`;
};

it.each(stored)('%s of %j is %s', (name, given, key) => expect(made(name, given)).toBe(key));

it('each kind of row has its place, and none is forgotten here', () => {
  const places = stored.map(([, , key]) => key);
  expect(new Set(places).size).toBe(places.length);
  const functions = Object.entries(keys).flatMap(([name, one]) => (typeof one === 'function' ? name : []));
  expect([...stored.map(([name]) => name), ...unlisted].toSorted()).toEqual(functions.toSorted());
});

it('a day is one in UTC, and external ids are hashed', () => {
  expect(keys.dayPartition(new Date('2026-12-01T00:30:00+01:00'))).toBe('20261130');
  expect(keys.externalIdKey('a', 'job', 'b')).toEqual({ pk: 'ORG#a#EXTERNAL#job', sk: keys.sha256('b') });
  expect([keys.claimSeconds, keys.claimSort, keys.dueShards]).toEqual([86_400, 'IDEM', 16]);
});
