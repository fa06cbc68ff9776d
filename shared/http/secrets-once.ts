import type { ResponseSeal } from '../storage/idempotency-claims.ts';

/** The fields with a secret: of a key, and the link of an invitation. */
const shownOnce = new Set(['secret', 'url']);

/**
 * For responses with a secret: they are stored for their replay without the secrets, which are in no row at any time. A
 * replay has null in their place.
 */
export const secretsOnce: ResponseSeal = {
  seal: async (body) =>
    JSON.stringify(JSON.parse(body), (name, value) => (shownOnce.has(name) ? null : value)),
  open: async (body) => body,
};
