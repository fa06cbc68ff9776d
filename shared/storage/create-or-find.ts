import { ApiError, isRefusal } from '../domain/api-error.ts';

interface Ways<R> {
  /** The resource with the external id. */
  find: () => Promise<R | undefined>;
  /** Stores it under the external id; external_id_taken means that another request was first. */
  create: () => Promise<R>;
}

/**
 * The resource of an external id, and whether this request created it: of concurrent requests, one creates it and the
 * others find it. Throws what `create` throws.
 */
export async function createOrFind<R>({ find, create }: Ways<R>): Promise<{ resource: R; isNew: boolean }> {
  const known = await find();
  if (known) return { resource: known, isNew: false };
  try {
    return { resource: await create(), isNew: true };
  } catch (error) {
    if (!isRefusal(error, 'external_id_taken')) throw error;
  }
  const other = await find();
  // Erased between two reads: the next attempt creates it.
  if (!other) throw new ApiError('service_unavailable');
  return { resource: other, isNew: false };
}
