import type { Delivery } from './delivery.ts';
import type { WebhookEndpoint } from './stored/webhook-endpoint.ts';

/** What a queue message says: which delivery to look at. The row is the truth, the message only a reminder. */
export interface DeliveryMessage {
  organization_id: string;
  endpoint_id: string;
  delivery_id: string;
  event_id: string;
  /** With a delivery that was stored this very moment: all that its first attempt needs, so that it need not read. */
  first?: DeliveryToSend;
  /** How many times the endpoint's lane was full. */
  turned_away?: number;
}

/** A delivery with what is sent and where to; the secrets are sealed. */
export interface DeliveryToSend {
  delivery: Delivery;
  endpoint: Pick<WebhookEndpoint, 'id' | 'url' | 'payload' | 'secrets'>;
  eventBody: string;
}
