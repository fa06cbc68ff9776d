/** The third file of this function: what talks to models, loaded only where a stage has one. */
import type { ModelChoice } from '../../shared/contracts/extraction-choice.ts';
import { openEngine } from '../../shared/extraction/models/open-engine.ts';
import { dynamoDb, secretsManager } from '../../shared/platform/clients.ts';
import { environment } from '../../shared/platform/environment.ts';
import { modelKeyReader } from '../../shared/platform/model-key.ts';
import { applicationStore } from '../../shared/storage/applications.ts';
import { openTable } from '../../shared/storage/table.ts';
import { secondReading } from './second-reading.ts';

/** The second reading of this stage. */
export function openSecondReading(choice: ModelChoice) {
  const readKey = modelKeyReader(secretsManager(), () => environment.modelKeySecret);
  return secondReading({
    applications: applicationStore(openTable(dynamoDb(), environment.tableName)),
    openEngine: () => openEngine(choice, readKey),
    clock: () => new Date(),
  });
}
