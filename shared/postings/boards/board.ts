import type { ImportSource } from '../../contracts/job-import.ts';
import type { Findings, Reading } from '../findings.ts';
import type { SchemaNode } from '../schema-node.ts';

/** A posting in an applicant tracking system that answers in JSON to anybody. */
export interface Board {
  source: ImportSource;
  /** Where its JSON is. */
  endpoint: string;
  /** Reads the answer; null when the posting is not in it. */
  read: (answer: unknown, reading: Reading) => Findings | null;
}

/** A JSON object of another system: any of its fields may be missing, null, or of another type than documented. */
export type Answer = SchemaNode;

/** A segment of a path that may stand in another one. */
export const segmentsOf = ({ pathname }: URL): string[] => pathname.split('/').filter(Boolean);

export const isSlug = (text: string | undefined): text is string => /^[\w.-]{1,100}$/.test(text ?? '');
