import { describe, expect, it, vi } from 'vitest';
import { receiveAttachment } from '../../functions/workers/receive-file/receive-attachment.ts';
import { maxUploadBytes } from '../../shared/contracts/upload.ts';
import { ApiError } from '../../shared/domain/api-error.ts';
import { attachmentKey, pendingAttachmentKey } from '../../shared/storage/file-keys.ts';

const keptKey = attachmentKey('org_1', 'app_1', 'att_1');
const pendingKey = pendingAttachmentKey(keptKey);
const place = {
  kind: 'attachment' as const,
  isPending: true,
  organizationId: 'org_1',
  ownerId: 'app_1',
  attachmentId: 'att_1',
};
const named = (name: string) => Object.assign(new Error(name), { name });

/** The worker with a file of this size, an owner, and a copy that may fail. */
function desk({ size = 5 as number | null, copy = async () => 'v2', receive = undefined as unknown } = {}) {
  const kept: unknown[] = [];
  const owner = {
    receive: vi.fn(async (_: unknown, { keep }: { keep: () => Promise<unknown> }) => {
      if (receive !== undefined) throw receive;
      // A conflict repeats the change; the file is copied once.
      await keep();
      kept.push(await keep());
    }),
    expire: vi.fn(async () => {
      if (receive !== undefined) throw receive;
    }),
  };
  const eraseFile = vi.fn(async () => {});
  const copied = vi.fn(copy);
  const stores = {
    environmentName: 'production' as const,
    uploads: {
      find: async () => (size === null ? undefined : { key: pendingKey, size, version: 'v1' }),
      copy: copied,
    },
    eraseFile,
    clock: () => new Date('2026-11-21T10:00:00.000Z'),
  };
  const run = (changes = {}) =>
    receiveAttachment(stores as never, () => owner as never)({ ...place, ...changes } as never);
  return { run, owner, eraseFile, copied, kept };
}

describe('a file that arrives', () => {
  it('is copied once to its permanent key', async () => {
    const { run, copied, kept, eraseFile } = desk();
    await run();
    expect(copied.mock.calls).toEqual([[{ key: pendingKey, version: 'v1' }, keptKey]]);
    expect(kept).toEqual([{ key: pendingKey, size: 5, version: 'v2' }]);
    expect(eraseFile).not.toHaveBeenCalled();
  });

  it('is not copied if it is too large, or has its permanent key', async () => {
    const large = desk({ size: maxUploadBytes + 1 });
    await large.run();
    const permanent = desk();
    await permanent.run({ isPending: false });
    for (const { copied, kept } of [large, permanent]) {
      expect(copied).not.toHaveBeenCalled();
      expect(kept).toMatchObject([{ version: 'v1' }]);
    }
    const largest = desk({ size: maxUploadBytes });
    await largest.run();
    expect(largest.copied).toHaveBeenCalledTimes(1);
  });
});

describe('every copy', () => {
  it.each(['NoSuchKey', 'NoSuchVersion'])(
    'is erased if an erasure removed the file before the copy: %s',
    async (name) => {
      const { run, eraseFile } = desk({ copy: async () => Promise.reject(named(name)) });
      await run();
      expect(eraseFile.mock.calls.flat()).toEqual([pendingKey, keptKey]);
    },
  );

  it('is erased if its owner does not exist', async () => {
    const { run, eraseFile } = desk({ receive: new ApiError('not_found') });
    await run();
    expect(eraseFile.mock.calls.flat()).toEqual([pendingKey, keptKey]);
  });

  it('stays after another failure, because the message is tried again', async () => {
    const { run, eraseFile } = desk({ copy: async () => Promise.reject(named('SlowDown')) });
    await expect(run()).rejects.toThrow('SlowDown');
    expect(eraseFile).not.toHaveBeenCalled();
  });
});

describe('a file that expired before its notification', () => {
  it('is recorded as expired', async () => {
    const { run, owner } = desk({ size: null });
    await run();
    expect(owner.expire).toHaveBeenCalledWith(expect.anything(), { ownerId: 'app_1', attachmentId: 'att_1' });
    expect(owner.receive).not.toHaveBeenCalled();
  });

  it('needs no owner, and any other failure is tried again', async () => {
    await desk({ size: null, receive: new ApiError('not_found') }).run();
    await expect(desk({ size: null, receive: named('Timeout') }).run()).rejects.toThrow('Timeout');
  });
});
