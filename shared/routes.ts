/**
 * THE table: one row per endpoint, in one file per resource. The gateway, each function's rights, the OpenAPI document,
 * the endpoint table of docs/endpoints.md, the examples and the hostile suite are all made from it; nothing lists endpoints a second time.
 */

export * from './routes/about.ts';
export * from './routes/applications.ts';
export * from './routes/candidate-notes.ts';
export * from './routes/candidates.ts';
export * from './routes/docs.ts';
export * from './routes/events.ts';
export * from './routes/feeds.ts';
export * from './routes/jobs.ts';
export * from './routes/pipeline.ts';
export * from './routes/privacy.ts';
export * from './routes/scans.ts';
export * from './routes/stages.ts';
export * from './routes/webhook-deliveries.ts';
export * from './routes/webhook-endpoints.ts';
export * from './routes/webhook-replays.ts';
