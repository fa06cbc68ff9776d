import type { ImportSource } from '../../contracts/job-import.ts';
import type { Findings, Reading } from '../findings.ts';
import type { SchemaNode } from '../schema-node.ts';

/** A posting in an applicant tracking system with a public JSON endpoint. */
export interface JobBoard {
  source: ImportSource;
  /** The URL of the JSON. */
  endpoint: string;
  /** Reads the response; null when the posting is not in it. */
  read: (answer: unknown, reading: Reading) => Findings | null;
}

/** A JSON object of another system: any field may be missing, null, or of another type than documented. */
export type Answer = SchemaNode;

/** The segments of a URL's path. Each may be used in another path. */
export const segmentsOf = ({ pathname }: URL): string[] => pathname.split('/').filter(Boolean);

export const isSlug = (text: string | undefined): text is string => /^[\w.-]{1,100}$/.test(text ?? '');
