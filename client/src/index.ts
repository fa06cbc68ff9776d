export type {
  ApplicationFile,
  CreatedApplication,
  FileOutcome,
  NewApplicationOptions,
} from './applications.ts';
export {
  type ConnectionFailure,
  type ErrorCode,
  type ErrorDetail,
  HiringConnectionError,
  HiringError,
  HiringSetupError,
  HiringUploadError,
  HiringWaitError,
} from './errors.ts';
export type { EventFilters } from './events.ts';
export type { FileSource } from './file-source.ts';
export { HiringClient } from './hiring-client.ts';
export type { Listing, Page } from './listing.ts';
export type {
  AnswerOf,
  BodyOf,
  CallOptions,
  InputOf,
  ItemOf,
  ListPath,
  Method,
  PathOf,
  PublicAnswerOf,
  QueryOf,
} from './operation-types.ts';
export type { Answer } from './read-response.ts';
export type { NewScan, Scan, WaitOptions } from './scans.ts';
export type { components, paths } from './schema.ts';
export type { Environment, HiringClientOptions } from './settings.ts';
export {
  type VerifyOptions,
  type WebhookEvent,
  type WebhookEventType,
  type WebhookFailure,
  WebhookVerificationError,
  webhooks,
} from './webhooks.ts';
