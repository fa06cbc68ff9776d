import type { Consent } from '../../../shared/contracts/application.ts';
import type { Scan } from '../../../shared/domain/stored/scan.ts';
import { type ExtractionOutcome, refuse } from '../../../shared/extraction/outcome.ts';
import type { Transcript } from '../../../shared/extraction/read/read-transcript.ts';
import type { Extracted } from '../../../shared/extraction/second-reading/extracted.ts';
import { readWithModel } from '../../../shared/extraction/second-reading/read-with-model.ts';
import { fits, transcribe } from '../../../shared/extraction/second-reading/transcribe.ts';
import { addAccounts } from '../../../shared/model/model-account.ts';
import { type ModelEngine, ModelFailure } from '../../../shared/model/model-engine.ts';
import type { RetryBudget } from '../../../shared/model/retry-budget.ts';
import type { ApplicationStore } from '../../../shared/storage/applications.ts';
import type { CandidateStore } from '../../../shared/storage/candidates.ts';
import { type ModelReading, withoutModel } from './without-model.ts';

interface Dependencies {
  applications: Pick<ApplicationStore, 'find'>;
  candidates: Pick<CandidateStore, 'find'>;
  openEngine: () => Promise<ModelEngine>;
  /** The rules' reading of a model's transcript. */
  readTranscript: (transcript: Transcript) => Promise<ExtractionOutcome>;
  budget?: { transcription: RetryBudget; reading: RetryBudget } | undefined;
  clock: () => Date;
}

/** A file with its extraction by the rules. */
export interface LocalReading {
  bytes: Uint8Array;
  outcome: ExtractionOutcome;
}

/**
 * The model's part in reading a CV: it transcribes a scanned file in which no text was found, and reads again what the
 * rules have read. The CV of a person who refused is not sent to a model, whether it came with an application or the
 * team uploaded it; without a key no model is called. Never throws because of the provider.
 */
export const modelReading =
  ({ applications, candidates, openEngine, readTranscript, budget, clock }: Dependencies) =>
  async (organizationId: string, scan: Scan, { bytes, outcome }: LocalReading): Promise<ModelReading> => {
    if (outcome.outcome === 'refused' && !outcome.pictures) return withoutModel(outcome, null);
    const [application, candidate] = await Promise.all([
      scan.application_id ? applications.find(organizationId, scan.application_id) : null,
      scan.candidate_id ? candidates.find(organizationId, scan.candidate_id) : null,
    ]);
    if (refusesModels(application) || refusesModels(candidate))
      return withoutModel(outcome, { reason: 'no_consent', mayPass: false });
    const engine = await openEngine().catch(modelFailure);
    if (engine instanceof ModelFailure)
      return withoutModel(outcome, { reason: engine.reason, mayPass: engine.mayRetry });

    const today = clock().toISOString().slice(0, 10);
    const readAgain = async (rules: Extracted) => {
      const reading = await readWithModel(rules, { engine, budget: budget?.reading, today });
      return { ...reading, fallbackReason: reading.account.fallbackReason };
    };
    if (outcome.outcome === 'extracted') return readAgain(outcome);

    const shown = outcome.pictures && { bytes, ...outcome.pictures };
    if (!shown || !fits(engine, shown)) return withoutModel(outcome, null);
    const { transcript, mayPass, account } = await transcribe(shown, {
      engine,
      budget: budget?.transcription,
    });
    const { fallbackReason } = account;
    if (!transcript)
      return { outcome: mayPass ? refuse('provider_error') : outcome, account, fallbackReason };
    const rules = await readTranscript(transcript);
    if (rules.outcome === 'refused') return { outcome: rules, account, fallbackReason };
    const again = await readAgain(delayed(rules, account.durationMs));
    return { ...again, account: addAccounts(account, again.account) };
  };

type Asked = { consent: Consent | null } | null | undefined;
/** A missing candidate was erased, so the CV is not sent. */
const refusesModels = (asked: Asked): boolean =>
  asked === undefined || asked?.consent?.ai_processing === false;

const modelFailure = (error: unknown): ModelFailure => {
  if (error instanceof ModelFailure) return error;
  throw error;
};

const delayed = (rules: Extracted, ms: number): Extracted => ({
  ...rules,
  extraction: { ...rules.extraction, duration_ms: rules.extraction.duration_ms + ms },
});
