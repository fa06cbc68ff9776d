import type { Caller } from './api-gateway.ts';

/** Whether the caller acts for the organization, with a secret key or as its member; others see what is public. */
export const isInsider = ({ keyType }: Pick<Caller, 'keyType'>): boolean =>
  keyType === 'secret' || keyType === 'session';
