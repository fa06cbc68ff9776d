import { describe, expect, it } from 'vitest';
import {
  completeFit,
  endFit,
  headlineOf,
  needsJudging,
  requestFit,
} from '../../../shared/domain/fit-record.ts';
import { rubricVersion } from '../../../shared/domain/fit-rubric.ts';
import { instant, secondsLater } from './support/samples.ts';

const at = instant.toISOString();
const later = secondsLater(60).toISOString();
const scan = { id: 'scan_1', candidate_id: 'cand_1', attempt: 3, status: 'completed' } as const;
const judged = { score: 62, band: 'good', coverage: 0.75 } as const;
const asked = () => requestFit(null, scan, 'job_1', { now: instant });
const first = {
  object: 'fit_score',
  job_id: 'job_1',
  scan_id: 'scan_1',
  advisory: true,
  candidate_id: 'cand_1',
  asked_by: null,
  version: 1,
  created_at: at,
};
const result = { ...judged, rubric_version: rubricVersion, engine: 'rules', attempt: 3, corrections: 0 };
const noResult = { score: null, band: null, coverage: null, rubric_version: null, engine: null };

describe('a requested score', () => {
  it('has no result, and says whose request it is', () => {
    const blank = { ...first, ...noResult, status: 'pending', scored_at: null, attempt: 0, updated_at: at };
    expect(asked()).toEqual(blank);
    const claimed = requestFit(null, scan, 'job_1', { now: instant, claim: 'key-1' });
    expect(claimed).toEqual({ ...blank, asked_by: 'key-1' });
  });

  it('keeps the last result until the new one is there', () => {
    const before = completeFit(null, scan, 'job_1', judged, instant);
    const again = requestFit(before, scan, 'job_1', { now: secondsLater(60), claim: 'key-2' });
    expect(again).toEqual({ ...before, status: 'pending', asked_by: 'key-2', version: 2, updated_at: later });
    expect(requestFit(again, scan, 'job_1', { now: instant }).asked_by).toBeNull();
  });
});

describe('a completed score', () => {
  it('has its result, and the extraction that it judges', () => {
    const done = completeFit(asked(), scan, 'job_1', judged, secondsLater(60));
    const ended = { status: 'completed', scored_at: later, updated_at: later };
    expect(done).toEqual({ ...first, ...result, ...ended, version: 2 });
  });

  it('may come unrequested, as the first version', () => {
    const done = completeFit(null, scan, 'job_1', judged, instant);
    const ended = { status: 'completed', scored_at: at, updated_at: at };
    expect(done).toEqual({ ...first, ...result, ...ended });
  });

  it('of a scan that is read again counts as of no extraction', () => {
    const again = { ...scan, status: 'processing' } as const;
    expect(completeFit(null, again, 'job_1', judged, instant).attempt).toBe(0);
  });
});

it.each(['skipped', 'failed'] as const)('a score that ends %s keeps what it had', (status) => {
  const before = asked();
  const ended = { ...before, status, version: 2, updated_at: later };
  expect(endFit(before, scan, status, secondsLater(60))).toEqual({ ...ended, attempt: 3, corrections: 0 });
  const unread = { ...scan, status: 'failed' } as const;
  expect(endFit(before, unread, status, secondsLater(60))).toEqual({ ...ended, attempt: 0, corrections: 0 });
});

describe('a scan is judged', () => {
  const done = completeFit(null, scan, 'job_1', judged, instant);
  it.each([
    ['where a score was requested', asked(), scan, true],
    ['where a score was requested before the CV is read', asked(), { ...scan, status: 'queued' }, true],
    ['where it was never judged', null, scan, true],
    ['but not before it is read', null, { ...scan, status: 'processing' }, false],
    ['once for each extraction', done, scan, false],
    ['again after another extraction', done, { ...scan, attempt: 4 }, true],
    ['but not while that one goes on', done, { ...scan, attempt: 4, status: 'processing' }, false],
    ['but not where that one failed', done, { ...scan, attempt: 4, status: 'failed' }, false],
    ['again after a correction', done, { ...scan, corrections: 1 }, true],
    [
      'once for each correction',
      completeFit(done, { ...scan, corrections: 1 }, 'job_1', judged, instant),
      { ...scan, corrections: 1 },
      false,
    ],
    [
      'after a correction of what a failed rescan left',
      done,
      { ...scan, status: 'failed', corrections: 1 },
      true,
    ],
  ] as const)('%s', (_, before, read, isDue) => expect(needsJudging(before, read)).toBe(isDue));
});

it('lists show a score without what is only stored', () => {
  expect(headlineOf(completeFit(null, scan, 'job_1', judged, instant))).toEqual({
    object: 'fit_score',
    status: 'completed',
    job_id: 'job_1',
    scan_id: 'scan_1',
    ...judged,
    rubric_version: rubricVersion,
    engine: 'rules',
    scored_at: at,
    advisory: true,
  });
});
