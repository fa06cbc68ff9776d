import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { claimScan, completeScan, failScan, requeueScan, scanSnapshot } from '../../../shared/domain/scan.ts';
import type { Scan } from '../../../shared/domain/stored/scan.ts';
import { instant, reading, sampleScan, secondsLater } from './support/samples.ts';

const failure = { code: 'file_corrupt', message: 'The file is damaged.', retryable: false } as const;
const claimed = (messageId = 'one') => claimScan(sampleScan(), messageId, instant) as Scan;

describe('claiming', () => {
  it('takes a queued scan', () => {
    expect(claimed()).toMatchObject({
      status: 'processing',
      claimed_by: 'one',
      started_at: instant.toISOString(),
    });
  });

  it('keeps everybody else out while the claim holds', () => {
    expect(claimScan(claimed(), 'two', secondsLater(89))).toBeNull();
  });

  it('lets the same message take its own claim over: its earlier receiver is gone', () => {
    expect(claimScan(claimed(), 'one', secondsLater(1))?.claimed_by).toBe('one');
  });

  it('lets anybody take a claim over that has run out', () => {
    expect(claimScan(claimed(), 'two', secondsLater(91))?.claimed_by).toBe('two');
  });

  it.each(['completed', 'failed'] as const)('has nothing to do on a %s scan', (status) => {
    expect(claimScan(sampleScan({ status }), 'one', instant)).toBeNull();
  });
});

describe('the state of a scan', () => {
  it('passes with its claim, to the last instant of it', () => {
    const before = claimed();
    expect(claimScan(before, 'two', secondsLater(90))).toBeNull();
    expect(claimScan(before, 'two', secondsLater(90.001))).toEqual({
      ...before,
      claimed_by: 'two',
      claimed_until: secondsLater(180.001).toISOString(),
      started_at: secondsLater(90.001).toISOString(),
      completed_at: null,
    });
  });

  it.each(['queued', 'completed', 'failed'] as const)(
    '%s belongs to no candidate, whatever its row has',
    (status) => {
      const scan = sampleScan({ status, claimed_by: 'one' });
      expect(completeScan(scan, 'one', reading, instant)).toBeNull();
      expect(failScan(scan, 'one', failure, instant)).toBeNull();
      if (status !== 'queued') expect(claimScan(scan, 'one', instant)).toBeNull();
    },
  );

  it('in events is all but its texts', () => {
    const scan = completeScan(claimed(), 'one', reading, secondsLater(5)) as Scan;
    const { filename: _, ...file } = scan.file;
    const { file_key: _key, file_version: _version, metadata: _pairs, external_id: _id, ...shown } = scan;
    const { claimed_by: _holder, claimed_until: _until, ...rest } = shown;
    expect(scanSnapshot(scan)).toEqual({
      ...{ object: 'scan', ...rest, project_id: scan.job_id, file },
      source: { type: 'api' },
    });
    expect(rest).toMatchObject({ quality: reading.quality, extraction: reading.extraction });
  });
});

describe('ending', () => {
  it('completes with what was read and frees the claim', () => {
    const done = completeScan(claimed(), 'one', reading, secondsLater(5));
    expect(done).toMatchObject({
      status: 'completed',
      claimed_by: null,
      claimed_until: null,
      completed_at: secondsLater(5).toISOString(),
      error: null,
    });
    expect(done?.file).toMatchObject({ filename: 'Jane Doe.pdf', pages: 2 });
  });

  it('fails with the reason', () => {
    expect(failScan(claimed(), 'one', failure, instant)).toMatchObject({ status: 'failed', error: failure });
  });

  it('clears an earlier reason when a later attempt succeeds', () => {
    const failed = failScan(claimed(), 'one', failure, instant) as Scan;
    const again = claimScan(requeueScan(failed), 'two', instant) as Scan;
    expect(completeScan(again, 'two', reading, instant)?.error).toBeNull();
  });

  it('is refused to a holder whose claim passed on', () => {
    const passedOn = claimScan(claimed(), 'two', secondsLater(91)) as Scan;
    expect(completeScan(passedOn, 'one', reading, instant)).toBeNull();
    expect(failScan(passedOn, 'one', failure, instant)).toBeNull();
  });
});

describe('asking again', () => {
  it.each(['queued', 'processing'] as const)('is refused while the scan is %s', (status) => {
    expect(() => requeueScan(sampleScan({ status }))).toThrow(
      expect.objectContaining({ code: 'scan_in_progress' }),
    );
  });

  it('counts the attempts', () => {
    const done = completeScan(claimed(), 'one', reading, instant) as Scan;
    expect(requeueScan(done)).toMatchObject({ status: 'queued', attempt: 2, completed_at: null });
  });
});

it('never has two holders, whatever several messages do and however long they take', () => {
  const step = fc.record({
    by: fc.constantFrom('one', 'two', 'three'),
    act: fc.constantFrom('claim', 'complete', 'fail', 'requeue'),
    waitSeconds: fc.integer({ min: 0, max: 120 }),
  });
  fc.assert(
    fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
      let scan = sampleScan();
      let clock = 0;
      /** Who may believe to be at work: claimed, not ended, and the claim has not run out. */
      const atWork = new Map<string, number>();
      for (const { by, act, waitSeconds } of steps) {
        clock += waitSeconds;
        const now = secondsLater(clock);
        for (const [holder, until] of atWork) if (until < now.getTime()) atWork.delete(holder);
        if (act === 'requeue') {
          if (scan.status === 'completed' || scan.status === 'failed') scan = requeueScan(scan);
          continue;
        }
        const next =
          act === 'claim'
            ? claimScan(scan, by, now)
            : act === 'complete'
              ? completeScan(scan, by, reading, now)
              : failScan(scan, by, failure, now);
        if (!next) continue;
        if (act === 'claim') atWork.set(by, Date.parse(next.claimed_until ?? ''));
        else {
          expect(scan.claimed_by).toBe(by);
          atWork.delete(by);
        }
        scan = next;
        expect(atWork.size).toBeLessThanOrEqual(1);
        expect(scan.claimed_by !== null).toBe(scan.status === 'processing');
      }
    }),
    { numRuns: 500 },
  );
});

it('shows events neither the filename nor where the bytes lie', () => {
  const text = JSON.stringify(scanSnapshot(claimed()));
  expect(text).not.toContain('Jane Doe');
  expect(text).not.toContain('uploads/');
  expect(text).not.toContain('claimed');
});
