import { beforeAll, describe, expect, it } from 'vitest';
import type { Caller } from '../../shared/http/api-gateway.ts';
import type { Backend } from '../support/backend.ts';
import { newCaller } from '../support/call-endpoint.ts';
import { everyRow, isAuditEntry, textOf } from '../support/every-row.ts';
import { sharedBackend } from '../support/shared-backend.ts';
import { mergeDesk } from './support/merge-desk.ts';
import { privacyCalls } from './support/privacy-calls.ts';

let backend: Backend;
let desk: ReturnType<typeof mergeDesk>;
let privacy: ReturnType<typeof privacyCalls>;
beforeAll(async () => {
  backend = await sharedBackend();
  desk = mergeDesk(backend);
  privacy = privacyCalls(backend);
});

/** A candidate whose texts contain a word of their own, with an application, a CV and a note. */
async function person(caller: Caller, word: string) {
  const id = await desk.add(caller, {
    first_name: word,
    email: `${word}@example.com`,
    phone: `+31 ${word}`,
    external_id: word,
    tags: [word],
  });
  const application = await desk.apply(caller, id);
  const scan = await desk.scan(caller, id);
  await desk.candidates.addNote({ caller, params: { id }, body: { text: `A note on ${word}` } });
  return { id, application, scan, word };
}
type Person = Awaited<ReturnType<typeof person>>;

async function end(call: 'remove' | 'anonymize', caller: Caller, id: string) {
  const { body } = await privacy[call]({ caller, params: { id } });
  const [order] = (await rowsOf(caller)).filter(({ pk, data }) => pk.endsWith('#ERASURE') && isOpen(data));
  await privacy.erase({
    organizationId: caller.organizationId,
    erasureId: order?.sk ?? '',
  });
  return body;
}
const isOpen = (data: unknown) => (data as { status: string }).status === 'processing';
const rowsOf = async ({ organizationId }: Caller) =>
  (await everyRow(backend)).filter(
    (row) => JSON.stringify(row).includes(organizationId) || row.pk.startsWith('EVENT#'),
  );

/** The rows that name somebody, apart from the marks and records of the deletion and from the receipt. */
const naming = async ({ id, application, scan, word }: Person) =>
  (await everyRow(backend))
    .filter((row) => !/^ERASED#|#DELETED$|#ERASURE$/.test(row.pk) && !isAuditEntry(row))
    .filter((row) => [id, application, scan, word].some((name) => textOf(row).includes(name)))
    // The event of the end has the id alone.
    .filter(
      (row) =>
        !textOf(row).includes('erasure.requested') &&
        !textOf(row).includes('"deleted":true') &&
        !textOf(row).includes('\\"deleted\\":true'),
    );

/** What the team sees of somebody. */
const seenOf = async (caller: Caller, { id, application }: Person) => ({
  candidate: await desk.get(caller, id),
  application: (await desk.applications.get({ caller, params: { id: application } })).body,
  history: await desk.history(caller, application),
  scans: await desk.idsOf(caller, 'scans', id),
  notes: await desk.idsOf(caller, 'notes', id),
});

const words = (() => {
  let number = 0;
  return () => `word${process.pid}x${number++}`;
})();

describe('the erasure of a person who was merged', () => {
  it('leaves nothing of either candidate, and frees both addresses and external ids', async () => {
    const caller = await newCaller(backend);
    const [one, other] = [await person(caller, words()), await person(caller, words())];
    await desk.merge(caller, one.id, other.id);
    await desk.candidates.addNote({
      caller,
      params: { id: other.id },
      body: { text: `Later, ${other.word}` },
    });
    await desk.reject(caller, other.application);
    await end('remove', caller, other.id);
    expect(await naming(one)).toEqual([]);
    expect(await naming(other)).toEqual([]);
    for (const { id, word } of [one, other]) {
      expect((await desk.candidates.get({ caller, params: { id } })).status).toBe(404);
      await desk.add(caller, { email: `${word}@example.com`, external_id: word });
    }
  });

  it('leaves nothing personal of either candidate when they are anonymized, and keeps their course', async () => {
    const caller = await newCaller(backend);
    const [one, other] = [await person(caller, words()), await person(caller, words())];
    await desk.merge(caller, one.id, other.id);
    await end('anonymize', caller, one.id);
    for (const { word } of [one, other])
      expect((await everyRow(backend)).filter((row) => textOf(row).includes(word))).toEqual([]);
    expect(await desk.idsOf(caller, 'applications', one.id)).toHaveLength(2);
    const { body } = await desk.candidates.timeline({ caller, params: { id: one.id } });
    expect(body.data.filter(({ type }: { type: string }) => type === 'applied')).toHaveLength(2);
    expect((await desk.unmerge(caller, one.id, other.id)).status).toBe(409);
  });

  it.each(['host', 'guest'] as const)(
    'after an undo, leaves the other one whole: the %s is erased',
    async (which) => {
      const caller = await newCaller(backend);
      const [host, guest] = [await person(caller, words()), await person(caller, words())];
      await desk.merge(caller, host.id, guest.id);
      // History and events of the guest's application are stored with the host from now on.
      await desk.reject(caller, guest.application);
      await desk.unmerge(caller, host.id, guest.id);
      const [erased, stays] = which === 'host' ? [host, guest] : [guest, host];
      const seen = () => seenOf(caller, stays);
      const before = await seen();
      await end('remove', caller, erased.id);
      expect(await seen()).toEqual(before);
      const rows = await naming(erased);
      // The remaining candidate may name the id of the other one, and nothing else of them.
      expect(
        rows.filter((row) =>
          [erased.application, erased.scan, erased.word].some((name) => textOf(row).includes(name)),
        ),
      ).toEqual([]);
    },
  );

  it('contains the data of both in an export', async () => {
    const caller = await newCaller(backend);
    const [one, other] = [await person(caller, words()), await person(caller, words())];
    await desk.merge(caller, one.id, other.id);
    const { body } = await privacy.order({ caller, params: { id: other.id } });
    expect(body.candidate_id).toBe(one.id);
    await privacy.write({ organizationId: caller.organizationId, exportId: body.id }, false);
    const { body: done } = await privacy.exported({ caller, params: { id: body.id } });
    const file = JSON.parse(await (await fetch(done.url)).text());
    expect(file.merged_candidates).toMatchObject([{ id: other.id, first_name: other.word }]);
    expect(file.applications).toHaveLength(2);
    expect(file.notes).toHaveLength(2);
    expect(file.scans).toHaveLength(2);
    expect(file.timeline.length).toBeGreaterThan(6);
  });
});
