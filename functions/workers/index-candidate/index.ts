import { dynamoDb } from '../../../shared/platform/clients.ts';
import { environment } from '../../../shared/platform/environment.ts';
import { eachMessage } from '../../../shared/platform/queue-batch.ts';
import { candidateStore } from '../../../shared/storage/candidates.ts';
import { duplicates } from '../../../shared/storage/duplicates.ts';
import { wordIndex } from '../../../shared/storage/index-words.ts';
import { scanStore } from '../../../shared/storage/scans.ts';
import { openTable } from '../../../shared/storage/table.ts';
import { wordSearch } from '../../../shared/storage/word-search.ts';
import { candidateOfMessage } from './candidate-of-message.ts';
import { indexCandidate } from './handler.ts';

const table = openTable(dynamoDb(), environment.tableName);
// No address is claimed or freed here.
const candidates = candidateStore(table, () => Promise.reject(new Error('no address')));
const work = indexCandidate({
  environmentName: environment.environmentName,
  index: wordIndex({ table, candidates, scans: scanStore(table) }),
  duplicates: duplicates({ table, candidates, search: wordSearch(table, candidates) }),
  clock: () => new Date(),
});

export const handler = eachMessage(async ({ body }) => {
  const candidate = candidateOfMessage(body);
  if (candidate) await work(candidate);
});
