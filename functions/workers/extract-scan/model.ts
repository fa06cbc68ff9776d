/** The third file of this function: the code for models, loaded only where a stage has one. */

import { openIndexKeys } from '../../../shared/http/open-index-keys.ts';
import { openEngine } from '../../../shared/model/open-engine.ts';
import { dynamoDb, secretsManager } from '../../../shared/platform/clients.ts';
import { environment } from '../../../shared/platform/environment.ts';
import type { ModelChoice } from '../../../shared/platform/extraction-choice.ts';
import { modelKeyReader } from '../../../shared/platform/model-key.ts';
import { applicationStore } from '../../../shared/storage/applications.ts';
import { candidateStore } from '../../../shared/storage/candidates.ts';
import { openTable } from '../../../shared/storage/table.ts';
import { modelReading } from './model-reading.ts';

/** Makes the model's part of the extraction at this stage. */
export function openModelReading(
  choice: ModelChoice,
  readTranscript: Parameters<typeof modelReading>[0]['readTranscript'],
) {
  const table = openTable(dynamoDb(), environment.tableName);
  const readKey = modelKeyReader(secretsManager(), () => environment.modelKeySecret);
  return modelReading({
    applications: applicationStore(table),
    candidates: candidateStore(table, openIndexKeys()),
    openEngine: () => openEngine(choice, readKey),
    readTranscript,
    clock: () => new Date(),
  });
}
