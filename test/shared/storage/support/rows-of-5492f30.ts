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
  const kept = Object.entries(data).filter(([name]) => known.includes(name));
  return withEarlierShapes(kind, Object.fromEntries(kept)) as Data;
}

/** Until November 2026 a place of a person, and the source of a candidate or a scan, was a text; a job's place had no `raw`. */
export function withEarlierShapes(kind: string, data: Row): Row {
  const place = (value: unknown) => (value as { raw?: string } | null)?.raw ?? null;
  const { source, location, submission, locations } = data as Record<string, Row & { location?: unknown }>;
  return {
    ...data,
    ...(source && kind !== 'application' && { source: source.type }),
    ...(location !== undefined && kind !== 'office' && { location: place(location) }),
    ...(location && kind === 'office' && { location: withoutRaw(location) }),
    ...(submission && { submission: { ...submission, location: place(submission.location) } }),
    ...(Array.isArray(locations) && { locations: locations.map(withoutRaw) }),
  };
}
type Row = Record<string, unknown>;
const withoutRaw = ({ raw: _, ...location }: Row): Row => location;
