import { ApiError } from '../../shared/domain/api-error.ts';
import type { Handle } from '../../shared/http/call.ts';
import { entryOf } from '../../shared/http/entry.ts';
import * as routes from '../../shared/routes/route-table.ts';
import { type DeliveryLog, deliveryLog } from '../../shared/storage/delivery-log.ts';
import { presentDelivery } from '../../shared/views/present-delivery.ts';

interface Dependencies {
  log: Pick<DeliveryLog, 'findDelivery'>;
}

export const getWebhookDelivery =
  ({ log }: Dependencies): Handle<typeof routes.getWebhookDelivery> =>
  async ({ params, caller, now }) => {
    const delivery = await log.findDelivery(caller.organizationId, params.id, now);
    if (!delivery) throw new ApiError('not_found');
    return presentDelivery(delivery);
  };

export const entry = entryOf(routes.getWebhookDelivery, getWebhookDelivery, (edge) => ({
  log: deliveryLog(edge.table),
}));
