import { openPipeline } from '../../../shared/http/open-pipeline.ts';
import { dynamoDb } from '../../../shared/platform/clients.ts';
import { environment } from '../../../shared/platform/environment.ts';
import { erasureStore } from '../../../shared/storage/erasures.ts';
import { fitScoreStore } from '../../../shared/storage/fit-scores.ts';
import { intakeStore } from '../../../shared/storage/intakes.ts';
import { intakeRemover } from '../../../shared/storage/remove-intake.ts';
import { scanStore } from '../../../shared/storage/scans.ts';
import { runEach } from '../../../shared/storage/sweep-each.ts';
import { openTable } from '../../../shared/storage/table.ts';
import { uncopiedScans } from '../../../shared/storage/uncopied-scans.ts';
import { failUncopied } from './fail-uncopied.ts';
import { sweepRetention } from './handler.ts';
import { sweepIntakes } from './sweep-intakes.ts';

const table = openTable(dynamoDb(), environment.tableName);
const sweep = sweepRetention({
  environmentName: environment.environmentName,
  candidates: openPipeline({ table }).candidates,
  clock: () => new Date(),
});

const fail = failUncopied({
  environmentName: environment.environmentName,
  scans: scanStore(table),
  uncopied: uncopiedScans(table),
  clock: () => new Date(),
});

const intakes = intakeStore(table);
const endChats = sweepIntakes({
  environmentName: environment.environmentName,
  intakes,
  removeIntake: intakeRemover({
    intakes,
    scans: scanStore(table),
    fitScores: fitScoreStore(table),
    erasures: erasureStore(table),
  }),
  clock: () => new Date(),
});

export const handler = async (): Promise<void> => {
  await runEach([sweep, fail, endChats]);
};
