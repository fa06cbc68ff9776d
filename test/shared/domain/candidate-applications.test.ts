import { describe, expect, it } from 'vitest';
import { newCandidate } from '../../../shared/domain/candidate.ts';
import {
  type ApplicationEntry,
  countsOf,
  hasOlder,
  leavingEntries,
  maxEntries,
  olderEntry,
  withChangedEntry,
  withEntry,
} from '../../../shared/domain/candidate-applications.ts';
import type { Candidate } from '../../../shared/domain/stored/candidate.ts';
import { unnamedSource } from '../../support/contact-shapes.ts';
import { sampleApplication } from './support/applications.ts';
import { instant } from './support/samples.ts';

const { application } = sampleApplication();
const entry = { id: 'app_1', job_id: application.job_id, stage_id: application.stage.id, status: 'active' };
const entries = (count: number) =>
  Array.from({ length: count }, (_, n) => ({ ...entry, id: `app_old_${n}` })) as ApplicationEntry[];
const blank = newCandidate('cand_1', { source: unnamedSource }, instant);
const holding = (count: number, changes: Partial<Candidate> = {}): Candidate => ({
  ...blank,
  applications: entries(count),
  ...changes,
});
const counts = (active: number, rejected = 0) => ({ active, hired: 0, rejected, withdrawn: 0 });
const ids = (candidate: Candidate) => candidate.applications.map(({ id }) => id);

describe('one more application', () => {
  it.each([
    [0, 0],
    [24, 0],
    [25, 1],
    [30, 6],
    [64, 40],
    [70, 40],
  ])('beside %d has the oldest %d leave the row, at most 40 at once', (known, left) => {
    const before = holding(known);
    const after = withEntry(before, application);
    expect(after.applications).toEqual([...entries(known), entry].slice(left));
    expect(after.application_counts).toEqual(counts(known + 1));
    expect(leavingEntries(before, after)).toEqual(entries(known).slice(0, left));
    expect(hasOlder(after)).toBe(left > 0);
  });

  it('is counted with those of rows of their own', () => {
    const before = holding(maxEntries, { application_counts: counts(40, 2) });
    expect(countsOf(before)).toEqual(counts(40, 2));
    expect(withEntry(before, { ...application, status: 'rejected' }).application_counts).toEqual(
      counts(40, 3),
    );
    expect(countsOf(holding(3))).toEqual(counts(3));
    expect([hasOlder(holding(3)), hasOlder(blank)]).toEqual([false, false]);
  });

  it('of a new candidate makes none leave', () => expect(leavingEntries(null, holding(2))).toEqual([]));
});

describe('a change of an application', () => {
  const next = { ...application, status: 'rejected' as const };

  it('is in its entry and in the counts', () => {
    const before = withEntry(holding(2), application);
    const after = withChangedEntry(before, application, next);
    expect(after.applications).toEqual([...entries(2), { ...entry, status: 'rejected' }]);
    expect(after.application_counts).toEqual(counts(2, 1));
    expect(before.application_counts).toEqual(counts(3));
    expect(olderEntry(before, application, next)).toBeNull();
  });

  it('is in the counts alone where the entry has a row of its own', () => {
    const before = holding(2, { application_counts: counts(3) });
    const after = withChangedEntry(before, application, next);
    expect([ids(after), after.application_counts]).toEqual([ids(before), counts(2, 1)]);
    expect(olderEntry(before, application, next)).toEqual({
      before: entry,
      next: { ...entry, status: 'rejected' },
    });
  });
});
