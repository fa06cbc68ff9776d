import { ApiError } from '../../shared/domain/api-error.ts';
import type { StoredKey } from '../../shared/domain/stored/key-set.ts';
import type { ApiKeyStore } from '../../shared/storage/api-keys.ts';

/** The key of an organization. Throws the same {@link ApiError} not_found for a missing id and another organization's. */
export async function findKey(
  { apiKeys }: { apiKeys: Pick<ApiKeyStore, 'findById'> },
  organizationId: string,
  id: string,
): Promise<StoredKey> {
  const found = await apiKeys.findById(id);
  if (found?.organization_id !== organizationId) throw new ApiError('not_found');
  return found;
}
