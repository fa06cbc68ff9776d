import type { Application } from '../domain/stored/application.ts';
import { presentApplication } from './present-application.ts';

/** The upload target of an attachment; all null when the file is stored. */
export interface AwaitedUpload {
  upload_url: string | null;
  method: 'PUT' | null;
  headers: { 'Content-Type': string } | null;
  expires_at: string | null;
}

const withUploads = ({ submission }: Application, awaited: ReadonlyMap<string, AwaitedUpload>) =>
  submission.attachments.map((attachment) => ({
    ...attachment,
    upload_url: null,
    method: null,
    headers: null,
    expires_at: null,
    ...awaited.get(attachment.id),
  }));

/** A new application as a response to a secret key: the whole application, with the upload targets of its files. */
export function presentNewApplication(application: Application, awaited: ReadonlyMap<string, AwaitedUpload>) {
  const view = presentApplication(application, null);
  return { ...view, submission: { ...view.submission, attachments: withUploads(application, awaited) } };
}

/**
 * A new application as a response to a publishable key: a receipt that does not reveal whether the person was known.
 */
export const presentReceipt = (application: Application, awaited: ReadonlyMap<string, AwaitedUpload>) => ({
  object: 'application' as const,
  id: application.id,
  job_id: application.job_id,
  status: 'received' as const,
  attachments: withUploads(application, awaited),
  created_at: application.created_at,
});
