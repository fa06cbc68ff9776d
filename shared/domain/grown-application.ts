import { updateApplicationBody } from '../contracts/application-body.ts';
import { mostBytes } from '../contracts/most-bytes.ts';
import { rejectBody } from '../contracts/moves.ts';
import { filename, metadata } from '../contracts/primitives.ts';
import { maxAttachments } from './attachment.ts';
import { mostCustomFieldBytes } from './custom-fields.ts';
import { bytesInRow, maxRowBytes, roomForStates } from './row-size.ts';
import type { Application } from './stored/application.ts';

/** One file: its name, and its kind, type, ids, and place in the bucket. */
const mostOfFile = 1 + mostBytes(filename()) + 512;

/** The most bytes of what can be written after the application was sent. `stays` is as large as it is, or a short state. */
const most: Record<Exclude<keyof Application, 'submission'>, number | 'stays'> = {
  tags: mostBytes(updateApplicationBody.entries.tags),
  external_id: mostBytes(updateApplicationBody.entries.external_id),
  metadata: mostBytes(metadata),
  custom_fields: mostCustomFieldBytes,
  rejection: mostBytes(rejectBody.entries.reason) + mostBytes(rejectBody.entries.note),
  id: 'stays',
  job_id: 'stays',
  candidate_id: 'stays',
  status: 'stays',
  stage: 'stays',
  applied_at: 'stays',
  consent: 'stays',
  source: 'stays',
  screening: 'stays',
  scan_id: 'stays',
  is_confirmed: 'stays',
  is_counted: 'stays',
  version: 'stays',
  created_at: 'stays',
  updated_at: 'stays',
  last_moved_at: 'stays',
  hired_at: 'stays',
  withdrawn_at: 'stays',
};
const growing = Object.entries(most).flatMap(([name, bytes]) => (bytes === 'stays' ? [] : [{ name, bytes }]));
const mostGrown = growing.reduce(
  (sum, { bytes }) => sum + bytes,
  maxAttachments * mostOfFile + roomForStates,
);

/** The most bytes that the row of an application can have after any later change. Its texts stay as they were sent. */
export function mostBytesLater(application: Application): number {
  const kept = {
    ...application,
    ...Object.fromEntries(growing.map(({ name }) => [name, null])),
    submission: { ...application.submission, attachments: [] },
  };
  return Math.min(maxRowBytes, bytesInRow(kept) + mostGrown);
}
