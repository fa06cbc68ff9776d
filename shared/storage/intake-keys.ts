/** The keys of the rows of chat intakes. None contains a name, an address or a secret. */

export const intakePartition = (organizationId: string, month: string) =>
  `ORG#${organizationId}#INTAKE#${month}`;
export const intakesOfJob = (organizationId: string, jobId: string) =>
  `ORG#${organizationId}#JOB#${jobId}#INTAKE`;
/** The messages of one chat, and the state of its dialogue. */
export const chatPartition = (organizationId: string, intakeId: string) =>
  `ORG#${organizationId}#INTAKE#${intakeId}#CHAT`;
