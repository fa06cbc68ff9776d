import type { Scan, ScanResult, ScanView } from '../contracts/scan.ts';

/** A scan as lists show it. */
export const presentListedScan = (scan: Scan) => ({
  ...scan,
  object: 'scan' as const,
  project_id: scan.job_id,
  progress: null,
  fit: null,
});

/** A scan with its latest result, which stays readable while a rescan runs. */
export const presentScan = (scan: Scan, result: ScanResult | null): ScanView => ({
  ...presentListedScan(scan),
  profile: result?.profile ?? null,
  summary: result?.summary ?? null,
});
