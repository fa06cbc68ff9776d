import type { ErasureView } from '../contracts/erasure.ts';
import type { Erasure } from '../domain/stored/erasure.ts';

/** An order to erase as it is sent: its receipt appears when it is whole. */
export const presentErasure = (erasure: Erasure): ErasureView => ({
  ...erasure,
  object: 'erasure',
  receipt: erasure.status === 'completed' ? erasure.receipt : null,
});
