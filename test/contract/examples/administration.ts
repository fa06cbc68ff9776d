import { careersOrigin } from './careers-origin.ts';
import { idOf, type Recorded, type Step } from './step.ts';

const newest = (place: number) => (recorded: Recorded) => ({ id: recorded.listMembers.data[place].id });
const person = { by: 'person' } as const;

/** What Ada does in the dashboard: keys for the HR system, colleagues, and the look of the portal. */
export const administrationStory: Step[] = [
  {
    ...person,
    operation: 'createKeySet',
    headers: { 'Idempotency-Key': 'keys-of-the-hr-system' },
    body: {
      name: 'HR system',
      scopes: ['jobs:read', 'applications:read'],
      allowed_origins: [careersOrigin],
      publishable: true,
    },
  },
  {
    ...person,
    operation: 'updateKeySet',
    params: idOf('createKeySet'),
    body: { scopes: ['jobs:read', 'applications:read', 'events:read'] },
  },
  { ...person, operation: 'createKey', params: idOf('createKeySet'), body: { type: 'secret' } },
  {
    ...person,
    operation: 'rollKey',
    params: idOf('createKey'),
    body: { overlap_seconds: 3600 },
  },
  { ...person, operation: 'revokeKey', params: idOf('createKey') },
  { ...person, operation: 'getKeySet', params: idOf('createKeySet') },
  {
    ...person,
    operation: 'listKeySets',
    query: { limit: '1' },
    shows: (body) => ({ ...body, data: body.data.slice(0, 1) }),
  },
  { ...person, operation: 'createKeySet', name: 'formerSet', body: { name: 'Trial', scopes: [] } },
  { ...person, operation: 'deleteKeySet', params: idOf('formerSet') },
  { ...person, operation: 'listMembers' },
  { ...person, operation: 'getMember', params: newest(1) },
  { ...person, operation: 'updateMember', params: newest(1), body: { role: 'admin' } },
  {
    ...person,
    operation: 'updateMember',
    refusal: 'last_owner',
    params: newest(2),
    body: { role: 'viewer' },
  },
  { ...person, operation: 'deleteMember', params: newest(0) },
  {
    ...person,
    operation: 'createInvitation',
    body: { email: 'kim@example.com', role: 'recruiter' },
  },
  { ...person, operation: 'listInvitations' },
  { ...person, operation: 'deleteInvitation', params: idOf('createInvitation') },
  {
    ...person,
    operation: 'updateOrganization',
    body: {
      portal: {
        slug: 'harbour-clinic',
        logo_url: `${careersOrigin}/logo.svg`,
        accent_color: '#0b5fff',
        legal_links: [{ label: 'Imprint', url: `${careersOrigin}/imprint` }],
        languages: ['en', 'de'],
      },
    },
  },
  {
    ...person,
    operation: 'updateOrganization',
    refusal: 'slug_taken',
    body: { portal: { slug: 'careers' } },
  },
  { ...person, operation: 'getOrganization' },
  {
    ...person,
    operation: 'getUsage',
    // The story is told on any day of a month.
    shows: (body) => ({
      ...body,
      month: '2026-01',
      used: 65,
      days: [
        { date: '2026-01-01', calls: 23 },
        { date: '2026-01-02', calls: 42 },
      ],
    }),
  },
  { ...person, operation: 'listAuditLog', query: { limit: '2' } },
  {
    ...person,
    operation: 'listSessions',
    // It is noted a minute later only, which the story may take.
    shows: (body) => ({
      ...body,
      data: body.data.map((session: { created_at: string }) => ({
        ...session,
        last_used_at: session.created_at,
      })),
    }),
  },
  {
    ...person,
    operation: 'deleteSession',
    params: (recorded) => ({ id: recorded.listSessions.data[0].id }),
  },
];
