import { createHash } from 'node:crypto';

/** The source expression that allows one inline script or style in a Content-Security-Policy. */
export const hashOf = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
