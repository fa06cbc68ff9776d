import { type ExtractionOutcome, refuse } from '../../../shared/extraction/outcome.ts';
import { fallBackToRules } from '../../../shared/extraction/second-reading/fall-back-to-rules.ts';
import type { FallbackReason } from '../../../shared/model/model-engine.ts';
import type { ModelReading } from './model-reading.ts';

interface Unheard {
  reason: FallbackReason;
  /** A model may be heard another time: pictures, which only a model can read, are worth another try. */
  mayPass: boolean;
}

/** What this machine alone has made of a file, with why no model was heard; null when there was nothing to ask one. */
export function withoutModel(outcome: ExtractionOutcome, unheard: Unheard | null): ModelReading {
  const fallbackReason = unheard?.reason ?? null;
  if (!unheard) return { outcome, account: null, fallbackReason };
  if (outcome.outcome === 'extracted')
    return { outcome: fallBackToRules(outcome, unheard.reason), account: null, fallbackReason };
  const isWorthATry = outcome.pictures && unheard.mayPass;
  return { outcome: isWorthATry ? refuse('provider_error') : outcome, account: null, fallbackReason };
}
