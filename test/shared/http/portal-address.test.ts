import { expect, it } from 'vitest';
import type { Caller } from '../../../shared/http/api-gateway.ts';
import { portalAddressOf } from '../../../shared/http/portal-address.ts';

it('the address of a portal has the slug of the organization, or its id', () => {
  const caller = { organizationId: 'org_1' } as Caller;
  expect(portalAddressOf(caller)).toBe('org_1');
  expect(portalAddressOf({ ...caller, portalSlug: 'acme' })).toBe('acme');
});
