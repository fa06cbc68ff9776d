/** What a receipt counts, held against the rows that are there before an erasure and not after it. */
import { beforeAll, expect, it } from 'vitest';
import { newErasure } from '../../../shared/domain/erasure.ts';
import { idSource } from '../../../shared/domain/ids.ts';
import { assessmentStore } from '../../../shared/storage/assessments.ts';
import { candidateFileStore } from '../../../shared/storage/candidate-files.ts';
import { emptyReceipt, eraser } from '../../../shared/storage/eraser.ts';
import { wordIndex } from '../../../shared/storage/index-words.ts';
import { ofCandidate } from '../../../shared/storage/keys.ts';
import { link } from '../../../shared/storage/links.ts';
import type { Backend } from '../../support/backend.ts';
import { everyRow } from '../../support/every-row.ts';
import { sharedBackend } from '../../support/shared-backend.ts';
import { chatDesk } from './support/chat-desk.ts';
import { personDesk } from './support/person-desk.ts';

let backend: Backend;
beforeAll(async () => {
  backend = await sharedBackend();
});

const keysOf = async () => (await everyRow(backend)).map(({ pk, sk }) => `${pk} ${sk}`);

it.each(['candidate_erased', 'candidate_anonymized'] as const)(
  '%s counts each row and event once',
  async (kind) => {
    const desk = await personDesk(backend);
    const { organizationId, stores, origin, add, apply, scan, note, score } = desk;
    const { table } = backend;
    const newId = idSource(new Date());
    const person = await add({ email: 'jane@example.com', tags: ['nurse'] });
    for (let n = 0; n < 2; n++) await apply(person);
    const cv = await scan({ candidate_id: person });
    await table.commit([link(ofCandidate(organizationId, person, 'SCAN'), cv.id)]);
    await score(cv);
    await note(person, 'Called.');
    const file = { id: newId('attachment'), candidate_id: person, file_key: 'a letter' } as never;
    await table.commit(candidateFileStore(table).keep(organizationId, file));
    const at = new Date().toISOString();
    const assessment = {
      ...{
        id: newId('assessment'),
        candidate_id: person,
        application_id: null,
        status: 'sent',
        due_at: null,
      },
      ...{
        invitation_hash: 'h',
        external_id: null,
        metadata: {},
        version: 1,
        created_at: at,
        updated_at: at,
      },
    } as never;
    const { id } = assessment as { id: string };
    await assessmentStore(table).add(origin(), id, { id: person, merged_ids: [] }, () => ({
      ...{ assessment, events: [], also: [] },
    }));
    const index = wordIndex(stores);
    await index.refresh(organizationId, person);

    const before = await keysOf();
    const { version, applications } = await stores.candidates.get(organizationId, person);
    expect([version > 0, applications.length]).toEqual([true, 2]);
    const receipt = emptyReceipt();
    const { eraseCandidate } = eraser({ ...stores, index, eraseFile: async () => 1 });
    const application_ids = applications.map((one) => one.id);
    const wanted = { id: newId('erasure'), kind, candidate_id: person, application_ids };
    const order = newErasure(wanted, new Date());
    // As after the transaction that orders it: the candidate itself is gone.
    if (kind === 'candidate_erased') await stores.candidates.remove(origin(), person, []);
    const ordered = await keysOf();
    await eraseCandidate(() => origin(), order, receipt);
    const after = new Set(await keysOf());
    const removed = ordered.filter((key) => !after.has(key));
    const events = removed.filter((key) => key.startsWith('EVENT#')).length;
    const links = removed.filter((key) => key.startsWith('ANSWERS#')).length;
    expect(receipt).toMatchObject({ rows: removed.length - events - links, events });
    expect(receipt.rows).toBeGreaterThan(8);
    expect(before.length).toBeGreaterThan(20);
  },
);

it('the chats in which an address of the order was given are erased, too', async () => {
  const chats = await chatDesk(backend);
  const { organizationId, table, store, origin, begin, say } = chats;
  const desk = await personDesk(backend);
  const { eraseCandidate } = eraser({
    ...desk.stores,
    index: wordIndex(desk.stores),
    eraseFile: async () => 1,
  });
  const said = await say((await begin()).id, 'jane@example.com');
  const erase = (addresses?: string[]) => {
    const wanted = { id: 'era_1', kind: 'candidate_erased' as const, candidate_id: 'cand_1' };
    const order = newErasure({ ...wanted, ...(addresses && { addresses }) }, new Date());
    return eraseCandidate(() => origin(), order, emptyReceipt());
  };
  const left = async () => (await table.getMany(store.rowsOf(organizationId, said))).filter(Boolean).length;
  await erase();
  expect(await left()).toBe(4);
  await erase(['jane@example.com']);
  expect(await left()).toBe(0);
});
