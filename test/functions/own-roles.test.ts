import { expect, it } from 'vitest';
import { refuseFormer, refuseOwners } from '../../functions/people/refuse-owners.ts';
import type { Caller } from '../../shared/http/api-gateway.ts';

const as = (role: string, memberId = 'mem_1') => ({ person: { role, memberId } }) as unknown as Caller;

it('only an owner makes, changes or removes owners', () => {
  for (const role of ['admin', 'recruiter', 'developer', 'viewer'] as const)
    expect(() => refuseOwners(as(role), 'viewer', 'owner')).toThrow('Only an owner');
  expect(() => refuseOwners({} as Caller, 'owner')).toThrow('Only an owner');
  expect(() => refuseOwners(as('owner'), 'owner')).not.toThrow();
  expect(() => refuseOwners(as('viewer'), 'viewer', 'recruiter')).not.toThrow();
});

it('members whose role changed since the verdict on them change nothing about themselves', () => {
  expect(() => refuseFormer(as('owner'), { id: 'mem_1', role: 'viewer' })).toThrow('Your role changed');
  expect(() => refuseFormer(as('owner'), { id: 'mem_1', role: 'owner' })).not.toThrow();
  expect(() => refuseFormer(as('owner'), { id: 'mem_2', role: 'viewer' })).not.toThrow();
});
