import { auditEntryView } from '../../contracts/audit-entry.ts';
import { organizationSettingsView } from '../../contracts/organization-settings.ts';
import { usageView } from '../../contracts/usage.ts';
import type { Descriptions } from './texts.ts';

/** The settings of the organization, its usage, and who changed what. */
export const organizationSettings: Descriptions = {
  tags: {
    'audit-log': 'Who changed what, for 400 days.',
    organization: 'The name of the organization and its careers portal.',
    usage: 'The calls of a month by day.',
  },
  schemas: { OrganizationSettings: organizationSettingsView, Usage: usageView, AuditEntry: auditEntryView },
  parts: {
    OrganizationSettingsPortal: 'Portal',
    OrganizationSettingsPortalLegalLink: 'LegalLink',
    UpdateOrganizationRequestPortal: 'PortalInput',
    UpdateOrganizationRequestPortalLegalLink: 'LegalLinkInput',
  },
  operations: {
    listAuditLog: { returns: 'One page of entries with the names of their actors.' },
    getOrganization: {
      description: 'An organization that has chosen nothing has an empty portal.',
      returns: 'The settings of the organization.',
    },
    updateOrganization: { returns: 'The settings after the change.' },
    getUsage: { returns: 'The calls of the month.' },
  },
  parameters: {
    'listAuditLog.fields': [
      'Only these top-level fields of each entry, separated by commas. `object` and `id` are always there.',
      'id,action',
    ],
    actor: ['Only what this member or key changed.', 'mem_01KERMBJX0M2Q4D8S7RZ5H9TVA'],
    action: ['Only calls of this operation.', 'createJob'],
    month: ['The month, in UTC.', '2026-01'],
  },
  fields: {
    'OrganizationSettings.id': 'The id of the organization.',
    'OrganizationSettings.name': 'The name of the organization, which applicants see.',
    'OrganizationSettings.portal': 'What the careers portal shows.',
    'OrganizationSettings.version': 'The number of the last change. 0 before the first one.',
    'Portal.slug': [
      'The part of the portal’s address that names the organization. Null for its id.',
      'harbour-clinic',
    ],
    'Portal.logo_url': ['The address of the logo. Null for none.', 'https://example.com/logo.svg'],
    'Portal.accent_color': ['The color of links and buttons. Null for the default.', '#0b5fff'],
    'Portal.legal_links': 'Links at the bottom of each page, such as an imprint.',
    'Portal.languages': 'The languages of the portal’s own words, the preferred one first.',
    'LegalLink.label': ['The text of the link.', 'Imprint'],
    'LegalLink.url': ['The address of the page.', 'https://example.com/imprint'],
    'UpdateOrganizationRequest.name': [
      'The name of the organization, which applicants see.',
      'Harbour Clinic',
    ],
    'UpdateOrganizationRequest.portal': 'Fields of the portal to change; others stay.',
    'PortalInput.slug': [
      'The part of the portal’s address that names the organization, unique among all. Null clears it.',
      'harbour-clinic',
    ],
    'PortalInput.logo_url': [
      'The address of the logo, with https. Null clears it.',
      'https://example.com/logo.svg',
    ],
    'PortalInput.accent_color': [
      'The color of links and buttons. Its contrast with white is at least 4.5. Null clears it.',
      '#0b5fff',
    ],
    'PortalInput.legal_links': 'Links at the bottom of each page, at most 10.',
    'PortalInput.languages': [
      'The languages of the portal’s own words, the preferred one first.',
      ['en', 'de'],
    ],
    'LegalLinkInput.label': ['The text of the link.', 'Imprint'],
    'LegalLinkInput.url': ['The address of the page, with https.', 'https://example.com/imprint'],
    'AuditEntry.id': 'The id of the entry.',
    'AuditEntry.at': 'When the change was stored.',
    'AuditEntry.action': 'The operation of this API.',
    'AuditEntry.actor': 'Who made the change.',
    'AuditEntry.session_id': 'The session that it was made with. Null for a key.',
    'AuditEntry.key_id': ['The key that it was made with. Null for a session.', null],
    'AuditEntry.request_id': 'The `Svc-Request-Id` of the call.',
    'AuditEntry.target': 'What was changed. Null for a call about several things.',
    'AuditEntryActor.type': 'Whether a person (`user`) or a key made the change.',
    'AuditEntryActor.id': 'The id of the member or of the key.',
    'AuditEntryActor.name': [
      'The name of the member or of the key set, as it is today. Null for one that is gone.',
      'Ada Okafor',
    ],
    'AuditEntryTarget.type': 'The type of the resource.',
    'AuditEntryTarget.id': 'The id of the resource, which may be deleted since.',
    'Usage.month': ['The month, in UTC.', '2026-01'],
    'Usage.limit': 'The number of calls per month that the plan includes.',
    'Usage.used': 'The calls of the month so far.',
    'Usage.days': 'The calls of each day up to today. Days without calls have 0.',
    'Usage.thresholds': 'The shares of the budget at which `usage.threshold_reached` is emitted.',
    'UsageDay.date': ['The day, in UTC.', '2026-01-12'],
    'UsageDay.calls': ['The calls of the day.', 42],
    'UsageThreshold.percent': 'The share of the budget in percent.',
    'UsageThreshold.calls': 'The number of calls that reaches it.',
    'UsageThreshold.is_reached': 'Whether the month has reached it.',
  },
};
