import fc from 'fast-check';
import { expect, it } from 'vitest';
import * as keys from '../../../shared/storage/keys.ts';
import { parseUploadKey, uploadKey } from '../../../shared/storage/uploads.ts';

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

it('finds organization and token again in the key of a stored file, and nothing in another', () => {
  expect(parseUploadKey(uploadKey('org_1', 'abc'))).toEqual({ organizationId: 'org_1', tokenHash: 'abc' });
  for (const key of ['', 'uploads/', 'uploads/a', 'uploads/a/', 'uploads/a/b/c', 'other/a/b', '/uploads/a/b'])
    expect(parseUploadKey(key)).toBeNull();
});
