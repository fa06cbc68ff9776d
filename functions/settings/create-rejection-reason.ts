import { newEntry } from '../../shared/domain/vocabulary.ts';
import type { Handle } from '../../shared/http/call.ts';
import { entryOf } from '../../shared/http/entry.ts';
import * as routes from '../../shared/routes/route-table.ts';
import { type RejectionReasonStore, rejectionReasonStore } from '../../shared/storage/rejection-reasons.ts';
import { createEntry } from './entries.ts';

export const createRejectionReason = (
  entries: RejectionReasonStore,
): Handle<typeof routes.createRejectionReason> =>
  createEntry(entries, (body, id, now, count) => ({
    ...newEntry(id, body, now),
    kind: body.kind,
    position: body.position ?? count + 1,
    is_archived: body.is_archived,
  }));

export const entry = entryOf(routes.createRejectionReason, createRejectionReason, ({ table }) =>
  rejectionReasonStore(table),
);
