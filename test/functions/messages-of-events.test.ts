import { expect, it } from 'vitest';
import { candidateOfMessage } from '../../functions/workers/index-candidate/candidate-of-message.ts';
import { scanToScore } from '../../functions/workers/score-scan/scan-to-score.ts';

const organizationId = 'org_1';
/** The body of a queue's message about an event with this resource. */
const messageOf = (object: object) =>
  JSON.stringify({ source: 'hiring', detail: { organization_id: organizationId, data: { object } } });

it('the scan to score is the one of the event, or that of the application', () => {
  expect(scanToScore(messageOf({ object: 'scan', id: 'scan_1', scan_id: 'scan_2' }))).toEqual({
    organizationId,
    scanId: 'scan_1',
  });
  expect(scanToScore(messageOf({ object: 'application', id: 'app_1', scan_id: 'scan_2' }))).toEqual({
    organizationId,
    scanId: 'scan_2',
  });
  expect(scanToScore(messageOf({ object: 'application', id: 'app_1', scan_id: null }))).toBeNull();
});

it('the candidate to index is the one of the event, or that of the scan', () => {
  expect(
    candidateOfMessage(messageOf({ object: 'candidate', id: 'cand_1', candidate_id: 'cand_2' })),
  ).toEqual({
    organizationId,
    candidateId: 'cand_1',
  });
  expect(candidateOfMessage(messageOf({ object: 'scan', id: 'scan_1', candidate_id: 'cand_2' }))).toEqual({
    organizationId,
    candidateId: 'cand_2',
  });
  for (const none of [{ candidate_id: null }, {}])
    expect(candidateOfMessage(messageOf({ object: 'scan', id: 'scan_1', ...none }))).toBeNull();
});
