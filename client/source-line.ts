import { createHash } from 'node:crypto';

/** The first line of the generated types. It names the document they were made from, so that a test can tell when they are behind. */
export const sourceLine = (openapi: string): string =>
  `// From test/contract/openapi.json, SHA-256 ${createHash('sha256').update(openapi).digest('hex')}`;
