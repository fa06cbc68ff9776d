import fc from 'fast-check';
import { expect, it } from 'vitest';
import { exportFileKey } from '../../../shared/storage/export-files.ts';
import {
  attachmentKey,
  parseFileKey,
  pendingAttachmentKey,
  pendingUploadKey,
  uploadKey,
} from '../../../shared/storage/file-keys.ts';
import * as keys from '../../../shared/storage/keys.ts';

it('never writes an external id into a key, only its hash', () => {
  fc.assert(
    fc.property(fc.string({ minLength: 5 }), (externalId) => {
      const key = keys.externalIdKey('org_1', 'job', externalId);
      expect(key).toEqual({ pk: 'ORG#org_1#EXTERNAL#job', sk: keys.sha256(externalId) });
    }),
  );
});

it('gives every due shard a partition of its own', () => {
  const partitions = Array.from({ length: keys.dueShards }, (_, shard) => keys.duePartition(shard));
  expect(new Set(partitions).size).toBe(16);
});

it('puts an instant into its month, UTC', () => {
  expect(keys.monthPartition(new Date('2026-12-01T00:30:00+01:00'))).toBe('2026-11');
});

const scanId = 'scan_01HZZZZZZZZZZZZZZZZZZZZZZZ';
it('finds again in the key of a file whose it is, and nothing in a key that is not ours', () => {
  const organizationId = 'org_1';
  const attachment = { kind: 'attachment', organizationId, ownerId: 'app_1', attachmentId: 'att_1' };
  const kept = attachmentKey(organizationId, 'app_1', 'att_1');
  expect([
    parseFileKey(pendingUploadKey(organizationId, 'abc')),
    parseFileKey(uploadKey(organizationId, scanId)),
    parseFileKey(kept),
    parseFileKey(pendingAttachmentKey(kept)),
    parseFileKey(exportFileKey(organizationId, 'exp_1')),
  ]).toEqual([
    { kind: 'pending_upload', organizationId, tokenHash: 'abc' },
    { kind: 'upload', organizationId, scanId },
    { ...attachment, isPending: false },
    { ...attachment, isPending: true },
    { kind: 'export', organizationId, exportId: 'exp_1' },
  ]);
  const others = ['', 'uploads/', 'uploads/a', 'uploads/a/', 'uploads/a/b/c', 'other/a/b', '/uploads/a/b'];
  const earlier = [`uploads/a/${'0'.repeat(64)}`];
  const half = [
    'exports/a',
    'pending/exports/a/b',
    'attachments/a/b',
    'attachments/a/b/',
    'attachments/a/b/c/d',
    'pending/a/b',
    'pending/uploads/a',
  ];
  for (const key of [...others, ...earlier, ...half]) expect(parseFileKey(key), key).toBeNull();
});
