/**
 * THE table: one row per endpoint, in one file per resource. The gateway, the functions' rights, the OpenAPI document,
 * docs/endpoints.md, the examples and the hostile suite are all generated from it. No other list of endpoints exists.
 */

export * from './account.ts';
export * from './applications.ts';
export * from './assessment-page.ts';
export * from './assessment-sessions.ts';
export * from './assessment-templates.ts';
export * from './assessments.ts';
export * from './audit-log.ts';
export * from './auth.ts';
export * from './candidate-files.ts';
export * from './candidate-merges.ts';
export * from './candidate-notes.ts';
export * from './candidates.ts';
export * from './custom-fields.ts';
export * from './dashboard.ts';
export * from './departments.ts';
export * from './documents.ts';
export * from './events.ts';
export * from './feeds.ts';
export * from './intakes.ts';
export * from './invitations.ts';
export * from './jobs.ts';
export * from './key-sets.ts';
export * from './members.ts';
export * from './offices.ts';
export * from './organization.ts';
export * from './pipeline.ts';
export * from './portal.ts';
export * from './privacy.ts';
export * from './rejection-reasons.ts';
export * from './scans.ts';
export * from './sessions.ts';
export * from './stages.ts';
export * from './usage.ts';
export * from './webhook-deliveries.ts';
export * from './webhook-endpoints.ts';
export * from './webhook-replays.ts';
export * from './widget.ts';
