import { unreadable } from '../functions/workers.ts';
import type { Evidence } from '../invariants.ts';
import type { Row } from '../rows.ts';

const endings = new Set<string>(['scan.completed', 'scan.failed']);

/** Every scan has come to the end that its file deserves, once per attempt. */
export async function scansAreDone({ run, events, call }: Evidence): Promise<string[]> {
  const ended = events
    .filter(({ type }) => endings.has(type))
    .map(({ data: { object } }) => `attempt ${object.attempt} of ${object.id}`);
  const breaches = ended
    .filter((one, index) => ended.indexOf(one) !== index)
    .map((one) => `${one} ended more than once`);
  for (const [id, { text }] of run.world.scans) {
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
  for (const id of completed) if (!results.has(id)) breaches.push(`${id} is completed and has no result`);
  for (const id of results)
    if (!completed.has(id)) breaches.push(`${id} has a result and was never completed`);
  const scans = new Map<string, Row['data']>(
    rows.filter(({ pk }) => /#SCAN#\d{4}-\d\d$/.test(pk)).map(({ sk, data }) => [sk, data]),
  );
  const spent: string[] = rows
    .filter(({ sk, data }) => sk === 'GRANT' && data.scan_id !== null)
    .map(({ data }) => data.scan_id);
  for (const id of spent) if (!scans.has(id)) breaches.push(`a grant is spent on ${id}, which is not there`);
  if (new Set(spent).size !== scans.size)
    breaches.push(`${scans.size} scans have ${spent.length} spent grants`);
  for (const [id, { claimed_by, status }] of scans) {
    if (claimed_by !== null) breaches.push(`${id} is ${status} and still held`);
  }
  return breaches;
}
