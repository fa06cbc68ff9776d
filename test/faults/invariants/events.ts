import type { EventEnvelope } from '../../../shared/contracts/events.ts';
import type { Evidence } from '../invariants.ts';

/** Versions 1 to the stored one each have their events, of one change, and the bus took them all. */
export function eventsTellAll(evidence: Evidence): string[] {
  const { run, rows, events } = evidence;
  const breaches: string[] = [];
  const { taken } = run.cloud.buses;
  for (const { id, type } of events) if (!taken.has(id)) breaches.push(`${type} ${id} was never published`);
  const logged = new Set(events.map(({ id }) => id));
  for (const [id, { about }] of taken)
    if (!logged.has(id) && !run.world.erased.has(about ?? ''))
      breaches.push(`${id} was published and is not in the log`);

  const told = /#(JOB|JOB#DELETED|SCAN#\d{4}-\d\d|APP#\d{4}-\d\d|ERASURE)$|^ORG#[^#]+#CAND$/;
  // The tombstone of a job contains the job.
  const resources = rows
    .filter(({ pk }) => told.test(pk))
    .map(({ data, ...row }) => ({ ...row, data: data.resource ?? data }));
  for (const { pk, sk: id, data } of resources) {
    // Of an anonymized one only the end is told. An application and its candidate change together, and one event is enough.
    // So it is with the scans of a merged candidate.
    const mayBeSilent =
      /#(APP#.*|ERASURE)$|^ORG#[^#]+#CAND$/.test(pk) || (run.world.merges.isUsed() && pk.includes('#SCAN#'));
    const own = events.filter(({ data: { object } }) => object.id === id);
    for (let version = 1; version <= data.version; version++) {
      breaches.push(
        ...breachesOfChange(
          id,
          version,
          own.filter(({ sequence }) => sequence === version),
          mayBeSilent,
        ),
      );
    }
    const beyond = own.filter(({ sequence }) => sequence > data.version);
    if (beyond.length > 0) breaches.push(`${id} is at version ${data.version} and has events of a later one`);
  }
  const { erased, deletedScans } = run.world;
  const merged = run.world.merges.ids();
  const known = new Set<string>([
    ...resources.map(({ sk }) => sk),
    ...erased.keys(),
    ...deletedScans,
    ...merged,
  ]);
  for (const { id, data } of events) {
    const { object, deleted } = data.object;
    const wentWithItsPerson = object === 'scan' && deleted === true;
    const isNoneOfTheRun = object === 'webhook_endpoint' || object === 'usage';
    if (!isNoneOfTheRun && !wentWithItsPerson && !known.has(String(data.object.id)))
      breaches.push(`${id} tells of no resource`);
  }
  return breaches;
}

function breachesOfChange(
  id: string,
  version: number,
  events: EventEnvelope[],
  mayBeSilent: boolean,
): string[] {
  const types = events.map(({ type }) => type);
  if (types.length === 0) return mayBeSilent ? [] : [`version ${version} of ${id} has no event`];
  if (new Set(types).size < types.length) return [`version ${version} of ${id} has ${types.join(', ')}`];
  if (new Set(events.map(({ created_at }) => created_at)).size > 1) {
    return [`version ${version} of ${id} has the events of several changes: ${types.join(', ')}`];
  }
  return [];
}
