import { ApiError } from '../../shared/domain/api-error.ts';
import { askForAttempt } from '../../shared/domain/manual-retry.ts';
import { mustBeEnabled } from '../../shared/domain/webhook-endpoint.ts';
import type { Handle } from '../../shared/http/call.ts';
import { entryOf } from '../../shared/http/entry.ts';
import * as routes from '../../shared/routes/route-table.ts';
import { type DeliveryStore, deliveryStore } from '../../shared/storage/deliveries.ts';
import { type DeliveryLog, deliveryLog } from '../../shared/storage/delivery-log.ts';
import { type DeliveryOrders, deliveryOrders } from '../../shared/storage/delivery-orders.ts';
import { retryOnConflict } from '../../shared/storage/retry-on-conflict.ts';
import { presentDelivery } from '../../shared/views/present-delivery.ts';

interface Dependencies {
  log: Pick<DeliveryLog, 'findDelivery'>;
  deliveries: Pick<DeliveryStore, 'findToSend'>;
  orders: Pick<DeliveryOrders, 'replace'>;
}

export const retryWebhookDelivery =
  ({ log, deliveries, orders }: Dependencies): Handle<typeof routes.retryWebhookDelivery> =>
  async ({ params, caller, origin, now, firstRunAt }) => {
    const { organizationId } = caller;
    const known = await log.findDelivery(organizationId, params.id, now);
    if (!known) throw new ApiError('not_found');
    const retried = await retryOnConflict(async () => {
      const read = await deliveries.findToSend(organizationId, known.endpoint_id, known.id, known.event_id);
      const { delivery, endpoint, eventBody } = read;
      if (!delivery || !endpoint) throw new ApiError('not_found');
      if (eventBody === undefined)
        throw new ApiError('not_found', { message: 'The event of this delivery is no longer stored.' });
      mustBeEnabled(endpoint);
      const next = askForAttempt(delivery, now, firstRunAt);
      return next ? orders.replace(origin, delivery, next) : delivery;
    });
    return presentDelivery(retried);
  };

export const entry = entryOf(routes.retryWebhookDelivery, retryWebhookDelivery, (edge) => ({
  log: deliveryLog(edge.table),
  deliveries: deliveryStore(edge.table),
  orders: deliveryOrders(edge.table),
}));
