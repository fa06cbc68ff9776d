import { newCandidate } from '../../shared/domain/candidate.ts';
import type { EventOrigin } from '../../shared/domain/event.ts';
import { idSource } from '../../shared/domain/ids.ts';
import { newJob } from '../../shared/domain/job.ts';
import type { FitScore } from '../../shared/domain/stored/fit-score.ts';
import { application, scan } from '../../shared/examples/example-resources.ts';
import { applicationStore } from '../../shared/storage/applications.ts';
import { candidateStore } from '../../shared/storage/candidates.ts';
import { jobStore } from '../../shared/storage/jobs.ts';
import {
  applicationPartition,
  candidatePartition,
  jobPartition,
  monthPartition,
  ofCandidate,
  scanPartition,
} from '../../shared/storage/keys.ts';
import { link } from '../../shared/storage/links.ts';
import { scanStore } from '../../shared/storage/scans.ts';
import type { Table } from '../../shared/storage/table.ts';
import { appendToTimeline } from '../../shared/storage/timeline.ts';
import { unnamedSource } from '../support/contact-shapes.ts';
import type { Copies } from './import-rows.ts';

/** All rows of an organization are of one day, so that those in partitions by month or day fill a single one, too. */
export const birth = new Date('2026-06-01T00:00:00.000Z');
export const at = birth.toISOString();
export const benchKeys = async () => ({ current: '1', keys: new Map([['1', 'bench']]) });

export interface Ground {
  table: Table;
  origin: EventOrigin;
}
/** The first row of a list as its store wrote it, and further rows of which there is one. */
export interface FirstRow {
  copied: Omit<Copies, 'size'>;
  once?: Copies['keys'];
  params?: Record<string, string>;
  /** The position after an item in a cursor; the id of the item where nothing is said. */
  positionOf?: (id: string) => string;
  /** Whether the list has an order of its own. */
  isRanked?: boolean;
  /** Whether it can be read in the order of changes. */
  isFollowed?: boolean;
}
export type Fill = (ground: Ground) => Promise<FirstRow>;

export const newId = (kind: Parameters<ReturnType<typeof idSource>>[0]) => idSource(birth)(kind);
export const month = monthPartition(birth);

export async function person({ table, origin }: Ground) {
  const candidate = newCandidate(newId('candidate'), { first_name: 'Jane', source: unnamedSource }, birth);
  await candidateStore(table, benchKeys).insert(origin, candidate, []);
  return { id: candidate.id, key: { pk: candidatePartition(origin.organizationId), sk: candidate.id } };
}
export async function job({ table, origin }: Ground) {
  const made = newJob({ name: 'Nurse' }, { now: birth, newId: idSource(birth) });
  await jobStore(table).insert(origin, made, []);
  return { id: made.id, key: { pk: jobPartition(origin.organizationId), sk: made.id } };
}
export async function applied({ table, origin }: Ground, candidate_id: string) {
  const id = newId('application');
  const given = { ...application, id, job_id: newId('job'), candidate_id, scan_id: null, external_id: null };
  await applicationStore(table).insert(origin, { ...given, version: 1, created_at: at, updated_at: at }, []);
  return { id, key: { pk: applicationPartition(origin.organizationId, month), sk: id } };
}
export async function scanned({ table, origin }: Ground, candidate_id: string | null) {
  const id = newId('scan');
  const given = { ...scan, id, job_id: null, candidate_id, application_id: null, external_id: null };
  const own =
    candidate_id === null ? [] : [link(ofCandidate(origin.organizationId, candidate_id, 'SCAN'), id)];
  await scanStore(table).insert(origin, { ...given, created_at: at, updated_at: at }, [], own);
  return { id, key: { pk: scanPartition(origin.organizationId, month), sk: id } };
}
export async function moved(ground: Ground) {
  const { table, origin } = ground;
  const candidate = await person(ground);
  const made = await applied(ground, candidate.id);
  const about = { candidate_id: candidate.id, application_id: made.id, job_id: newId('job') };
  await table.commit([appendToTimeline(origin, { type: 'moved', ...about })]);
  const pk = ofCandidate(origin.organizationId, candidate.id, 'TIMELINE');
  const [row] = await table.query({ pk, from: ' ', to: '~', ascending: true, limit: 1 });
  const id = row?.sk ?? '';
  const once = [candidate.key, made.key];
  return {
    candidate,
    made,
    first: { copied: { kind: 'timelineEntry' as const, id, keys: [{ pk, sk: id }] }, once },
  };
}
export const scored = (scan_id: string, job_id: string): FitScore => ({
  ...{ object: 'fit_score', status: 'completed', job_id, scan_id, score: 50, band: 'partial', coverage: 0.5 },
  ...{ rubric_version: '2', engine: 'rules', scored_at: at, advisory: true, version: 1 },
  ...{ candidate_id: null, attempt: 1, asked_by: null, created_at: at, updated_at: at },
});
