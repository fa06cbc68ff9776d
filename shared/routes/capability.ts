/** Rows by what they are about; infra/row-rights.ts has the partitions of each kind. */
export type RowKind =
  | 'addresses'
  | 'responses'
  | 'applications'
  | 'assessments'
  | 'assessmentTemplates'
  | 'audit'
  | 'candidates'
  | 'counts'
  | 'customFields'
  | 'deliveries'
  | 'departments'
  | 'erasures'
  | 'events'
  | 'exports'
  | 'feeds'
  | 'fits'
  | 'intakes'
  | 'invitations'
  | 'jobs'
  | 'keys'
  | 'keySets'
  | 'keyUses'
  | 'lanes'
  | 'members'
  | 'offices'
  | 'once'
  | 'organizations'
  | 'reasons'
  | 'replays'
  | 'scans'
  | 'sessions'
  | 'slugs'
  | 'sessionTokens'
  | 'tokenCalls'
  | 'twins'
  | 'usage'
  | 'webhooks'
  | 'words';

/** `check` is a condition on a row that a transaction leaves as it is. */
export type RowVerb = 'get' | 'put' | 'update' | 'delete' | 'check';

/**
 * The rights of a function. Each name is one grant and the environment variables that go with it (infra/capabilities.ts).
 * `getRows` reads rows of every kind by their keys, `findRows` finds them by queries; no name writes rows of every kind.
 */
export type Capability =
  | `${RowVerb} ${RowKind}`
  | 'getRows'
  | 'findRows'
  | 'webhookRows'
  | 'importRows'
  | 'cursorKey'
  | 'keyPepper'
  | 'webhookRoot'
  | 'sessionKey'
  | 'identityClient'
  | 'identitySecret'
  | 'blindIndexKey'
  | 'signUploads'
  | 'keepUploads'
  | 'readPending'
  | 'copyPending'
  | 'findUploads'
  | 'readUploads'
  | 'deleteUploads'
  | 'deleteScanFiles'
  | 'linkAttachments'
  | 'linkExports'
  | 'putExports'
  | 'deleteExports'
  | 'putEvents'
  | 'sendDeliveries'
  | 'sendRetries'
  | 'sendReplays'
  | 'sendUndelivered'
  | 'replayRows'
  | 'runCode'
  | 'modelKey'
  | 'invokeModel';

/** Counting a call in its organization's month, and emitting the event of a reached threshold. */
export const countUsage: readonly Capability[] = ['get usage', 'update usage', 'put usage', 'put events'];
/** Of a call with the token of one thing, which is counted apart. */
export const countTokenCalls: readonly Capability[] = ['update tokenCalls'];

/** Reading whether the person of a response is deleted, with the marks of several people at once. */
export const refuseDeleted: readonly Capability[] = ['getRows'];

/** Recording a change in the audit log: entries are put and never changed. */
export const recordChanges: readonly Capability[] = ['put audit'];

/** Checking in a person's transaction that the session and the role of the caller are still the same, and in a key's that it is not revoked. */
export const checkPerson: readonly Capability[] = ['check members', 'check sessions'];
export const checkKey: readonly Capability[] = ['check keys'];

/** Replaying a response under an Idempotency-Key: the claim, the stored response, and that nothing of it is erased. */
export const storeResponses: readonly Capability[] = ['put responses', 'delete responses', 'check erasures'];
