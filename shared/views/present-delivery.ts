import type { Delivery } from '../domain/delivery.ts';

/** A delivery as a response. */
export const presentDelivery = (delivery: Delivery) => ({ ...delivery, object: 'webhook_delivery' as const });
