import { describe, expect, it } from 'vitest';
import { allScopes, personScopes, roles, scopes } from '../../../shared/contracts/organization.ts';
import { mayChangeOwners, scopesOfRole } from '../../../shared/domain/roles.ts';

it('scopes of people are none of those of keys, and each may be had', () => {
  expect(new Set(allScopes).size).toBe(scopes.length + personScopes.length);
  for (const scope of allScopes) expect(scopesOfRole.owner).toContain(scope);
});

it('owners and admins have all scopes, and only owners may change owners', () => {
  expect(scopesOfRole.admin).toEqual(scopesOfRole.owner);
  expect(roles.filter(mayChangeOwners)).toEqual(['owner']);
});

it('recruiters do what is about people and jobs, and see who is in the organization', () => {
  expect([...scopesOfRole.recruiter].sort()).toEqual([
    'applications:read',
    'applications:write',
    'assessments:read',
    'assessments:write',
    'candidates:read',
    'candidates:write',
    'intake:read',
    'intake:write',
    'jobs:read',
    'jobs:write',
    'members:read',
    'organization:read',
    'scans:read',
    'scans:write',
  ]);
});

it('developers integrate, and see nothing of people', () => {
  expect([...scopesOfRole.developer].sort()).toEqual([
    'events:read',
    'jobs:read',
    'keys:read',
    'keys:write',
    'organization:read',
    'usage:read',
    'webhooks:read',
    'webhooks:write',
  ]);
});

it('viewers read, without exports, answers about minorities, keys and events', () => {
  expect([...scopesOfRole.viewer].sort()).toEqual([
    'applications:read',
    'assessments:read',
    'candidates:read',
    'intake:read',
    'jobs:read',
    'organization:read',
    'scans:read',
  ]);
});

describe.each(roles)('%s', (role) => {
  it('has each scope once, and may read what it may write', () => {
    const held = scopesOfRole[role];
    expect(new Set(held).size).toBe(held.length);
    const unread = held.filter(
      (scope) => scope.endsWith(':write') && !held.some((other) => other === scope.replace(/write$/, 'read')),
    );
    expect(unread).toEqual([]);
  });
});
