import { ApiError } from '../../shared/domain/api-error.ts';
import type { Handle } from '../../shared/http/call.ts';
import { entryOf } from '../../shared/http/entry.ts';
import { readFormToken } from '../../shared/http/form-token.ts';
import { openCursorKeys } from '../../shared/http/open-cursor-keys.ts';
import { openIndexKeys } from '../../shared/http/open-index-keys.ts';
import type { KeyRing } from '../../shared/platform/key-ring.ts';
import { findPortalJob, type PortalStores } from '../../shared/portal/find-job.ts';
import { renderRefusal } from '../../shared/portal/refusal-page.ts';
import * as routes from '../../shared/routes/route-table.ts';
import { type AddressCounter, addressCounter } from '../../shared/storage/addresses.ts';
import { jobStore } from '../../shared/storage/jobs.ts';
import { type BeginningStores, chatBeginner } from './begin-chat.ts';
import { openBeginning } from './open-beginning.ts';

interface Stores extends BeginningStores, PortalStores {
  addresses: AddressCounter;
  formKeys: () => Promise<KeyRing>;
}

/** Starts a chat on the page of a job. Without the token of that page there is none. */
export const startIntake = ({
  jobs,
  organizations,
  addresses,
  formKeys,
  ...stores
}: Stores): Handle<typeof routes.startIntake> => {
  const beginChat = chatBeginner(stores);
  return async (call) => {
    const { params, body, address, origin, now } = call;
    const { job, organization } = await findPortalJob({ jobs, organizations }, params, now);
    const { environment, organizationId } = origin;
    const scope = { environment, organizationId, aboutId: job.id };
    if (readFormToken(body.form_token, scope, now, await formKeys()) === null)
      throw new ApiError('not_found');
    await addresses.countChat(organizationId, address, now);
    return beginChat(call, { job, organization, locale: body.locale, channel: 'page' });
  };
};

export const entry = entryOf(
  routes.startIntake,
  startIntake,
  (edge) => ({
    ...openBeginning(edge),
    jobs: jobStore(edge.table),
    organizations: edge.organizations,
    addresses: addressCounter(edge.table, openIndexKeys()),
    formKeys: openCursorKeys(),
  }),
  ({ addresses }) => ({ addresses, pages: { renderRefusal } }),
);
