/**
 * THE table: one row per endpoint, in one file per resource. The gateway, each function's rights, the OpenAPI document,
 * the README's endpoint table, the examples and the hostile suite are all made from it; nothing lists endpoints a second time.
 */

export * from './routes/about.ts';
export * from './routes/jobs.ts';
export * from './routes/scans.ts';
export * from './routes/webhook-endpoints.ts';
