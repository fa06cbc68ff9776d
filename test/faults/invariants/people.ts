import type { Evidence } from '../invariants.ts';
import type { Row } from '../rows.ts';

/** Not the links from a job to its candidates. */
export const candidatePartition = /^ORG#[^#]+#CAND$/;
const candidatesIn = (rows: Row[]) => rows.filter(({ pk }) => candidatePartition.test(pk));
export const applicationsIn = (rows: Row[]) => rows.filter(({ pk }) => /#APP#\d{4}-\d\d$/.test(pk));
export const scansIn = (rows: Row[]) => rows.filter(({ pk }) => /#SCAN#\d{4}-\d\d$/.test(pk));

/** Nobody is there twice, and each address in use is claimed by the one who has it. */
export function addressesAreUnique({ rows }: Evidence): string[] {
  const breaches: string[] = [];
  const all = candidatesIn(rows).map(({ sk, data }) => ({
    ids: [sk, ...data.merged_ids],
    addresses: [data.email ?? [], data.other_emails].flat().map((one: string) => one.trim().toLowerCase()),
  }));
  const addresses = all.flatMap((one) => one.addresses);
  if (new Set(addresses).size < addresses.length) breaches.push('two candidates have one address');
  const claims = rows.filter(({ sk }) => sk === 'EMAIL').map(({ data }) => data.id);
  for (const { ids, addresses: own } of all) {
    const claimed = claims.filter((id) => ids.includes(id)).length;
    if (claimed !== own.length)
      breaches.push(`${ids[0]} has ${own.length} addresses and ${claimed} claims on them`);
  }
  if (claims.length !== addresses.length)
    breaches.push(`${addresses.length} addresses are in use and ${claims.length} claimed`);
  return breaches;
}

/** A candidate's entries say of each of its applications what the application says of itself. */
export function candidatesKnowTheirApplications({ rows }: Evidence): string[] {
  const breaches: string[] = [];
  const applications = new Map(applicationsIn(rows).map(({ sk, data }) => [sk, data]));
  const known = new Set<string>();
  for (const { sk, data } of candidatesIn(rows)) {
    const older = rows.filter(({ pk }) => pk.endsWith(`#CAND#${sk}#OLDER`)).map((row) => row.data);
    for (const entry of [...data.applications, ...older]) {
      const own = applications.get(entry.id);
      known.add(entry.id);
      const isSame =
        own?.candidate_id === sk &&
        own.job_id === entry.job_id &&
        own.stage.id === entry.stage_id &&
        own.status === entry.status;
      if (!isSame) breaches.push(`${sk} tells otherwise of ${entry.id} than it does itself`);
    }
  }
  for (const id of applications.keys()) if (!known.has(id)) breaches.push(`${id} belongs to nobody`);
  return breaches;
}

/** Each application was accepted and stands where its last answer said; nothing of it happened twice. */
export function applicationsStandAsTold({ run, rows, events }: Evidence): string[] {
  const { world } = run;
  const breaches: string[] = [];
  const stored = new Map(applicationsIn(rows).map(({ sk, data }) => [sk, data]));
  const timeline = rows.filter(({ pk }) => pk.endsWith('#TIMELINE')).map(({ data }) => data);
  const unheard = [...stored].filter(([id]) => !world.applications.has(id));
  // Their clients were told that the answer is gone with the person.
  const toldOtherwise = unheard.filter(([, { candidate_id }]) => world.erased.has(candidate_id));
  for (const [id] of unheard)
    if (toldOtherwise.length > world.unheardApplications || !toldOtherwise.some(([told]) => told === id))
      breaches.push(`${id} is there, and no client was told so`);
  for (const [id, known] of world.applications) {
    const erased = known.candidateId === undefined ? 'deleted' : world.erased.get(known.candidateId);
    const found = stored.get(id);
    if (!found) {
      if (erased !== 'deleted') breaches.push(`${id} was accepted and is not there`);
      continue;
    }
    const entries = timeline.filter(({ application_id }) => application_id === id);
    const moves = entries.filter(({ type }) => type !== 'applied' && type !== 'attachment_added');
    // A deleted scan took the attachment along that it was made of.
    const deleted = events.filter(
      ({ type, data }) => type === 'scan.deleted' && data.object.application_id === id,
    );
    const files =
      found.submission.attachments.length + new Set(deleted.map(({ data }) => data.object.id)).size;
    if (entries.length - moves.length > 1 + files && !erased)
      breaches.push(`${id} has ${entries.length} entries, ${moves.length} of them of moves`);
    // Deleting a scan changes the application that it came with, and is in no timeline.
    // A merge hands an application over, and so does its undo.
    const handedOver = events.filter(
      ({ type, data }) =>
        type === 'application.updated' &&
        data.object.id === id &&
        String(data.context.changed) === 'candidate_id',
    );
    const changes = entries.length + handedOver.length + (lostScan(events).has(id) ? 1 : 0);
    if (!erased && changes !== found.version)
      breaches.push(`${id} is at version ${found.version} and has ${entries.length} entries`);
    const placed = moves.filter(({ to }) => to !== null).length;
    const told = events.filter(
      ({ type, data }) => type === 'candidate.stage_changed' && data.context.application_id === id,
    );
    if (!erased && told.length !== placed)
      breaches.push(`${id} changed its stage ${placed} times and told of it ${told.length} times`);
    if (found.status !== known.status)
      breaches.push(`${id} is ${found.status} and was answered ${known.status}`);
    if (world.reorderedJobs.has(known.jobId)) continue;
    if (moves.length !== known.moves)
      breaches.push(`${id} was moved ${known.moves} times and has ${moves.length} entries of moves`);
    if (found.stage.id !== known.stageId) breaches.push(`${id} is in another stage than it was answered`);
  }
  return breaches;
}

/** The applications whose scan was deleted. */
const lostScan = (events: Evidence['events']): Set<unknown> =>
  new Set(events.filter(({ type }) => type === 'scan.deleted').map(({ data }) => data.object.application_id));

/** Every file is where it belongs, and a CV was made one scan. */
export function filesArrived({ run, rows, events }: Evidence): string[] {
  const { world } = run;
  const breaches: string[] = [];
  const scans = scansIn(rows);
  for (const { sk: id, data } of applicationsIn(rows)) {
    if (world.erased.has(data.candidate_id)) continue;
    const own = scans.filter((scan) => scan.data.application_id === id);
    for (const { id: fileId, status, kind } of data.submission.attachments) {
      const expected = world.applications.get(id)?.files.get(fileId);
      if (expected && status !== expected)
        breaches.push(`a file of ${id} is ${status} instead of ${expected}`);
      if (status !== 'stored' || kind !== 'resume') continue;
      if (lostScan(events).has(id)) continue;
      if (own.length !== 1 || own[0]?.sk !== data.scan_id)
        breaches.push(`${id} has a CV, ${own.length} scans, and names ${data.scan_id}`);
    }
    if (own.length > 1) breaches.push(`${id} has ${own.length} scans`);
  }
  return breaches;
}

/** Each note that was accepted is there once, and no other. */
export function notesAreThereOnce({ run, rows }: Evidence): string[] {
  const { notes, erased } = run.world;
  const found = rows.filter(({ pk }) => pk.endsWith('#NOTE'));
  const breaches = found
    .filter(({ sk }) => !notes.has(sk))
    .map(({ sk }) => `${sk} is there, and no client was told so`);
  for (const [id, candidateId] of notes) {
    const isThere = found.some(({ sk }) => sk === id);
    if (isThere === erased.has(candidateId)) breaches.push(`${id} is ${isThere ? 'still' : 'not'} there`);
  }
  return breaches;
}

/** Whether an event told of somebody who was erased since: then the log has it no more. */
export const isOfErased = ({ run }: Evidence, eventId: string) =>
  run.world.erased.has(run.cloud.buses.taken.get(eventId)?.about ?? '');
