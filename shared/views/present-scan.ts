import type { ScanView } from '../contracts/scan.ts';
import type { Scan, ScanResult } from '../domain/stored/scan.ts';
import type { StoredFit } from '../storage/fit-scores.ts';
import { presentFitScore } from './present-fit-score.ts';
import { presentProfile } from './present-profile.ts';

/** A scan in a list. */
export const presentListedScan = (scan: Scan) => ({
  ...scan,
  object: 'scan' as const,
  project_id: scan.job_id,
  progress: null,
  fit: scan.fit ?? null,
});

/** A scan with its latest result and score, which stay readable while a rescan runs. */
export const presentScan = (
  scan: Scan,
  result: ScanResult | null,
  fit: StoredFit | null = null,
): ScanView => ({
  ...presentListedScan(scan),
  fit: fit && presentFitScore(fit),
  profile: result && presentProfile(result),
  summary: result?.summary ?? null,
});
