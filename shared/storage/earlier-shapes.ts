import type { Place } from '../contracts/place.ts';
import type { Source, SourceType } from '../contracts/source.ts';
import { withPrimary } from '../domain/contacts.ts';
import { nowhere, placeOfText } from '../domain/places.ts';
import type { Application } from '../domain/stored/application.ts';
import type { Candidate } from '../domain/stored/candidate.ts';
import type { Job } from '../domain/stored/job.ts';
import type { Scan } from '../domain/stored/scan.ts';
import type { Office } from '../domain/stored/vocabulary.ts';

/** Until November 2026 a person's place was a text, and a job's had no `raw`. */
export const placeOf = (stored: Place | string | null): Place | null =>
  typeof stored === 'string' ? placeOfText(stored) : stored && { ...nowhere, ...stored };

const sourceOf = (stored: Source | SourceType): Source =>
  typeof stored === 'string' ? { type: stored, utm: {}, referrer: null } : stored;

/** An earlier release could clear the primary address and keep the others. */
const contactsOf = ({ email, other_emails, phone, other_phones }: Candidate) =>
  withPrimary({ email, other_emails, phone, other_phones });

/** Rows whose fields had another shape in an earlier release, in the shape of today. Parts of rows stay parts. */
export const reshaped: Record<string, (data: never) => object> = {
  candidate: (data: Candidate) => ({
    ...('other_phones' in data && 'phone' in data && contactsOf(data)),
    ...('location' in data && { location: placeOf(data.location) }),
    ...('source' in data && { source: sourceOf(data.source) }),
  }),
  application: ({ submission }: Application) =>
    submission ? { submission: { ...submission, location: placeOf(submission.location) } } : {},
  job: ({ locations }: Job) =>
    locations ? { locations: locations.map((location) => ({ ...nowhere, ...location })) } : {},
  scan: (data: Scan) => ('source' in data ? { source: sourceOf(data.source) } : {}),
  office: (data: Office) => ('location' in data ? { location: placeOf(data.location) } : {}),
};
