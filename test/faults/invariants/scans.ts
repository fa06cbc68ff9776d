import { unreadable } from '../functions/workers.ts';
import type { Evidence } from '../invariants.ts';
import { scansIn } from './people.ts';

const endings = new Set<string>(['scan.completed', 'scan.failed']);

/** Every scan has come to the end that its file deserves, once per attempt. */
export async function scansAreDone({ run, rows, events, call }: Evidence): Promise<string[]> {
  const ended = events
    .filter(({ type }) => endings.has(type))
    .map(({ data: { object } }) => `attempt ${object.attempt} of ${object.id}`);
  const breaches = ended
    .filter((one, index) => ended.indexOf(one) !== index)
    .map((one) => `${one} ended more than once`);
  for (const { sk: id, data } of scansIn(rows)) {
    const isOpen = data.status !== 'completed' && data.status !== 'failed';
    if (isOpen) breaches.push(`${id} is ${data.status} for good`);
  }
  for (const [id, { text, view }] of run.world.scans) {
    if (run.world.erased.has(view.candidate_id)) continue;
    const { body } = await call('getScan', { caller: run.world.caller, params: { id } });
    if (body.error?.code === 'extraction_timeout') continue;
    const expected = text === unreadable ? 'failed' : 'completed';
    if (body.status !== expected) breaches.push(`${id} is ${body.status} instead of ${expected}`);
    else if (expected === 'completed' && body.profile?.basics.name !== text) {
      breaches.push(`${id} has the profile of ${body.profile?.basics.name} instead of ${text}`);
    }
  }
  return breaches;
}

/** A result belongs to a scan that was completed once, a spent grant to its scan. */
export function nothingIsHalfDone({ rows, events }: Evidence): string[] {
  const breaches: string[] = [];
  const completed = new Set<unknown>(
    events.filter(({ type }) => type === 'scan.completed').map(({ data }) => data.object.id),
  );
  const results = new Set<unknown>(rows.filter(({ pk }) => pk.includes('#RESULT#')).map(({ sk }) => sk));
  const scans = new Map(scansIn(rows).map(({ sk, data }) => [sk, data]));
  for (const id of scans.keys())
    if (completed.has(id) && !results.has(id)) breaches.push(`${id} is completed and has no result`);
  for (const id of results) {
    if (!scans.has(String(id))) breaches.push(`${id} has a result and is not there`);
    else if (!completed.has(id)) breaches.push(`${id} has a result and was never completed`);
  }
  const spent: string[] = rows
    .filter(({ sk, data }) => sk === 'GRANT' && data.scan_id !== null)
    .map(({ data }) => data.scan_id);
  for (const id of spent) if (!scans.has(id)) breaches.push(`a grant is spent on ${id}, which is not there`);
  const uploaded = [...scans.values()].filter(({ application_id }) => !application_id).length;
  if (new Set(spent).size !== uploaded) breaches.push(`${uploaded} scans have ${spent.length} spent grants`);
  for (const [id, { claimed_by, status }] of scans) {
    if (claimed_by !== null) breaches.push(`${id} is ${status} and still held`);
  }
  return breaches;
}
