import { endpoint } from '../../shared/http/endpoint.ts';
import { openEdge } from '../../shared/http/open-edge.ts';
import * as routes from '../../shared/routes.ts';
import { deliveryOrders } from '../../shared/storage/delivery-orders.ts';
import { webhookEndpointStore } from '../../shared/storage/webhook-endpoints.ts';
import { testWebhookEndpoint } from './handler.ts';

const edge = openEdge();
export const handler = endpoint(
  routes.testWebhookEndpoint,
  testWebhookEndpoint({
    endpoints: webhookEndpointStore(edge.table),
    orders: deliveryOrders(edge.table),
  }),
  edge,
);
