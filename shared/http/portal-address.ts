import type { Caller } from './api-gateway.ts';

/** The part of the portal's addresses that names the caller's organization: its slug if it has one. */
export const portalAddressOf = ({ portalSlug, organizationId }: Caller): string =>
  portalSlug ?? organizationId;
