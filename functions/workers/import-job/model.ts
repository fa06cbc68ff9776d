/** The second file of this function: the code for models, loaded only where a stage has one. */

import { ModelFailure } from '../../../shared/model/model-engine.ts';
import { costUsd } from '../../../shared/model/model-prices.ts';
import { openEngine } from '../../../shared/model/open-engine.ts';
import { secretsManager } from '../../../shared/platform/clients.ts';
import { environment } from '../../../shared/platform/environment.ts';
import type { ModelChoice } from '../../../shared/platform/extraction-choice.ts';
import { log } from '../../../shared/platform/log.ts';
import { modelKeyReader } from '../../../shared/platform/model-key.ts';
import type { Findings } from '../../../shared/postings/findings.ts';
import { readByModel } from '../../../shared/postings/read-by-model.ts';

/** The second reading of a posting's text at this stage. Without a key the rules' findings are used. */
export function openPostingReading(choice: ModelChoice) {
  const readKey = modelKeyReader(secretsManager(), () => environment.modelKeySecret);
  return async (rules: Findings, lines: string[]): Promise<Findings> => {
    try {
      const engine = await openEngine(choice, readKey);
      const { findings, account } = await readByModel(rules, lines, { engine });
      log.info('posting read by a model', {
        engine: engine.name,
        model: engine.model,
        ...account,
        costUsd: costUsd(engine.model, account),
      });
      return findings;
    } catch (error) {
      if (!(error instanceof ModelFailure)) throw error;
      log.warn('posting read without a model', { reason: error.reason });
      return rules;
    }
  };
}
