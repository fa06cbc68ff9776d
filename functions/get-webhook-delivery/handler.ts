import { ApiError } from '../../shared/domain/api-error.ts';
import type { Handle } from '../../shared/http/call.ts';
import { presentDelivery } from '../../shared/http/present-delivery.ts';
import type * as routes from '../../shared/routes.ts';
import type { DeliveryLog } from '../../shared/storage/delivery-log.ts';

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
