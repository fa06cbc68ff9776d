/** What a chat learns of the file that it waits for, by the state of the scan and the time since the message. */
import { describe, expect, it } from 'vitest';
import { fileJudge } from '../../functions/intakes/file-state.ts';
import type { Intake } from '../../shared/domain/stored/intake.ts';
import type { Scan } from '../../shared/domain/stored/scan.ts';
import { resultOf } from './support/reading.ts';

const saidAt = '2026-11-30T10:00:00.000Z';
const after = (seconds: number) => new Date(Date.parse(saidAt) + seconds * 1000);
const intake = { files: [{ id: 'file_1', status: 'stored', scan_id: 'scan_1' }] } as unknown as Intake;
const stateOf = (status: Scan['status'], seconds: number) => {
  const result = status === 'completed' ? resultOf('Ana Lopez') : null;
  const findWithResult = async () => ({ scan: { status } as Scan, result, fit: null });
  return fileJudge({ findWithResult })('org_1', { intake, fileId: 'file_1', saidAt, now: after(seconds) });
};

describe('a stored CV', () => {
  it.each(['queued', 'processing'] as const)('that is %s is awaited for 45 seconds', async (status) => {
    expect(await stateOf(status, 45)).toEqual({ state: 'awaited' });
    expect(await stateOf(status, 46)).toEqual({ state: 'stored', found: null });
  });

  it.each(['completed', 'failed'] as const)('that is %s is not awaited', async (status) => {
    const { state } = await stateOf(status, 1);
    expect(state).toBe('stored');
  });
});
