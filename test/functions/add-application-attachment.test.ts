/** One more file of an application: how it is declared, told and listed. */
import { beforeAll, expect, it } from 'vitest';
import { addApplicationAttachment } from '../../functions/applications/add-application-attachment.ts';
import { listApplicationAttachments } from '../../functions/applications/list-application-attachments.ts';
import { listApplicationHistory } from '../../functions/applications/list-application-history.ts';
import { idSource } from '../../shared/domain/ids.ts';
import { subjectIds } from '../../shared/http/response.ts';
import { attachmentKey } from '../../shared/storage/file-keys.ts';
import { fileTaker } from '../../shared/storage/take-files.ts';
import type { Backend } from '../support/backend.ts';
import { eventsOf } from '../support/call-endpoint.ts';
import { sharedBackend } from '../support/shared-backend.ts';
import { applicationCalls, applicationFor, hiring } from './support/application-calls.ts';
import { keyRing } from './support/key-rings.ts';
import { originOf } from './support/origin.ts';

let backend: Backend;
beforeAll(async () => {
  backend = await sharedBackend();
});
const body = { kind: 'letter', filename: 'letter.pdf', size: 7 };
async function applied() {
  const calls = applicationCalls(backend);
  const { caller, job } = await hiring(backend);
  const { body: application } = await calls.create({ caller, body: applicationFor(job) });
  return { calls, caller, application, params: { id: application.id as string } };
}

it('is awaited at a key of its own, and told with its id', async () => {
  const { calls, caller, application, params } = await applied();
  const { body: added } = await calls.addFile({ caller, params, body });
  expect(added).toMatchObject({
    kind: 'letter',
    filename: 'letter.pdf',
    status: 'awaiting_upload',
    method: 'PUT',
  });
  expect(new URL(added.upload_url).pathname).toContain(
    attachmentKey(caller.organizationId, params.id, added.id),
  );
  const told = (await eventsOf(backend, caller)).at(-1);
  expect(told).toMatchObject({ type: 'application.updated', sequence: application.version + 1 });
  expect(told?.data.context).toMatchObject({ changed: ['submission'], attachment_id: added.id });
  const whole = (await calls.files({ caller, params })).body;
  expect(whole).toMatchObject({
    has_more: false,
    next_cursor: null,
    data: [{ id: added.id, kind: 'letter' }],
  });
});

it('is refused by its own field', async () => {
  const { calls, caller, params } = await applied();
  const refused = async (changes: object) =>
    (await calls.addFile({ caller, params, body: { ...body, ...changes } })).body.error;
  expect(await refused({ filename: 'letter.exe' })).toMatchObject({
    code: 'unsupported_file_type',
    param: 'filename',
  });
  expect(await refused({ size: 10_485_761 })).toMatchObject({ param: 'size' });
});

it('is listed with the others in their order, page by page', async () => {
  const { calls, caller, params } = await applied();
  const ids: string[] = [];
  for (const kind of ['a', 'b', 'c'])
    ids.push((await calls.addFile({ caller, params, body: { ...body, kind } })).body.id);
  const page = async (query: Record<string, string>) => {
    const { data, has_more, next_cursor } = (await calls.files({ caller, params, query })).body;
    return { ids: data.map(({ id }: { id: string }) => id), has_more, next_cursor };
  };
  const first = await page({ limit: '2' });
  expect(first).toEqual({ ids: ids.slice(0, 2), has_more: true, next_cursor: expect.any(String) });
  expect(await page({ limit: '2', cursor: first.next_cursor })).toEqual({
    ids: ids.slice(2),
    has_more: false,
    next_cursor: null,
  });
  expect(await page({ limit: '3' })).toEqual({ ids, has_more: false, next_cursor: null });
});

it('belongs to the candidate: a response that is kept goes with the person', async () => {
  const { calls, caller, application, params } = await applied();
  const call = {
    caller,
    params,
    query: { limit: 20, order: 'asc' },
    body,
    now: new Date(),
    origin: originOf(caller),
    newId: idSource(new Date()),
  };
  const deps = { ...calls, cursorKeys: async () => keyRing('1'), takeFiles: fileTaker(calls.uploads) };
  for (const handle of [addApplicationAttachment, listApplicationAttachments, listApplicationHistory]) {
    const view = await (handle as typeof addApplicationAttachment)(deps)(call as never);
    // toMatchObject does not compare symbols.
    expect((view as { [subjectIds]?: string[] })[subjectIds]).toEqual([application.candidate_id]);
  }
});
