import type { Handle } from '../../shared/http/call.ts';
import { entryOf } from '../../shared/http/entry.ts';
import * as routes from '../../shared/routes/route-table.ts';
import { type RejectionReasonStore, rejectionReasonStore } from '../../shared/storage/rejection-reasons.ts';
import { deleteEntry } from './entries.ts';

export const deleteRejectionReason = (
  entries: RejectionReasonStore,
): Handle<typeof routes.deleteRejectionReason> => deleteEntry(entries);

export const entry = entryOf(routes.deleteRejectionReason, deleteRejectionReason, ({ table }) =>
  rejectionReasonStore(table),
);
