import type { Handle } from '../../shared/http/call.ts';
import { entryOf } from '../../shared/http/entry.ts';
import * as routes from '../../shared/routes/route-table.ts';
import { type RejectionReasonStore, rejectionReasonStore } from '../../shared/storage/rejection-reasons.ts';
import { updateEntry } from './entries.ts';

export const updateRejectionReason = (
  entries: RejectionReasonStore,
): Handle<typeof routes.updateRejectionReason> => updateEntry(entries);

export const entry = entryOf(routes.updateRejectionReason, updateRejectionReason, ({ table }) =>
  rejectionReasonStore(table),
);
