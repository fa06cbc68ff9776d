import { describe, expect, it } from 'vitest';
import { failUnread, isBeingRead } from '../../../shared/domain/scan.ts';
import { instant, sampleScan, secondsLater } from './support/samples.ts';

const sixHours = 6 * 3600;
const claimed_until = instant.toISOString();
const processing = { status: 'processing', claimed_by: 'message-1', claimed_until } as const;
const ended = (seconds: number) => ({
  claimed_by: null,
  claimed_until: null,
  completed_at: secondsLater(seconds).toISOString(),
  status: 'failed',
});

describe('a scan that is no longer read', () => {
  it('fails for its file where no worker ever claimed it', () => {
    const scan = sampleScan();
    const error = {
      code: 'file_expired',
      message: 'The file expired before it was stored.',
      retryable: false,
    };
    expect(failUnread(scan, instant)).toEqual({ ...scan, ...ended(0), error });
  });

  it('fails for its time where each message failed, six hours after the last claim', () => {
    const scan = sampleScan(processing);
    const error = {
      code: 'extraction_timeout',
      message: 'Reading the file did not finish.',
      retryable: true,
    };
    expect(failUnread(scan, secondsLater(sixHours))).toBeNull();
    expect(failUnread(scan, secondsLater(sixHours + 1))).toEqual({ ...scan, ...ended(sixHours + 1), error });
  });

  it.each([
    ['waits for a retry', { status: 'queued', attempt: 2 }],
    ['was read', { status: 'completed' }],
    ['failed', { status: 'failed' }],
    ['was read before', { status: 'completed', attempt: 2, claimed_until }],
  ] as const)('is none that %s', (_, changes) =>
    expect(failUnread(sampleScan(changes), secondsLater(10 * sixHours))).toBeNull(),
  );
});

it.each([
  [processing, 0, true],
  [processing, sixHours, true],
  [processing, sixHours + 1, false],
  [{ ...processing, claimed_until: null }, 0, false],
  [{ ...processing, status: 'completed' }, 0, false],
  [{ ...processing, status: 'queued' }, 0, false],
] as const)(
  'a message may be reading a scan while its claim is young: %j after %d seconds',
  (changes, seconds, may) => {
    expect(isBeingRead(sampleScan(changes), secondsLater(seconds))).toBe(may);
  },
);
