import type { Delivery } from './delivery.ts';
import type { WebhookEndpoint } from './stored/webhook-endpoint.ts';

/**
 * A queue message with the delivery to process. Once a delivery has a row, the row has the state, and the message is only
 * a trigger.
 */
export interface DeliveryMessage {
  organization_id: string;
  endpoint_id: string;
  delivery_id: string;
  event_id: string;
  /** Of a new delivery: everything for its first attempt. The delivery has no row before it. */
  first?: DeliveryToSend;
  /** Its sender may wait for a slow receiver. */
  is_patient?: boolean;
  /** How often the endpoint's lane was full. */
  turned_away?: number;
}

/** A delivery with its body, URL and secrets; the secrets are sealed. */
export interface DeliveryToSend {
  delivery: Delivery;
  endpoint: Pick<WebhookEndpoint, 'id' | 'url' | 'payload' | 'secrets'>;
  eventBody: string;
}
