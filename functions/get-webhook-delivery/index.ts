import { endpoint } from '../../shared/http/endpoint.ts';
import { openEdge } from '../../shared/http/open-edge.ts';
import * as routes from '../../shared/routes.ts';
import { deliveryLog } from '../../shared/storage/delivery-log.ts';
import { getWebhookDelivery } from './handler.ts';

const edge = openEdge();
export const handler = endpoint(
  routes.getWebhookDelivery,
  getWebhookDelivery({ log: deliveryLog(edge.table) }),
  edge,
);
