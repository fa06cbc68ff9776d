import { type ExtractionInput, extractInWorker } from '../../../shared/extraction/run-in-worker.ts';
import { withSandboxFiles } from '../../../shared/extraction/sandbox-files.ts';
import { dynamoDb, s3 } from '../../../shared/platform/clients.ts';
import { environment } from '../../../shared/platform/environment.ts';
import type { ModelChoice } from '../../../shared/platform/extraction-choice.ts';
import { maxReceives } from '../../../shared/platform/names.ts';
import { eachMessage } from '../../../shared/platform/queue-batch.ts';
import { fileEraser } from '../../../shared/storage/erase-file.ts';
import { scanStore } from '../../../shared/storage/scans.ts';
import { openTable } from '../../../shared/storage/table.ts';
import { uploadStore } from '../../../shared/storage/uploads.ts';
import { extractScan } from './handler.ts';
import { measureScan } from './measure-scan.ts';
import { scansToRead } from './scan-to-read.ts';

const table = openTable(dynamoDb(), environment.tableName);
/** The parsers run in a separate thread, so that one that hangs or uses too much memory can be stopped. */
const worker = { workerUrl: new URL('./worker.mjs', import.meta.url), timeoutMs: 8_000, maxHeapMb: 400 };
const extract = (file: ExtractionInput) => extractInWorker(file, worker);

/** Loaded only where the stage has a model: the providers' SDKs are larger than the rest of the code. */
const { extraction } = environment;
const model: Promise<typeof import('./model.ts')> | null =
  extraction.engine === 'rules' ? null : import(new URL('./model.mjs', import.meta.url).href);
const opened = model?.then(({ openModelReading }) =>
  openModelReading(extraction as ModelChoice, (transcript) => extractInWorker({ transcript }, worker)),
);

const read = extractScan({
  environmentName: environment.environmentName,
  scans: scanStore(table),
  uploads: uploadStore(s3(), environment.bucketName),
  eraseFile: fileEraser(s3(), environment.bucketName),
  extract: environment.stage === 'sandbox' ? withSandboxFiles(extract) : extract,
  ...(opened && { modelReading: async (...asked) => (await opened)(...asked) }),
  loadCorrections: () => import(new URL('./corrections.mjs', import.meta.url).href),
  measure: (cost) => measureScan({ stage: environment.stage, engine: extraction.engine, ...cost }),
  clock: () => new Date(),
});

export const handler = eachMessage(async ({ messageId, body, attributes }) => {
  const receiptsLeft = Math.max(0, maxReceives - Number(attributes.ApproximateReceiveCount));
  for (const scan of scansToRead(body)) await read(scan, { messageId, receiptsLeft });
});
