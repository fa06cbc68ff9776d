/** Files of candidates: from their declaration to their erasure. */
import { beforeAll, describe, expect, it } from 'vitest';
import type { Caller } from '../../shared/http/api-gateway.ts';
import { attachmentKey, pendingAttachmentKey } from '../../shared/storage/file-keys.ts';
import type { Backend } from '../support/backend.ts';
import { eventsOf, newCaller } from '../support/call-endpoint.ts';
import { everyRow } from '../support/every-row.ts';
import { sharedBackend } from '../support/shared-backend.ts';
import { mergeDesk } from './support/merge-desk.ts';
import { privacyCalls } from './support/privacy-calls.ts';

let backend: Backend;
beforeAll(async () => {
  backend = await sharedBackend();
});
const letter = { kind: 'letter', filename: 'letter.txt' };

async function desk() {
  const { candidates, applications, add, merge, unmerge } = mergeDesk(backend);
  const caller = await newCaller(backend);
  const attach = (id: string, body: object = letter, headers = {}) =>
    candidates.attach({ caller, params: { id }, body, headers });
  const keyOf = (owner: string, id: string) => attachmentKey(caller.organizationId, owner, id);
  const send = (
    { upload_url, headers }: { upload_url: string; headers: Record<string, string> },
    text = 'Hi',
  ) => fetch(upload_url, { method: 'PUT', headers, body: text });
  const arrive = (owner: string, id: string) => applications.receive(pendingAttachmentKey(keyOf(owner, id)));
  /** A file that arrived. */
  const stored = async (owner: string) => {
    const { body } = await attach(owner);
    await send(body);
    await arrive(owner, body.id);
    return body.id as string;
  };
  const listed = async (id: string) =>
    (await candidates.files({ caller, params: { id } })).body.data as Record<string, unknown>[];
  const link = (id: string, attachment_id: string) =>
    candidates.file({ caller, params: { id, attachment_id } });
  const bytes = async (owner: string, id: string) =>
    Promise.all(
      [keyOf(owner, id), pendingAttachmentKey(keyOf(owner, id))].map((key) => applications.uploads.find(key)),
    );
  const id = await add(caller);
  const uploads = { attach, send, arrive, stored, keyOf, bytes };
  return { ...uploads, candidates, applications, add, merge, unmerge, caller, listed, link, id };
}
const told = async (caller: Caller) =>
  (await eventsOf(backend, caller)).filter(({ data }) => JSON.stringify(data.context).includes('att_'));
const eraseAll = async (caller: Caller) => {
  for (const { pk, sk } of await everyRow(backend))
    if (pk === `ORG#${caller.organizationId}#ERASURE`)
      await privacyCalls(backend).erase({ organizationId: caller.organizationId, erasureId: sk });
};

describe('a file', () => {
  it('is awaited, arrives, and has a link', async () => {
    const { caller, id, attach, send, arrive, listed, link } = await desk();
    const { status, body } = await attach(id, { ...letter, size: 2 });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      object: 'attachment',
      candidate_id: id,
      status: 'awaiting_upload',
      size: null,
    });
    expect((await link(id, body.id)).status).toBe(404);
    expect((await send(body, 'longer')).status).toBe(403);
    expect([(await send(body)).status, (await send(body)).status]).toEqual([200, 412]);
    await arrive(id, body.id);
    await arrive(id, body.id);
    expect(await listed(id)).toMatchObject([{ id: body.id, status: 'stored', size: 2 }]);
    const { url } = (await link(id, body.id)).body;
    expect(await (await fetch(url)).text()).toBe('Hi');
    const events = await told(caller);
    expect(events.map(({ type }) => type)).toEqual(['candidate.updated', 'candidate.updated']);
    for (const { data } of events)
      expect(data.context).toMatchObject({ changed: ['attachments'], attachment_id: body.id });
    expect(JSON.stringify(events)).not.toContain('letter');
  });

  it('is one of 30 at most, also when several are added at once', async () => {
    const { id, attach, listed } = await desk();
    for (let n = 0; n < 28; n++) await attach(id);
    const answers = await Promise.all([1, 2, 3, 4].map(() => attach(id)));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 201, 422, 422]);
    const refused = answers.find(({ status }) => status === 422)?.body.error;
    expect(refused).toMatchObject({ param: 'kind', details: [{ code: 'too_many' }] });
    expect((await listed(id)).length).toBeLessThanOrEqual(30);
  });

  it('is added once for one key, and refused for an unknown type and a missing person', async () => {
    const { caller, candidates, id, attach, listed } = await desk();
    const key = { 'idempotency-key': 'once' };
    const [first, again] = [await attach(id, letter, key), await attach(id, letter, key)];
    expect(again.body).toEqual(first.body);
    expect(await listed(id)).toHaveLength(1);
    expect((await attach(id, { ...letter, filename: 'a.exe' })).body.error.code).toBe(
      'unsupported_file_type',
    );
    const stranger = await newCaller(backend);
    const params = { id, attachment_id: first.body.id };
    expect((await candidates.attach({ caller: stranger, params: { id }, body: letter })).status).toBe(404);
    expect((await candidates.files({ caller: stranger, params: { id } })).status).toBe(404);
    expect((await candidates.file({ caller: stranger, params })).status).toBe(404);
    expect((await candidates.removeFile({ caller: stranger, params })).status).toBe(404);
    expect((await candidates.get({ caller, params: { id } })).status).toBe(200);
  });

  it('is deleted with its bytes, and stays so when it is sent late', async () => {
    const { caller, candidates, id, attach, send, stored, arrive, listed, link, bytes } = await desk();
    const attachment_id = await stored(id);
    const awaited = (await attach(id)).body;
    for (const one of [attachment_id, awaited.id]) {
      const params = { id, attachment_id: one };
      expect((await candidates.removeFile({ caller, params })).body).toMatchObject({
        id: one,
        deleted: true,
      });
      expect((await candidates.removeFile({ caller, params })).status).toBe(404);
    }
    expect([await listed(id), (await link(id, attachment_id)).status]).toEqual([[], 404]);
    await send(awaited);
    await arrive(id, awaited.id);
    await eraseAll(caller);
    expect(await bytes(id, attachment_id)).toEqual([undefined, undefined]);
    expect(await bytes(id, awaited.id)).toEqual([undefined, undefined]);
  });
});

describe('a merge', () => {
  it('shows the files of both, and its undo gives each its own', async () => {
    const { caller, id, add, merge, unmerge, stored, attach, send, arrive, listed, link } = await desk();
    const other = await add(caller);
    const [own, theirs] = [await stored(id), await stored(other)];
    const late = (await attach(other)).body;
    await merge(caller, id, other);
    await send(late);
    await arrive(other, late.id);
    for (const one of [id, other]) {
      expect((await listed(one)).map((file) => file.id)).toEqual([late.id, theirs, own]);
      expect((await link(one, theirs)).status).toBe(200);
    }
    expect((await listed(id))[0]).toMatchObject({ candidate_id: other, status: 'stored' });
    await unmerge(caller, id, other);
    expect((await listed(id)).map((file) => file.id)).toEqual([own]);
    expect((await listed(other)).map((file) => file.id)).toEqual([late.id, theirs]);
    expect((await link(id, theirs)).status).toBe(404);
  });
});

describe('a person who goes', () => {
  it.each(['remove', 'anonymize'] as const)(
    'takes every file along, also of merged ones and late ones: %s',
    async (how) => {
      const { caller, id, add, merge, stored, attach, send, arrive, bytes, keyOf, link } = await desk();
      const other = await add(caller);
      const [own, theirs] = [await stored(id), await stored(other)];
      const late = (await attach(other)).body;
      const [before, after] = [(await attach(id)).body, (await attach(id)).body];
      await merge(caller, id, other);
      await send(before);
      await privacyCalls(backend)[how]({ caller, params: { id: other } });
      expect((await link(id, own)).status).toBe(404);
      await send(late);
      await arrive(other, late.id);
      await arrive(id, before.id);
      await eraseAll(caller);
      await send(after);
      await arrive(id, after.id);
      for (const [owner, file] of [
        [id, own],
        [other, theirs],
        [other, late.id],
        [id, before.id],
        [id, after.id],
      ])
        expect(await bytes(owner, file), keyOf(owner, file)).toEqual([undefined, undefined]);
      const rows = (await everyRow(backend)).filter(({ pk }) => pk.includes(caller.organizationId));
      expect(JSON.stringify(rows)).not.toContain('letter.txt');
      expect((await attach(id)).status).toBe(how === 'remove' ? 404 : 409);
    },
  );

  it('finds the files in the export', async () => {
    const { caller, id, stored } = await desk();
    const file = await stored(id);
    const privacy = privacyCalls(backend);
    const { body: order } = await privacy.order({ caller, params: { id } });
    await privacy.write({ organizationId: caller.organizationId, exportId: order.id }, false);
    const { url } = (await privacy.exported({ caller, params: { id: order.id } })).body;
    const { attachments, files } = (await (await fetch(url)).json()) as Record<string, unknown[]>;
    expect(attachments).toMatchObject([{ id: file, candidate_id: id, filename: 'letter.txt' }]);
    expect(files).toMatchObject([{ kind: 'letter', path: `/v1/candidates/${id}/attachments/${file}` }]);
  });
});
