import type { Evidence } from '../invariants.ts';
import type { Row } from '../rows.ts';

const ofResources = /#(JOB|CAND|HOOK|APP#\d{4}-\d\d|SCAN#\d{4}-\d\d)$/;
const kindOf = (pk: string) => pk.split('#')[2];

/** A tombstone of what may have been a person's has an id and times, and no more. */
export const isTombstone = ({ pk, sk, data }: Row): boolean =>
  /#(CAND|APP|SCAN|HOOK)#DELETED$/.test(pk) &&
  data.id === sk &&
  Object.keys(data).sort().join() === 'created_at,deleted_at,id';

/** Each resource has its place in the index of changes, and what a client deleted is listed as deleted. */
export function changesAreListed({ run, rows }: Evidence): string[] {
  const { deletedJobs, deletedScans, erased } = run.world;
  const breaches = rows
    .filter(({ pk, sk }) => ofResources.test(pk) && pk.split('#').length < 5 && sk.includes('_'))
    .filter(({ pk, sk, data, gsi4pk, gsi4sk }) => {
      const partition = gsi4pk?.endsWith(`#${kindOf(pk)}#CHANGED`);
      return !partition || gsi4sk !== `${data.updated_at}#${sk}`;
    })
    .map(({ pk, sk }) => `${pk} / ${sk} is not where it changed`);
  const deleted = new Set(rows.filter(({ pk }) => pk.endsWith('#DELETED')).map(({ sk }) => sk));
  const gone = [...erased].flatMap(([id, kind]) => (kind === 'deleted' ? [id] : []));
  for (const id of [...deletedJobs, ...deletedScans, ...gone])
    if (!deleted.has(id)) breaches.push(`${id} was deleted and is not listed so`);
  return breaches;
}
