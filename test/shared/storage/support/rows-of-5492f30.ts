/** The fields of each kind of row as the release of commit 5492f30 wrote them: of a row of that release no other can be expected. */
export const rowsOf5492f30 = {
  application: [
    ...['id', 'job_id', 'candidate_id', 'status', 'stage', 'consent', 'source', 'screening', 'rejection'],
    ...['scan_id', 'tags', 'version', 'external_id', 'metadata', 'created_at', 'updated_at'],
    ...['last_moved_at', 'hired_at', 'withdrawn_at', 'submission'],
  ],
  candidate: [
    ...['id', 'first_name', 'last_name', 'email', 'phone', 'location', 'links', 'source', 'tags', 'consent'],
    ...['applications', 'scan_id', 'anonymized_at', 'version', 'external_id', 'metadata', 'created_at'],
    ...['updated_at', 'retention_due_on'],
  ],
  scan: [
    ...['id', 'status', 'attempt', 'job_id', 'candidate_id', 'application_id', 'source', 'file', 'quality'],
    ...['extraction', 'fit', 'error', 'external_id', 'metadata', 'created_at', 'updated_at', 'started_at'],
    ...['completed_at', 'version', 'file_key', 'file_version', 'claimed_by', 'claimed_until'],
  ],
} as const;

/** A row of today as that release would have written it. */
export function asOf5492f30<Data extends object>(kind: keyof typeof rowsOf5492f30, data: Data): Data {
  const known: readonly string[] = rowsOf5492f30[kind];
  return Object.fromEntries(Object.entries(data).filter(([name]) => known.includes(name))) as Data;
}
