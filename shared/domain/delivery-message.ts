import type { Delivery } from './delivery.ts';
import type { WebhookEndpoint } from './stored/webhook-endpoint.ts';

/** A queue message with the delivery to process. The row has the state; the message is only a trigger. */
export interface DeliveryMessage {
  organization_id: string;
  endpoint_id: string;
  delivery_id: string;
  event_id: string;
  /** For a delivery that was just stored: everything for its first attempt, so that no row need be read. */
  first?: DeliveryToSend;
  /** How often the endpoint's lane was full. */
  turned_away?: number;
}

/** A delivery with its body, URL and secrets; the secrets are sealed. */
export interface DeliveryToSend {
  delivery: Delivery;
  endpoint: Pick<WebhookEndpoint, 'id' | 'url' | 'payload' | 'secrets'>;
  eventBody: string;
}
