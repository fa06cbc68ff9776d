import type { Handle } from '../../shared/http/call.ts';
import { entryOf } from '../../shared/http/entry.ts';
import * as routes from '../../shared/routes/route-table.ts';
import { type RejectionReasonStore, rejectionReasonStore } from '../../shared/storage/rejection-reasons.ts';
import { getEntry } from './entries.ts';

export const getRejectionReason = (entries: RejectionReasonStore): Handle<typeof routes.getRejectionReason> =>
  getEntry(entries);

export const entry = entryOf(routes.getRejectionReason, getRejectionReason, ({ table }) =>
  rejectionReasonStore(table),
);
