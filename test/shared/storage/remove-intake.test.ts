/** What is left of a chat that is removed, and of one that must stay; test/functions/intakes.test.ts has the calls. */
import { beforeAll, describe, expect, it } from 'vitest';
import { ApiError } from '../../../shared/domain/api-error.ts';
import type { Erasure } from '../../../shared/domain/stored/erasure.ts';
import type { Intake } from '../../../shared/domain/stored/intake.ts';
import { endIntake } from '../../../shared/storage/end-intake.ts';
import { erasureStore } from '../../../shared/storage/erasures.ts';
import { pendingAttachmentKey } from '../../../shared/storage/file-keys.ts';
import { fitScoreStore } from '../../../shared/storage/fit-scores.ts';
import { erasurePartition } from '../../../shared/storage/keys.ts';
import { intakeRemover } from '../../../shared/storage/remove-intake.ts';
import { scanStore } from '../../../shared/storage/scans.ts';
import { storeScan } from '../../functions/support/scan-calls.ts';
import type { Backend } from '../../support/backend.ts';
import { eventsOf } from '../../support/call-endpoint.ts';
import { sharedBackend } from '../../support/shared-backend.ts';
import { chatDesk } from './support/chat-desk.ts';

let backend: Backend;
beforeAll(async () => {
  backend = await sharedBackend();
});

async function desk() {
  const chats = await chatDesk(backend);
  const { table, organizationId, caller, store, origin } = chats;
  const scans = scanStore(table);
  const remover = intakeRemover({
    ...{ intakes: store, scans, fitScores: fitScoreStore(table), erasures: erasureStore(table) },
  });
  const fileOf = (file_key: string, scan_id: string | null = null) =>
    ({ file_key, scan_id }) as Intake['files'][number];
  return {
    ...chats,
    ...{ scans, fileOf },
    scan: () => storeScan(backend, caller, new Date()),
    remove: (id: string, check: (before: Intake) => void = () => {}) => remover(origin(), id, check),
    left: async (chat: Intake) =>
      (await table.getMany(store.rowsOf(organizationId, chat))).filter((row) => row !== undefined).length,
    orders: async () => {
      const range = { pk: erasurePartition(organizationId), from: ' ', to: '~', ascending: true, limit: 9 };
      const rows = await table.query<Erasure>(range);
      return rows.map(({ data }) => [data.kind, data.scan_id, data.file_keys]);
    },
    types: async () => (await eventsOf(backend, caller)).map(({ type }) => type),
  };
}

describe('a chat that is removed', () => {
  it('leaves no row, and an order for the files that it had', async () => {
    const { begin, say, remove, left, orders, types, fileOf } = await desk();
    const { id } = await begin({ files: [fileOf('one'), fileOf('two')] });
    const chat = await say(id, 'Jane');
    await remove(id);
    expect(await left(chat)).toBe(0);
    const keys = ['one', 'two'].flatMap((key) => [pendingAttachmentKey(key), key]);
    expect(await orders()).toEqual([['file_deleted', null, keys]]);
    expect((await types()).sort()).toEqual(['erasure.requested', 'intake.abandoned', 'intake.started']);
  });

  it('leaves no order where it had no file', async () => {
    const { begin, remove, left, orders } = await desk();
    const chat = await begin();
    await remove(chat.id);
    expect([await left(chat), await orders()]).toEqual([0, []]);
  });

  it('goes with the scans of its CVs, also where one is gone', async () => {
    const { begin, remove, orders, scans, scan, organizationId, fileOf, types } = await desk();
    const cv = await scan();
    const gone = 'scan_01KERKKS60H44Y43NQ4G6ZXC29';
    const { id } = await begin({ files: [fileOf('one', cv.id), fileOf('two', gone)] });
    await remove(id);
    expect(await scans.find(organizationId, cv.id)).toBeUndefined();
    const kinds = (await orders()).map(([kind, scanId]) => [kind, scanId]).sort();
    expect(kinds).toEqual([
      ['file_deleted', null],
      ['scan_deleted', cv.id],
    ]);
    expect((await types()).filter((type) => type === 'scan.deleted')).toHaveLength(1);
  });

  it('that has ended before emits no second end', async () => {
    const { begin, remove, types, store, origin } = await desk();
    const { id } = await begin();
    await store.abandon(origin(), id, () => true);
    await remove(id);
    expect((await types()).filter((type) => type === 'intake.abandoned')).toHaveLength(1);
  });
});

describe('a chat that must stay', () => {
  const stay = () => {
    throw new ApiError('invalid_state_transition');
  };
  const refused = { code: 'invalid_state_transition' };

  it('is refused before anything is removed', async () => {
    const { begin, remove, left, types, store, organizationId } = await desk();
    const chat = await begin();
    await expect(remove(chat.id, stay)).rejects.toMatchObject(refused);
    expect([await left(chat), await store.get(organizationId, chat.id)]).toEqual([3, chat]);
    expect(await types()).toEqual(['intake.started']);
  });

  it('is asked again when its rows are removed: it may have been confirmed meanwhile', async () => {
    const { begin, remove, left } = await desk();
    const chat = await begin();
    const checked: Intake['status'][] = [];
    const removal = remove(chat.id, ({ status }) => {
      if (checked.push(status) > 1) stay();
    });
    await expect(removal).rejects.toMatchObject(refused);
    expect(checked).toEqual(['active', 'abandoned']);
    expect(await left(chat)).toBe(3);
  });

  it('does not end where it may not', async () => {
    const { begin, store, origin } = await desk();
    const chat = await begin();
    const end = (mayEnd: boolean) =>
      endIntake(store, origin(), chat.id, { mayEnd: () => mayEnd, events: [{ type: 'intake.abandoned' }] });
    expect(await end(false)).toEqual(chat);
    const ended = await end(true);
    expect([ended.status, ended.version]).toEqual(['abandoned', 2]);
    expect(await end(true)).toEqual(ended);
  });
});
