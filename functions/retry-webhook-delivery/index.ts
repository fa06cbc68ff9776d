import { endpoint } from '../../shared/http/endpoint.ts';
import { openEdge } from '../../shared/http/open-edge.ts';
import * as routes from '../../shared/routes.ts';
import { deliveryStore } from '../../shared/storage/deliveries.ts';
import { deliveryLog } from '../../shared/storage/delivery-log.ts';
import { deliveryOrders } from '../../shared/storage/delivery-orders.ts';
import { retryWebhookDelivery } from './handler.ts';

const edge = openEdge();
export const handler = endpoint(
  routes.retryWebhookDelivery,
  retryWebhookDelivery({
    log: deliveryLog(edge.table),
    deliveries: deliveryStore(edge.table),
    orders: deliveryOrders(edge.table),
  }),
  edge,
);
