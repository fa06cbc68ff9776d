import { ListObjectVersionsCommand } from '@aws-sdk/client-s3';
import { isAuditEntry } from '../../support/every-row.ts';
import type { Evidence } from '../invariants.ts';
import { isTombstone } from './changes.ts';
import { applicationsIn, candidatePartition, scansIn } from './people.ts';

/** Every order to erase was carried out, and once per candidate. */
export function erasuresAreCompleted({ run, rows }: Evidence): string[] {
  const orders = rows.filter(({ pk }) => pk.endsWith('#ERASURE'));
  const breaches = orders
    .filter(({ data }) => data.status !== 'completed')
    .map(({ sk, data }) => `${sk} (${data.kind}) is ${data.status}`);
  for (const [id, kind] of run.world.erased) {
    const own = orders.filter(({ data }) => data.candidate_id === id);
    if (own.length !== 1) breaches.push(`${id} was ${kind} by ${own.length} orders`);
  }
  for (const id of run.world.deletedScans) {
    const own = orders.filter(({ data }) => data.scan_id === id).length;
    if (own > 1) breaches.push(`${id} was deleted by ${own} orders`);
  }
  return breaches;
}

/** The order itself and the news of its end may name whom they were about. */
const mayName = new Set([
  'candidate.deleted',
  'candidate.anonymized',
  'candidate.duplicate_detected',
  'erasure.requested',
]);

/**
 * An erased person is found by nothing: not by id, not by a word of theirs, not in a file. A delivery that was made of
 * an event while the event was removed may stay: it holds ids of its own and of the event, and goes with its 30 days.
 * A tombstone stays as long: an id and two times, so that copies of our data learn of the deletion. The audit log keeps
 * the ids of who changed what, and no word of theirs.
 */
export async function nothingOutlivesErasure({ run, rows, events }: Evidence): Promise<string[]> {
  const { world } = run;
  const breaches: string[] = [];
  const named = new Set(events.filter(({ type }) => mayName.has(type)).map(({ id }) => `EVENT#${id}`));
  const searched = rows
    .filter(({ pk }) => !named.has(pk) && !pk.endsWith('#ERASURE') && !pk.startsWith('ERASED#'))
    .filter((row) => !isTombstone(row))
    .map((row) => ({ row, text: JSON.stringify(row) }));
  for (const [id, kind] of world.erased) {
    const own = [...world.applications].flatMap(([one, { candidateId }]) =>
      candidateId !== undefined && world.merges.personOf(candidateId) === id ? [one] : [],
    );
    for (const { row, text } of searched) {
      const where = `${row.pk} / ${row.sk}`;
      const isNamed = text.includes(id) || own.some((one) => `${row.pk}/${row.sk}`.includes(one));
      const isOwn = isNamed && !isAuditEntry(row);
      if (kind === 'deleted' && isOwn) breaches.push(`${id} was deleted and is found at ${where}`);
      const ids = [id, ...world.merges.ids().filter((one) => world.merges.personOf(one) === id)];
      const word = ids.flatMap((one) => world.words.get(one) ?? []).find((one) => text.includes(one));
      if (word) breaches.push(`${id} was ${kind} and ${word} is found at ${where}`);
    }
    const left = rows.find(({ pk, sk }) => candidatePartition.test(pk) && sk === id)?.data;
    if (kind === 'deleted' && left) breaches.push(`${id} was deleted and is still there`);
    if (kind === 'anonymized' && left?.anonymized_at == null) breaches.push(`${id} was not anonymized`);
    if (left?.scan_id) breaches.push(`${id} was ${kind} and still names ${left.scan_id}`);
    for (const { sk, data } of scansIn(rows))
      if (data.candidate_id === id) breaches.push(`${id} was ${kind} and has the scan ${sk}`);
  }
  for (const id of world.deletedScans)
    if (scansIn(rows).some(({ sk }) => sk === id)) breaches.push(`${id} was deleted and is there`);
  return [...breaches, ...(await ownerlessFiles({ run, rows }))];
}

/** Every version of every file belongs to an application, to a scan, or to an upload that may still be registered. */
async function ownerlessFiles({ run, rows }: Pick<Evidence, 'run' | 'rows'>): Promise<string[]> {
  const { Versions = [], DeleteMarkers = [] } = await run.parts.s3.send(
    new ListObjectVersionsCommand({ Bucket: run.cloud.bucketName }),
  );
  const declared: string[] = applicationsIn(rows).flatMap(({ data }) =>
    data.submission.attachments.map(({ file_key }: { file_key: string }) => file_key),
  );
  const granted = rows.filter(({ sk }) => sk === 'GRANT').map(({ pk }) => pk.replace('GRANT#', ''));
  const kept = [...declared, ...scansIn(rows).map(({ data }) => String(data.file_key))];
  const isOwned = (key: string) =>
    kept.includes(key) ||
    declared.includes(key.replace(/^pending\//, '')) ||
    granted.some((hash) => key.endsWith(`/${hash}`));
  return [...Versions, ...DeleteMarkers].flatMap(({ Key = '' }) =>
    isOwned(Key) ? [] : [`the file ${Key} outlives what it belonged to`],
  );
}
