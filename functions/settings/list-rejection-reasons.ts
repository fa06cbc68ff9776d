import type { RejectionReason } from '../../shared/domain/stored/vocabulary.ts';
import type { Handle } from '../../shared/http/call.ts';
import { entryOf } from '../../shared/http/entry.ts';
import { openCursorKeys } from '../../shared/http/open-cursor-keys.ts';
import * as routes from '../../shared/routes/route-table.ts';
import { type RejectionReasonStore, rejectionReasonStore } from '../../shared/storage/rejection-reasons.ts';
import { type Listing, listEntries } from './entries.ts';

export const listRejectionReasons =
  (listing: Listing<RejectionReasonStore>): Handle<typeof routes.listRejectionReasons> =>
  (call) => {
    const { is_archived } = call.query;
    const isWanted = (reason: RejectionReason) => String(reason.is_archived) === is_archived;
    return listEntries(listing, is_archived === undefined ? undefined : isWanted)(call);
  };

export const entry = entryOf(routes.listRejectionReasons, listRejectionReasons, ({ table }) => {
  const cursorKeys = openCursorKeys();
  return { entries: rejectionReasonStore(table), cursorKeys };
});
