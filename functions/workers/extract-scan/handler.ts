import { createHash } from 'node:crypto';
import type { EventOrigin } from '../../../shared/domain/event.ts';
import { claimScan, completeScan, failScan, unfinished } from '../../../shared/domain/scan.ts';
import type { Scan } from '../../../shared/domain/stored/scan.ts';
import { systemOrigin } from '../../../shared/domain/system-origin.ts';
import { type ExtractionOutcome, refusals } from '../../../shared/extraction/outcome.ts';
import type { Extracted } from '../../../shared/extraction/second-reading/extracted.ts';
import { log } from '../../../shared/platform/log.ts';
import { maxReceives } from '../../../shared/platform/names.ts';
import type { EraseFile } from '../../../shared/storage/erase-file.ts';
import { uploadKey } from '../../../shared/storage/file-keys.ts';
import { fitCorrected, fitProfile } from '../../../shared/storage/fit-profile.ts';
import { isGone, makeKept, readKept } from '../../../shared/storage/keep-file.ts';
import { keepResult } from '../../../shared/storage/keep-result.ts';
import type { ScanStore } from '../../../shared/storage/scans.ts';
import { lookLater } from '../../../shared/storage/uncopied-scans.ts';
import type { UploadStore } from '../../../shared/storage/uploads.ts';
import type { ScanCost } from './measure-scan.ts';
import type { LocalReading } from './model-reading.ts';
import type { ScanToRead } from './scan-to-read.ts';
import type { ModelReading } from './without-model.ts';
import { withoutModel } from './without-model.ts';

interface Dependencies {
  environmentName: EventOrigin['environment'];
  scans: Pick<ScanStore, 'find' | 'change' | 'results'>;
  uploads: Pick<UploadStore, 'copy' | 'find' | 'read'>;
  eraseFile: EraseFile;
  extract: (file: { bytes: Uint8Array; filename: string; contentType: string }) => Promise<ExtractionOutcome>;
  /** The model's part of the extraction, where the stage has a model. It does not throw because of the provider. */
  modelReading?: (organizationId: string, scan: Scan, local: LocalReading) => Promise<ModelReading>;
  /** Loaded for corrected scans only: its lists of words are a third of the code. */
  loadCorrections: () => Promise<typeof import('./corrections.ts')>;
  measure?: (cost: Pick<ScanCost, 'durationMs' | 'account' | 'fallbackReason'>) => void;
  clock: () => Date;
}

/** The queue's information about the message. */
interface QueueMessageInfo {
  messageId: string;
  /** How often the message can be received again before it is moved to the dead-letter queue. */
  receiptsLeft: number;
}

/** Reads one registered CV: claims the scan, reads the file, and stores the result and its event in one transaction. */
export const extractScan =
  (deps: Dependencies) =>
  async (
    { organizationId, scanId }: ScanToRead,
    { messageId, receiptsLeft }: QueueMessageInfo,
  ): Promise<void> => {
    const { scans, eraseFile, clock } = deps;
    const origin = () => systemOrigin('extract-scan', deps, organizationId, clock());
    // The row is stored before its file is copied. If the row is missing now, it was deleted, and the copy may be later
    // than that.
    if (!(await scans.find(organizationId, scanId))) {
      await eraseFile(uploadKey(organizationId, scanId));
      return;
    }

    const isRepeated = receiptsLeft < maxReceives - 1;
    const scan = await scans.change(origin(), scanId, (before) => {
      const now = clock();
      const next = claimScan(before, messageId, now);
      // A repeated message may fail each time. The first receive, which nearly all scans need alone, costs no further row.
      const also = isRepeated ? [lookLater(organizationId, scanId, now)] : [];
      return next && { next, events: [{ type: 'scan.started' }], also };
    });
    if (scan.claimed_by !== messageId) return;

    const local = await readUnlessGone(deps, scan, receiptsLeft);
    // On the attempt before, only the rules run, because the model's part may be the reason why no attempt completes.
    const { outcome, account, fallbackReason } =
      deps.modelReading && receiptsLeft !== 1
        ? await deps.modelReading(organizationId, scan, local)
        : withoutModel(local.outcome, deps.modelReading ? { reason: 'provider_error', mayPass: true } : null);
    const end = origin();
    await scans.change(end, scanId, async (held) => {
      if (outcome.outcome === 'refused') {
        const { code, message, retryable } = outcome;
        const next = failScan(held, messageId, { code, message, retryable }, end.now);
        return next && { next, events: [{ type: 'scan.failed' }] };
      }
      const reading = fitProfile({ ...outcome, read: undefined });
      const { isCut, ...fitting } = await withEarlierCorrections(deps, organizationId, held, {
        ...outcome,
        ...reading,
      });
      const warnings = [...outcome.quality.warnings, ...(isCut ? (['profile_cut'] as const) : [])];
      const read = { ...outcome, quality: { ...outcome.quality, warnings } };
      const next = completeScan(held, messageId, read, end.now);
      const also = [keepResult(organizationId, scanId, { ...fitting, lines: outcome.lines })];
      return next && { next, events: [{ type: 'scan.completed' }], also };
    });
    const durationMs = clock().getTime() - Date.parse(String(scan.started_at));
    const extraction = outcome.outcome === 'extracted' ? outcome.extraction : null;
    deps.measure?.({ durationMs, account, fallbackReason });
    log.info('scan read', {
      scan: scanId,
      outcome: outcome.outcome === 'refused' ? outcome.code : 'extracted',
      attempt: scan.attempt,
      size: scan.file.size,
      durationMs,
      engine: extraction?.engine,
      fallback: fallbackReason,
    });
  };

/** A reading with the corrections of the last result, which the version of the scan protects. `isCut` if a part of it has no room. */
async function withEarlierCorrections(
  { scans, loadCorrections, clock }: Dependencies,
  organizationId: string,
  { id, corrections = 0 }: Scan,
  { profile, summary, file, isCut }: Pick<Extracted, 'profile' | 'summary' | 'file'> & { isCut: boolean },
) {
  const [last] = corrections > 0 ? await scans.results(organizationId, [id]) : [];
  if (!last || last.profile.corrected.length === 0) return { profile, summary, isCut };
  const today = clock().toISOString().slice(0, 10);
  const facts = { today, language: file.language, isOcr: file.is_ocr };
  const { correctionsOf, withCorrections } = await loadCorrections();
  const kept = correctionsOf(last.profile);
  const fitting = fitCorrected(profile, (read) => withCorrections(read, kept, facts));
  return { ...fitting, isCut: isCut || fitting.isCut };
}

/** The reading of a scan's file, or the refusal of a file that has expired at both of its keys. */
async function readUnlessGone(
  { uploads, extract }: Dependencies,
  scan: Scan,
  receiptsLeft: number,
): Promise<LocalReading> {
  try {
    if (receiptsLeft > 0) return await readFile(uploads, extract, scan);
    // If no attempt completed, the copy may be missing. If it fails now, the message is moved to the dead-letter queue
    // with an alarm.
    await makeKept(uploads, scan);
    // Four attempts ended without a result, so a fifth would too. A failed scan is better than one that never ends.
    return gaveUp;
  } catch (error) {
    if (!isGone(error)) throw error;
    const message = refusals.file_expired;
    const outcome = { outcome: 'refused', code: 'file_expired', message, retryable: false } as const;
    return { bytes: new Uint8Array(), outcome };
  }
}

const gaveUp: LocalReading = {
  bytes: new Uint8Array(),
  outcome: {
    outcome: 'refused',
    ...unfinished,
  },
};

async function readFile(
  uploads: Dependencies['uploads'],
  extract: Dependencies['extract'],
  scan: Scan,
): Promise<LocalReading> {
  const { file } = scan;
  const bytes = await readKept(uploads, scan);
  const differs = file.sha256 !== null && createHash('sha256').update(bytes).digest('hex') !== file.sha256;
  if (differs) {
    const message = 'The SHA-256 of the file differs from the one declared with the upload.';
    return { bytes, outcome: { outcome: 'refused', code: 'file_corrupt', message, retryable: false } };
  }
  return {
    bytes,
    outcome: await extract({ bytes, filename: file.filename, contentType: file.content_type }),
  };
}
