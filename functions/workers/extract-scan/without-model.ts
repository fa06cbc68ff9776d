import { type ExtractionOutcome, refuse } from '../../../shared/extraction/outcome.ts';
import { fallBackToRules } from '../../../shared/extraction/second-reading/fall-back-to-rules.ts';
import type { ModelAccount } from '../../../shared/model/model-account.ts';
import type { FallbackReason } from '../../../shared/model/model-engine.ts';

/** A reading with what the model added to it. */
export interface ModelReading {
  outcome: ExtractionOutcome;
  /** Null when no model was called. */
  account: ModelAccount | null;
  /** The reason why the model's result is not used; null when it is, or when there was nothing to ask it. */
  fallbackReason: FallbackReason | null;
}

interface Unheard {
  reason: FallbackReason;
  /** Whether the model may succeed later: images, which only a model can read, are worth another attempt. */
  mayPass: boolean;
}

/**
 * The rules' extraction of a file, with the reason why the model's result is not used; null when there was nothing to
 * ask it.
 */
export function withoutModel(outcome: ExtractionOutcome, unheard: Unheard | null): ModelReading {
  const fallbackReason = unheard?.reason ?? null;
  if (!unheard) return { outcome, account: null, fallbackReason };
  if (outcome.outcome === 'extracted')
    return { outcome: fallBackToRules(outcome, unheard.reason), account: null, fallbackReason };
  const isWorthATry = outcome.pictures && unheard.mayPass;
  return { outcome: isWorthATry ? refuse('provider_error') : outcome, account: null, fallbackReason };
}
