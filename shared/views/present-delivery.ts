import type { Delivery } from '../domain/delivery.ts';

/** A delivery as its endpoint's owner sees it. */
export const presentDelivery = (delivery: Delivery) => ({ ...delivery, object: 'webhook_delivery' as const });
