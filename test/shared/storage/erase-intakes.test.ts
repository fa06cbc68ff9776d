/** Which chats of a person are erased, with what belongs to them, and which are not. */
import { beforeAll, describe, expect, it } from 'vitest';
import { idSource } from '../../../shared/domain/ids.ts';
import type { Intake } from '../../../shared/domain/stored/intake.ts';
import { chatEraser } from '../../../shared/storage/erase-intakes.ts';
import { isAnyErased, markErased } from '../../../shared/storage/erased-marks.ts';
import { pendingAttachmentKey } from '../../../shared/storage/file-keys.ts';
import { ofCandidate } from '../../../shared/storage/keys.ts';
import { link, linkedIds } from '../../../shared/storage/links.ts';
import { scanStore } from '../../../shared/storage/scans.ts';
import type { Backend } from '../../support/backend.ts';
import { sharedBackend } from '../../support/shared-backend.ts';
import { chatDesk } from './support/chat-desk.ts';

let backend: Backend;
beforeAll(async () => {
  backend = await sharedBackend();
});

const person = 'cand_01KERKKS60H44Y43NQ4G6ZXC29';
const other = 'cand_01KERKKS60H44Y43NQ4G6ZXC30';
const scanId = 'scan_01KERKKS60H44Y43NQ4G6ZXC29';
const address = 'jane@example.com';

async function desk(addresses = [address]) {
  const chats = await chatDesk(backend);
  const { table, organizationId, store, origin } = chats;
  const receipt = { rows: 100, file_versions: 10 } as Parameters<typeof chatEraser>[3]['receipt'];
  const seen = { files: [] as string[], scans: [] as string[], events: [] as string[][] };
  const eraser = chatEraser(
    {
      ...{ table, intakes: store, scans: scanStore(table) },
      eraseFile: async (key) => seen.files.push(key),
    },
    origin,
    { candidateIds: [person], addresses },
    {
      ...{ receipt, forScan: async (id) => void seen.scans.push(id) },
      forEvents: async (ids) => void seen.events.push(ids),
    },
  );
  const linkTo = (id: string, of = person) =>
    table.commit([link(ofCandidate(organizationId, of, 'INTAKE'), id)]);
  return {
    ...chats,
    ...{ eraser, receipt, seen, linkTo },
    linked: () => linkedIds(table, ofCandidate(organizationId, person, 'INTAKE'), 'intake'),
    left: async (chat: Pick<Intake, 'id' | 'turn'>) =>
      (await table.getMany(store.rowsOf(organizationId, chat))).filter((row) => row !== undefined).length,
  };
}

describe('the chats of a candidate', () => {
  it('are erased with their messages, files and events, are marked, and are counted', async () => {
    const { begin, say, eraser, seen, receipt, linkTo, linked, left, table, organizationId } = await desk();
    const files = [
      { file_key: 'one', scan_id: scanId },
      { file_key: 'two', scan_id: null },
    ] as Intake['files'];
    const { id } = await begin({ candidate_id: person, files });
    const chat = await say(id, 'Jane');
    await linkTo(id);
    await eraser.ofCandidates();
    expect([await left(chat), await linked()]).toEqual([0, []]);
    expect(seen).toEqual({
      files: ['one', 'two'].flatMap((key) => [pendingAttachmentKey(key), key]),
      scans: [scanId],
      events: [[id, scanId]],
    });
    // Four rows of the chat and its link; a file counts as the number of what was erased of it.
    expect(receipt).toMatchObject({ rows: 105, file_versions: 10 + 1 + 2 + 3 + 4 });
    expect(await isAnyErased(table, [id], organizationId)).toBe(true);
  });

  it('are not those of another candidate, which a link alone leads to', async () => {
    const { begin, eraser, seen, receipt, linkTo, linked, left } = await desk();
    const chat = await begin({ candidate_id: other });
    await linkTo(chat.id);
    await eraser.ofCandidates();
    expect([await left(chat), await linked(), seen.events]).toEqual([3, [], []]);
    expect(receipt.rows).toBe(101);
  });

  it('whose rows an earlier run has removed leave only their events', async () => {
    const { eraser, seen, receipt, linkTo, linked } = await desk();
    const gone = idSource(new Date())('intake');
    await linkTo(gone);
    await eraser.ofCandidates();
    expect([seen.events, seen.files, await linked()]).toEqual([[[gone]], [], []]);
    expect(receipt.rows).toBe(101);
  });
});

describe('the chats with an address', () => {
  it('are those that made no application and in which it was given', async () => {
    const { begin, say, eraser, left } = await desk();
    const [given, strange, applied] = [await begin(), await begin(), await begin({ candidate_id: other })];
    const chats = [
      await say(given.id, `I am ${address}`),
      await say(strange.id, 'john@example.com'),
      await say(applied.id, address),
    ];
    await eraser.byAddresses();
    expect(await Promise.all(chats.map(left))).toEqual([0, 4, 4]);
  });

  it('are none without an address', async () => {
    const { begin, say, eraser, left } = await desk([]);
    const chat = await say((await begin()).id, address);
    await eraser.byAddresses();
    expect(await left(chat)).toBe(4);
  });

  it('are also those whose erasure was interrupted: they have ended and are marked', async () => {
    const { begin, eraser, left, table, organizationId, origin } = await desk();
    const abandoned = { status: 'abandoned' } as const;
    const [begun, ended, open] = [await begin(abandoned), await begin(abandoned), await begin()];
    await markErased(table, [begun.id, open.id], { organizationId, now: origin().now });
    await eraser.byAddresses();
    expect(await Promise.all([begun, ended, open].map(left))).toEqual([0, 3, 3]);
  });
});
