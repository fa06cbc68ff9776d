import { endpoint } from '../../shared/http/endpoint.ts';
import { openEdge } from '../../shared/http/open-edge.ts';
import { secretsManager } from '../../shared/platform/clients.ts';
import { environment } from '../../shared/platform/environment.ts';
import { keyRingReader } from '../../shared/platform/key-ring.ts';
import * as routes from '../../shared/routes.ts';
import { webhookEndpointStore } from '../../shared/storage/webhook-endpoints.ts';
import { answerSeal, secretKeeper } from '../../shared/webhooks/secret-keeper.ts';
import { rotateWebhookSecret } from './handler.ts';

const edge = openEdge();
const keeper = secretKeeper(keyRingReader(secretsManager(), () => environment.webhookRootSecret));
export const handler = endpoint(
  routes.rotateWebhookSecret,
  rotateWebhookSecret({ endpoints: webhookEndpointStore(edge.table), keeper }),
  { ...edge, seal: answerSeal(keeper) },
);
