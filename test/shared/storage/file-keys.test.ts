import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { idSource } from '../../../shared/domain/ids.ts';
import { exportFileKey } from '../../../shared/storage/export-files.ts';
import {
  attachmentKey,
  createdKeys,
  earlyUploadKey,
  fileKeysOf,
  parseFileKey,
  pendingAttachmentKey,
  pendingUploadKey,
  tokenHashOf,
  uploadKey,
} from '../../../shared/storage/file-keys.ts';

const newId = idSource(new Date('2026-05-04T10:00:00.000Z'));
const [organizationId, scanId] = [newId('organization'), newId('scan')];
const [ownerId, attachmentId] = [newId('application'), newId('attachment')];
const exportId = newId('export');
const tokenHash = 'a1'.repeat(32);

const places = {
  [exportFileKey(organizationId, exportId)]: { kind: 'export', organizationId, exportId },
  [pendingUploadKey(organizationId, tokenHash)]: { kind: 'pending_upload', organizationId, tokenHash },
  [uploadKey(organizationId, scanId)]: { kind: 'upload', organizationId, scanId },
  [attachmentKey(organizationId, ownerId, attachmentId)]: {
    kind: 'attachment',
    isPending: false,
    organizationId,
    ownerId,
    attachmentId,
  },
  [pendingAttachmentKey(attachmentKey(organizationId, ownerId, attachmentId))]: {
    kind: 'attachment',
    isPending: true,
    organizationId,
    ownerId,
    attachmentId,
  },
};

describe.each(Object.entries(places))('the key %s', (key, place) => {
  it('is taken apart into what it was made of', () => expect(parseFileKey(key)).toEqual(place));

  it('is none with a part more, a part less or an empty one', () => {
    const parts = key.split('/');
    expect(parseFileKey(`${key}/more`)).toBeNull();
    expect(parseFileKey(parts.slice(0, -1).join('/'))).toBeNull();
    expect(parseFileKey(`other/${key}`)).toBeNull();
    for (const at of parts.keys()) expect(parseFileKey(parts.with(at, '').join('/'))).toBeNull();
  });
});

it('a key of another form is none, whatever it is', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      expect(parseFileKey(text)).toBeNull();
    }),
  );
  expect(parseFileKey(earlyUploadKey(organizationId, tokenHash))).toBeNull();
});

describe('the keys of a scan', () => {
  const file_key = uploadKey(organizationId, scanId);
  const pending = { key: pendingUploadKey(organizationId, tokenHash), version: '1' };

  it('are the pending one and then its own', () => {
    expect(fileKeysOf({ file_key, pending_file: pending } as never)).toEqual([pending.key, file_key]);
    expect(fileKeysOf({ file_key, pending_file: null } as never)).toEqual([
      pendingAttachmentKey(file_key),
      file_key,
    ]);
  });

  it('tell the hash of its storage token, where there was one', () => {
    expect(tokenHashOf({ file_key, pending_file: pending } as never)).toBe(tokenHash);
    expect(tokenHashOf({ file_key, pending_file: null } as never)).toBeNull();
    const early = earlyUploadKey(organizationId, tokenHash);
    expect(tokenHashOf({ file_key: early, pending_file: null } as never)).toBe(tokenHash);
    for (const other of [`${early}/more`, `${early}0`, `x${early}`, early.slice(0, -1), early.toUpperCase()])
      expect(tokenHashOf({ file_key: other, pending_file: null } as never), other).toBeNull();
    const attachment = attachmentKey(organizationId, ownerId, attachmentId);
    expect(tokenHashOf({ file_key: attachment, pending_file: null } as never)).toBeNull();
  });
});

it('a notification has its keys as S3 spells them: a blank as a plus sign, other signs in per cent', () => {
  const records = ['a+b/c', 'a%2Bb', 'caf%C3%A9'].map((key) => ({ s3: { object: { key } } }));
  expect(createdKeys(JSON.stringify({ Records: records }))).toEqual(['a b/c', 'a+b', 'café']);
  expect(createdKeys('{"Event":"s3:TestEvent"}')).toEqual([]);
});
