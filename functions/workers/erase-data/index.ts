import { dynamoDb, s3 } from '../../../shared/platform/clients.ts';
import { environment } from '../../../shared/platform/environment.ts';
import { eachMessage } from '../../../shared/platform/queue-batch.ts';
import { applicationStore } from '../../../shared/storage/applications.ts';
import { candidateStore } from '../../../shared/storage/candidates.ts';
import { fileEraser } from '../../../shared/storage/erase-file.ts';
import { eraser } from '../../../shared/storage/eraser.ts';
import { erasureStore } from '../../../shared/storage/erasures.ts';
import { fitScoreStore } from '../../../shared/storage/fit-scores.ts';
import { wordIndex } from '../../../shared/storage/index-words.ts';
import { intakeStore } from '../../../shared/storage/intakes.ts';
import { scanStore } from '../../../shared/storage/scans.ts';
import { openTable } from '../../../shared/storage/table.ts';
import { eraseData } from './handler.ts';

const table = openTable(dynamoDb(), environment.tableName);
const scans = scanStore(table);
// Addresses are freed by the call that stores the order.
const candidates = candidateStore(table, () => Promise.reject(new Error('no address')));
const erase = eraseData({
  environmentName: environment.environmentName,
  erasures: erasureStore(table),
  eraser: eraser({
    table,
    applications: applicationStore(table),
    scans,
    fitScores: fitScoreStore(table),
    intakes: intakeStore(table),
    index: wordIndex({ table, candidates, scans }),
    eraseFile: fileEraser(s3(), environment.bucketName),
  }),
  candidates,
  clock: () => new Date(),
});

/** The part of the event that is read here. */
interface ErasureRequested {
  detail: { organization_id: string; data: { object: { id: string } } };
}

export const handler = eachMessage(async ({ body }) => {
  const { detail } = JSON.parse(body) as ErasureRequested;
  await erase({ organizationId: detail.organization_id, erasureId: detail.data.object.id });
});
