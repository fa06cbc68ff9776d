import type { FallbackReason } from '../../model/model-engine.ts';
import type { Extracted } from './extracted.ts';

/** The rules' result, with the reason why no model's result is used. */
export const fallBackToRules = (rules: Extracted, reason: FallbackReason, modelMs = 0): Extracted => ({
  ...rules,
  extraction: {
    ...rules.extraction,
    duration_ms: rules.extraction.duration_ms + modelMs,
    fallback_reason: reason,
  },
});
