import {
  cancelAssessment,
  completeAssessment,
  failAssessment,
  sendAssessment,
  startAssessment,
  sweepAssessment,
} from '../domain/assessment.ts';
import { assessmentSnapshot } from '../domain/assessment-snapshot.ts';
import type { Assessment } from '../domain/stored/assessment.ts';
import { changed, changeExample, type Example } from './example-change.ts';
import { assessment, changedAt } from './example-resources.ts';

const sent = changed(assessment, sendAssessment(assessment, '', changedAt));
const started = changed(sent, startAssessment(sent, changedAt));
const afterItsEnd = new Date(Date.parse(assessment.expires_at) + 1);

const ofAssessment = (
  before: Assessment,
  after: Partial<Assessment> | null,
  more?: Pick<Example, 'context' | 'worker'>,
) => changeExample(assessmentSnapshot, before, changed(before, after), more);

export const assessmentExamples = {
  'assessment.created': () => changeExample(assessmentSnapshot, null, assessment),
  'assessment.sent': () =>
    ofAssessment(assessment, sendAssessment(assessment, '', changedAt), { context: { reason: 'invited' } }),
  'assessment.started': () => ofAssessment(sent, startAssessment(sent, changedAt)),
  'assessment.completed': () =>
    ofAssessment(started, completeAssessment(started, [{ key: 'general', band: 'higher' }], changedAt)),
  'assessment.expired': () =>
    ofAssessment(
      started,
      sweepAssessment({ ...started, due_at: started.expires_at }, afterItsEnd)?.next ?? null,
      {
        worker: 'sweep-assessments',
      },
    ),
  'assessment.failed': () => ofAssessment(started, failAssessment(started)),
  'assessment.canceled': () => ofAssessment(sent, cancelAssessment(sent, 'organization')),
};
