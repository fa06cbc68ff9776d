import type { ErasureView } from '../contracts/erasure.ts';
import type { Erasure } from '../domain/stored/erasure.ts';

/** An erasure order as a response: it has a receipt when the erasure is complete. */
export const presentErasure = (erasure: Erasure): ErasureView => ({
  ...erasure,
  object: 'erasure',
  receipt: erasure.status === 'completed' ? erasure.receipt : null,
});
