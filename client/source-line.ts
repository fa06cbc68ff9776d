import { createHash } from 'node:crypto';

/**
 * The first line of the generated types. It has a hash of the OpenAPI document, so that a test can detect outdated
 * types.
 */
export const sourceLine = (openapi: string): string =>
  `// From test/contract/openapi.json, SHA-256 ${createHash('sha256').update(openapi).digest('hex')}`;
