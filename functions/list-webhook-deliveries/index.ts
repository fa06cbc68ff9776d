import { endpoint } from '../../shared/http/endpoint.ts';
import { openCursorKeys } from '../../shared/http/open-cursor-keys.ts';
import { openEdge } from '../../shared/http/open-edge.ts';
import * as routes from '../../shared/routes.ts';
import { deliveryLog } from '../../shared/storage/delivery-log.ts';
import { webhookEndpointStore } from '../../shared/storage/webhook-endpoints.ts';
import { listWebhookDeliveries } from './handler.ts';

const edge = openEdge();
const stores = {
  cursorKeys: openCursorKeys(),
  endpoints: webhookEndpointStore(edge.table),
  log: deliveryLog(edge.table),
};
export const handler = endpoint(routes.listWebhookDeliveries, listWebhookDeliveries(stores), edge);
