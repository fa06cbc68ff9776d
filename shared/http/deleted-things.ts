import { ApiError } from '../domain/api-error.ts';
import type { Candidate } from '../domain/stored/candidate.ts';
import type { Route } from '../routes/route.ts';
import { candidatePartition } from '../storage/keys.ts';
import type { Table } from '../storage/table.ts';
import { anonymizedView, type Shown } from './anonymized-view.ts';
import type { Edge } from './call.ts';
import { subjectIds } from './response.ts';

/** A deletion order (202) is executed by a worker, which also erases and counts the stored responses. */
const deletesAtOnce = ({ method, success }: Route) => method === 'DELETE' && success !== 202;

/** The edge, of which a function without a table has all but that. */
interface About {
  edge: Pick<Edge, 'table'>;
  organizationId: string;
}
interface Deletion extends About {
  /** The last segment is the id of the deleted resource; the segments before it identify its parent. */
  path: string;
}

/**
 * Runs a deletion, and erases the stored responses that show the deleted resource; any other call just runs. A deletion
 * that stopped between the two steps is finished by its repetition, which finds only the mark of its own organization.
 * The mark was stored with the deletion: until then a replay finds the mark.
 */
export async function erasingResponses<T>(
  route: Route,
  { edge, organizationId, path }: Deletion,
  run: () => Promise<T>,
): Promise<T> {
  if (!deletesAtOnce(route)) return run();
  const id = path.slice(path.lastIndexOf('/') + 1);
  const { table } = edge;
  const { eraseResponsesAbout } = await import('../storage/stored-claim.ts');
  try {
    const done = await run();
    await eraseResponsesAbout(table, id);
    return done;
  } catch (error) {
    const isGone = error instanceof ApiError && error.code === 'not_found';
    if (isGone && (await isMarked(table, organizationId, [id]))) await eraseResponsesAbout(table, id);
    throw error;
  }
}

/**
 * The view without what a deleted or anonymized person had, before the worker has erased it: it takes seconds. Throws
 * {@link ApiError} not_found for everything of a deleted person, and for what an anonymized person no longer has. The receipt of
 * the erasure stays. One small read, and a second one of a person who is marked.
 */
export async function withoutErased(
  { edge, organizationId }: About,
  path: string,
  view: unknown,
): Promise<unknown> {
  const { object, candidate_id, [subjectIds]: others = [] } = (view ?? {}) as Shown;
  if (object === 'erasure' || object === 'candidate') return view;
  const ids = [candidate_id ?? '', ...others, ...path.split('/')].filter((id) => id.startsWith('cand_'));
  const people = [...new Set(ids)];
  if (people.length === 0 || !(await isMarked(edge.table, organizationId, people))) return view;
  const rows = await edge.table.getMany(people.map((sk) => ({ pk: candidatePartition(organizationId), sk })));
  if (rows.some((row) => row === undefined)) throw new ApiError('not_found');
  const instants = rows.map((row) => (row?.data as Candidate | undefined)?.anonymized_at ?? '');
  const at = instants.sort().at(-1);
  return at ? anonymizedView(view as Shown, path, new Date(at)) : view;
}

async function isMarked(table: Table, organizationId: string, ids: string[]): Promise<boolean> {
  const { isAnyErased } = await import('../storage/erased-marks.ts');
  return isAnyErased(table, ids, organizationId);
}
