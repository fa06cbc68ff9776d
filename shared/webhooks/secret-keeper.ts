import { createHash } from 'node:crypto';
import type { WebhookEndpoint } from '../domain/stored/webhook-endpoint.ts';
import type { KeyRing } from '../platform/key-ring.ts';
import type { ResponseSeal } from '../storage/idempotency-claims.ts';
import { openSecret, type SecretOwner, sealSecret } from './secret-box.ts';

export interface SecretKeeper {
  seal(secret: string, owner: SecretOwner): Promise<string>;
  openAll(boxes: string[], owner: SecretOwner): Promise<string[]>;
  /** The current secret of an endpoint, which has no end. */
  openCurrent(endpoint: Pick<WebhookEndpoint, 'secrets'>, owner: SecretOwner): Promise<string>;
}

/** Seals and opens webhook secrets with the stage's root keys from Secrets Manager. */
export function secretKeeper(rootKeys: () => Promise<KeyRing>): SecretKeeper {
  const bytesOf = (key: string) => createHash('sha256').update(key).digest();
  const openAll: SecretKeeper['openAll'] = async (boxes, owner) => {
    const { keys } = await rootKeys();
    const roots = new Map([...keys].map(([id, key]) => [id, bytesOf(key)]));
    return boxes.map((box) => openSecret(box, owner, roots));
  };
  return {
    async seal(secret, owner) {
      const { current, keys } = await rootKeys();
      return sealSecret(secret, owner, { id: current, bytes: bytesOf(keys.get(current) ?? '') });
    },
    openAll,
    async openCurrent({ secrets }, owner) {
      const boxes = secrets.slice(0, 1).map(({ box }) => box);
      const [current] = await openAll(boxes, owner);
      if (current === undefined) throw new Error('a webhook endpoint has no secret');
      return current;
    },
  };
}

/** Seals a response with a secret, so that the idempotency record does not contain it as plain text. */
export function responseSeal(keeper: SecretKeeper): ResponseSeal {
  const owner: SecretOwner = { organizationId: 'idempotency', endpointId: 'answer' };
  return {
    seal: (answer) => keeper.seal(answer, owner),
    open: async (sealed) => (await keeper.openAll([sealed], owner))[0] ?? '',
  };
}
