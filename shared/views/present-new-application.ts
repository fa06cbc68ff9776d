import type { ApplicationView } from '../contracts/application.ts';
import type { AwaitedUpload } from '../domain/declared-file.ts';
import type { Application } from '../domain/stored/application.ts';
import { presentApplication, type Reasons } from './present-application.ts';

const withUploads = <File extends { id: string }>(
  attachments: readonly File[],
  awaited: ReadonlyMap<string, AwaitedUpload>,
) =>
  attachments.map((attachment) => ({
    ...attachment,
    upload_url: null,
    method: null,
    headers: null,
    expires_at: null,
    ...awaited.get(attachment.id),
  }));

/** An application with the upload targets of its files. */
export const withTargets = (
  { submission, ...view }: ApplicationView,
  awaited: ReadonlyMap<string, AwaitedUpload>,
) => ({
  ...view,
  submission: { ...submission, attachments: withUploads(submission.attachments, awaited) },
});

/** A new application as a response to a secret key: the whole application, with the upload targets of its files. */
export const presentNewApplication = (
  application: Application,
  awaited: ReadonlyMap<string, AwaitedUpload>,
  reasons: Reasons,
) => withTargets(presentApplication(application, null, reasons), awaited);

/** The upload targets of the files that have not arrived, and null for those that have. */
export const presentUploads = (
  application_id: string,
  attachments: Application['submission']['attachments'],
  awaited: ReadonlyMap<string, AwaitedUpload>,
) => ({
  object: 'application_uploads' as const,
  application_id,
  attachments: withUploads(
    attachments.map(({ id, status }) => ({ id, status })),
    awaited,
  ),
});

/**
 * A new application as a response to a publishable key: a receipt that does not reveal whether the person was known.
 */
export const presentReceipt = (
  application: Application,
  awaited: ReadonlyMap<string, AwaitedUpload>,
  upload_token: string,
) => ({
  object: 'application' as const,
  id: application.id,
  job_id: application.job_id,
  status: 'received' as const,
  attachments: withUploads(application.submission.attachments, awaited),
  upload_token,
  created_at: application.created_at,
});
