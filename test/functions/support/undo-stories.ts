import { finishUndos } from '../../../functions/workers/finish-undos/handler.ts';
import { intakeStore } from '../../../shared/storage/intakes.ts';
import { mergeStore } from '../../../shared/storage/merges.ts';
import type { Write } from '../../../shared/storage/row.ts';
import { scanStore } from '../../../shared/storage/scans.ts';
import { workingAs } from '../../support/as-function.ts';
import type { Backend } from '../../support/backend.ts';
import { newCaller } from '../../support/call-endpoint.ts';
import { applicationFor, fromCareerSite, publishedJob, visitorOf } from './application-calls.ts';
import { mergeDesk } from './merge-desk.ts';
import { pipelineStores } from './pipeline-stores.ts';

/** Whether these are writes of an undo: of applications, or of candidates. */
const isPart = (writes: Write[]) =>
  writes.some((write) => 'put' in write && /#APP#|#CAND$/.test(write.put.pk));

/** The backend with something that happens around each transaction of an undo; they are counted from 0. */
export function betweenParts(
  backend: Backend,
  around: (number: number, commit: () => Promise<void>) => Promise<void>,
): Backend {
  let number = 0;
  const commit: Backend['table']['commit'] = (writes) =>
    isPart(writes) ? around(number++, () => backend.table.commit(writes)) : backend.table.commit(writes);
  return { ...backend, table: { ...backend.table, commit } };
}

/** A backend whose undos stop after some transactions. */
export const stoppedAfter = (backend: Backend, count: number): Backend =>
  betweenParts(backend, async (number, commit) => {
    if (number >= count) throw new Error('the function was stopped');
    await commit();
  });

/** The worker that ends undos. */
export const sweepUndos = (backend: Backend, clock: () => Date) =>
  workingAs(
    'finish-undos',
    finishUndos({
      environmentName: 'production',
      merges: mergeStore({
        table: backend.table,
        ...pipelineStores(backend),
        scans: scanStore(backend.table),
        intakes: intakeStore(backend.table),
      }),
      clock,
    }),
  );

let worlds = 0;
export type UndoWorld = Awaited<ReturnType<typeof undoWorld>>;

/** Two people, merged or not, and their forms since: `count` under the address of the one who is merged away, every other public. */
export async function undoWorld(backend: Backend, isMerged: boolean, count: number) {
  const people = mergeDesk(backend);
  const caller = await newCaller(backend);
  const job = await publishedJob(backend, caller);
  const mark = `Zqx${process.pid}w${++worlds}x`;
  const names = new Map<string, string>();
  const named = (name: string, id: string) => {
    names.set(id, name);
    return id;
  };
  const host = named(
    'host',
    await people.add(caller, { first_name: 'Hugo', email: `hugo${mark}h@x.example` }),
  );
  const guest = named(
    'guest',
    await people.add(caller, { first_name: 'Gina', email: `gina${mark}@x.example` }),
  );
  let forms = 0;
  const form = async (isGuest: boolean, fields: object = {}) => {
    const n = forms;
    const isPublic = n % 2 === 1;
    const [last_name, email] = isGuest ? [mark, `gina${mark}@x.example`] : ['Host', `hugo${mark}h@x.example`];
    const candidate = { first_name: 'X', last_name, email, phone: `+49 30 ${100_000 + n}` };
    const resume = { filename: 'cv.txt', text: isGuest ? `${mark} cv` : 'Host cv' };
    const body = { ...applicationFor(job), candidate, resume, ...fields };
    const from = isPublic ? { caller: visitorOf(caller), headers: fromCareerSite } : { caller };
    const sent = await people.applications.create({ ...from, body });
    if (sent.status === 201) named(`application ${forms++}`, sent.body.id);
    return { status: sent.status as number, id: sent.body.id as string };
  };
  const arrive = async (id: string) => {
    const { applications, receive } = people.applications;
    const stored = await applications.get(caller.organizationId, id);
    for (const { file_key } of stored.submission.attachments) await receive(file_key);
    const { scan_id } = await applications.get(caller.organizationId, id);
    if (scan_id) named(`scan of ${names.get(id)}`, scan_id);
  };
  const own = [await people.apply(caller, host), await people.apply(caller, guest)];
  for (const [n, id] of own.entries()) named(`own ${n}`, id);
  if (isMerged) await people.merge(caller, host, guest);
  const since: string[] = [];
  for (let n = 0; n < count; n++) since.push((await form(true)).id);
  for (let n = 0; n < 3; n++) await form(false);
  await arrive(since.at(-4) ?? '');

  /** What is stored and shown of a person, by names. */
  const view = async (id: string) => {
    const { status, body } = await people.candidates.get({ caller, params: { id } });
    const { data } = (await people.applications.list({ caller, query: { candidate_id: id, limit: '100' } }))
      .body;
    const dated = [
      'version',
      'created_at',
      'updated_at',
      'merged_ids',
      'at',
      'id',
      'external_id',
      'request_id',
    ];
    const shown = { ...body, applications: body.applications?.map((one: { id: string }) => one.id) };
    const text = JSON.stringify(
      {
        status,
        shown,
        listed: data.map((one: { id: string; status: string }) => [one.id, one.status]),
        scans: await people.idsOf(caller, 'scans', id).catch(() => []),
      },
      (key, value) => (dated.includes(key) ? undefined : value),
    );
    const known = text
      .replaceAll(mark, 'MARK')
      .replace(/\b(cand|app|scan)_[0-9A-Z]{26}\b/g, (one) => names.get(one) ?? one);
    return JSON.parse(known);
  };
  return { people, caller, host, guest, since, own, mark, form, arrive, view };
}
