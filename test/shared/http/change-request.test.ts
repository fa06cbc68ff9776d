import { expect, it } from 'vitest';
import { type ChangeQuery, isByChange } from '../../../shared/http/change-request.ts';

const bound = '2026-01-01T00:00:00.000Z';

it.each<[ChangeQuery, boolean]>([
  [{}, false],
  [{ order_by: 'created_at' }, false],
  [{ include_deleted: 'false' }, false],
  [{ external_id: 'job-1' }, false],
  [{ order_by: 'updated_at' }, true],
  [{ updated_after: bound }, true],
  [{ updated_before: bound }, true],
  [{ order_by: 'updated_at', updated_after: bound, external_id: 'job-1' }, true],
  [{ order_by: 'updated_at', include_deleted: 'true' }, true],
  [{ updated_after: bound, include_deleted: 'true' }, true],
])('%j is in the order of changes: %s', (query, byChange) => {
  expect(isByChange(query)).toBe(byChange);
});

const bounded = 'requires order_by=updated_at, which is then its default.';
const undeleted = 'include_deleted=true requires order_by=updated_at.';
it.each<[ChangeQuery, string, string]>([
  [{ order_by: 'created_at', updated_after: bound }, 'order_by', `updated_after ${bounded}`],
  [{ order_by: 'created_at', updated_before: bound }, 'order_by', `updated_before ${bounded}`],
  [{ include_deleted: 'true' }, 'include_deleted', undeleted],
  [{ order_by: 'created_at', include_deleted: 'true' }, 'include_deleted', undeleted],
  [
    { order_by: 'updated_at', include_deleted: 'true', external_id: 'job-1' },
    'include_deleted',
    'include_deleted=true does not go with external_id: deletions have none.',
  ],
])('%j contradicts itself in %s', (query, param, message) => {
  expect(() => isByChange(query)).toThrow(
    expect.objectContaining({
      code: 'invalid_parameter',
      particulars: expect.objectContaining({
        param,
        message,
        details: [{ param, code: 'contradictory', message }],
      }),
    }),
  );
});
