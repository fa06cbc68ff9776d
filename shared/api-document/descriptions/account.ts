import { organizationView } from '../../contracts/organization.ts';
import type { Descriptions } from './texts.ts';

/** The organization of the key. */
export const account: Descriptions = {
  tags: {
    me: 'The organization of the key.',
  },
  schemas: {
    Organization: organizationView,
  },
  operations: {
    getMe: { returns: 'The organization with the key and its call budget.' },
  },
  fields: {
    'Organization.id': 'The id of the organization that the key belongs to.',
    'Organization.name': 'The name of the organization.',
    'Organization.environment': 'The environment of the key.',
    'Organization.plan': 'The plan of the organization, which determines its call budget.',
    'Organization.scopes': 'The rights of the key, or of the role of the person.',
    'Organization.key': 'The key that the request was made with. Null for a session token.',
    'Organization.member': ['The person that the request was made by. Null for a key.', null],
    'Organization.rate_limit': 'The call budget of this month.',
    'OrganizationKey.id': 'The id of the key. Events and logs name it.',
    'OrganizationKey.name': 'The name that an operator gave the key.',
    'OrganizationKey.key_set_id': 'The id of the key set, whose keys share their scopes.',
    'OrganizationKey.type': 'Whether the key is for servers or for pages.',
    'OrganizationKey.last_four': 'The last four characters of the key.',
    'OrganizationKey.expires_at': [
      'When the key expires. Null if it does not expire.',
      '2027-01-12T08:15:00.000Z',
    ],
    'OrganizationMember.id': [
      'The id of the member. Events and the audit log name it.',
      'mem_01KERMBJX0M2Q4D8S7RZ5H9TVA',
    ],
    'OrganizationMember.name': ['The name of the person.', 'Ada Okafor'],
    'OrganizationMember.role': ['The role of the person, which determines the scopes.', 'owner'],
    'OrganizationMember.session_id': [
      'The session that the token ends with.',
      'ses_01KERMBJX0N6W3C1B8YKQ2JEPX',
    ],
    'OrganizationMember.expires_at': ['When the token expires.', '2026-01-12T08:25:00.000Z'],
    'OrganizationRateLimit.limit': 'The number of calls per month that the plan includes.',
    'OrganizationRateLimit.remaining': 'The number of calls that are left this month.',
    'OrganizationRateLimit.period': 'The period of the call budget.',
    'OrganizationRateLimit.reset_at': 'When the next month begins and the call budget starts again, in UTC.',
  },
};
