/** The keys of the rows about assessments. None contains a name, an address or a secret. */
import type { Key } from './row.ts';

export const assessmentPartition = (organizationId: string, month: string) =>
  `ORG#${organizationId}#ASSESSMENT#${month}`;
/** In an index: the assessments of an application. */
export const assessmentsOfApplication = (organizationId: string, applicationId: string) =>
  `ORG#${organizationId}#APPLICATION#${applicationId}#ASSESSMENT`;
/** In an index: assessments with a reminder or an end on a day, whichever organization's. */
export const assessmentDuePartition = (day: string) => `ASSESSMENTDUE#${day}`;
/** Leads from the token of a link or of a candidate's session to the assessment. */
export const assessmentTokenKey = (tokenHash: string): Key => ({
  pk: `ASSESSMENTTOKEN#${tokenHash}`,
  sk: 'TOKEN',
});
/** The candidate's responses to the items. */
export const sittingKey = (organizationId: string, assessmentId: string): Key => ({
  pk: `ORG#${organizationId}#SITTING`,
  sk: assessmentId,
});
export const assessmentResultKey = (organizationId: string, assessmentId: string): Key => ({
  pk: `ORG#${organizationId}#ASSESSED`,
  sk: assessmentId,
});
/** The sketches of the solutions of a developer assessment. */
export const solutionKey = (organizationId: string, assessmentId: string): Key => ({
  pk: `ORG#${organizationId}#SOLUTION`,
  sk: assessmentId,
});
/** In an index: the solutions of a coding task. */
export const solutionsOfTask = (organizationId: string, task: string) =>
  `ORG#${organizationId}#SOLUTION#${task}`;
/** The last fit of the general test: one for the whole stage, because the items are the same for every organization. */
export const calibrationKey = (): Key => ({ pk: 'CALIBRATION', sk: 'general' });
