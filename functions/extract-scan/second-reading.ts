import type { Scan } from '../../shared/contracts/scan.ts';
import type { Extracted } from '../../shared/extraction/models/extracted.ts';
import {
  type FallbackReason,
  type ModelEngine,
  ModelFailure,
} from '../../shared/extraction/models/model-engine.ts';
import { type ModelAccount, readWithModel } from '../../shared/extraction/models/read-with-model.ts';
import { standByRules } from '../../shared/extraction/models/stand-by-rules.ts';
import type { ApplicationStore } from '../../shared/storage/applications.ts';

interface Dependencies {
  applications: Pick<ApplicationStore, 'find'>;
  openEngine: () => Promise<ModelEngine>;
  patience?: Parameters<typeof readWithModel>[1]['patience'];
  clock: () => Date;
}

export interface SecondReading {
  outcome: Extracted;
  /** Null when no model was asked. */
  account: ModelAccount | null;
}

/**
 * A model's reading of a CV that the rules have read. An applicant who was asked and refused is read by no model; without a key
 * none is asked. Both say so in `fallback_reason`. Never throws for what a provider does.
 */
export const secondReading =
  ({ applications, openEngine, patience, clock }: Dependencies) =>
  async (organizationId: string, scan: Scan, rules: Extracted): Promise<SecondReading> => {
    const alone = (reason: FallbackReason) => ({ outcome: standByRules(rules, reason), account: null });
    const application = scan.application_id && (await applications.find(organizationId, scan.application_id));
    if (application && application.consent.ai_processing === false) return alone('no_consent');
    try {
      const engine = await openEngine();
      return await readWithModel(rules, { engine, patience, today: clock().toISOString().slice(0, 10) });
    } catch (error) {
      if (error instanceof ModelFailure) return alone(error.reason);
      throw error;
    }
  };
