import { setTimeout as wait } from 'node:timers/promises';
import type { SQSEvent } from 'aws-lambda';
import { eraseData } from '../../../functions/workers/erase-data/handler.ts';
import { exportCandidate } from '../../../functions/workers/export-candidate/handler.ts';
import { extractScan } from '../../../functions/workers/extract-scan/handler.ts';
import { scansToRead } from '../../../functions/workers/extract-scan/scan-to-read.ts';
import { fanOutEvent } from '../../../functions/workers/fan-out-event/handler.ts';
import { candidateOfMessage } from '../../../functions/workers/index-candidate/candidate-of-message.ts';
import { indexCandidate } from '../../../functions/workers/index-candidate/handler.ts';
import { publishEvents } from '../../../functions/workers/publish-events/handler.ts';
import { receiveFile } from '../../../functions/workers/receive-file/handler.ts';
import { replayEvents } from '../../../functions/workers/replay-events/handler.ts';
import { scoreScan } from '../../../functions/workers/score-scan/handler.ts';
import { scanToScore } from '../../../functions/workers/score-scan/scan-to-score.ts';
import { sendWebhook } from '../../../functions/workers/send-webhook/handler.ts';
import { sweepDueDeliveries } from '../../../functions/workers/sweep-due-deliveries/handler.ts';
import type { ExtractionOutcome } from '../../../shared/extraction/outcome.ts';
import { maxReceives } from '../../../shared/platform/names.ts';
import { eachMessage } from '../../../shared/platform/queue-batch.ts';
import { applicationStore } from '../../../shared/storage/applications.ts';
import { candidateDataReader } from '../../../shared/storage/candidate-data.ts';
import { candidateFileStore } from '../../../shared/storage/candidate-files.ts';
import { candidateStore } from '../../../shared/storage/candidates.ts';
import { deliveryStore } from '../../../shared/storage/deliveries.ts';
import { duplicates } from '../../../shared/storage/duplicates.ts';
import { fileEraser } from '../../../shared/storage/erase-file.ts';
import { eraser } from '../../../shared/storage/eraser.ts';
import { erasureStore } from '../../../shared/storage/erasures.ts';
import { eventLog } from '../../../shared/storage/event-log.ts';
import { exportFiles } from '../../../shared/storage/export-files.ts';
import { exportStore } from '../../../shared/storage/exports.ts';
import { createdKeys } from '../../../shared/storage/file-keys.ts';
import { fitScoreStore } from '../../../shared/storage/fit-scores.ts';
import { grantStore } from '../../../shared/storage/grants.ts';
import { wordIndex } from '../../../shared/storage/index-words.ts';
import { intakeStore } from '../../../shared/storage/intakes.ts';
import { jobStore } from '../../../shared/storage/jobs.ts';
import { laneStore } from '../../../shared/storage/lanes.ts';
import type { OutboxRecord } from '../../../shared/storage/outbox.ts';
import { scanStore } from '../../../shared/storage/scans.ts';
import { uploadStore } from '../../../shared/storage/uploads.ts';
import { webhookEndpointStore } from '../../../shared/storage/webhook-endpoints.ts';
import { webhookReplayStore } from '../../../shared/storage/webhook-replays.ts';
import { wordSearch } from '../../../shared/storage/word-search.ts';
import { deliveryQueue } from '../../../shared/webhooks/delivery-queue.ts';
import type { TargetPost } from '../../../shared/webhooks/post-to-target.ts';
import { replayQueue } from '../../../shared/webhooks/replay-queue.ts';
import { extracted } from '../../functions/support/reading.ts';
import { type Parts, timeoutSeconds } from '../functions.ts';
import { keeperOf, pipeline } from './endpoints.ts';

/** What a file is made of that cannot be read. */
export const unreadable = 'not a CV';

/** Stands in for the parsers, which call nobody: the outcome follows from the bytes. */
async function readFile({ bytes }: { bytes: Uint8Array }): Promise<ExtractionOutcome> {
  const text = Buffer.from(bytes).toString();
  if (text !== unreadable) return extracted(text);
  return { outcome: 'refused', code: 'not_a_resume', message: 'The file is no CV.', retryable: false };
}

const queueUrl = ({ cloud }: Parts, wanted: string) =>
  cloud.queueList.find(({ name }) => name === wanted)?.url ?? '';
const deliveryQueueOf = (parts: Parts, wanted: 'Deliveries' | 'Retries') =>
  deliveryQueue(parts.sqs, queueUrl(parts, wanted));

const deliveryParts = (parts: Parts) => ({
  deliveries: deliveryStore(parts.table),
  endpoints: webhookEndpointStore(parts.table),
  lanes: laneStore(parts.table),
  retries: deliveryQueueOf(parts, 'Retries'),
});

const sendingParts = (parts: Parts) => ({
  ...deliveryParts(parts),
  environmentName: 'production' as const,
  keeper: keeperOf(parts),
  post: (target: Omit<TargetPost, 'allowLoopback'>) =>
    parts.step('post', () => parts.post({ ...target, allowLoopback: true })),
  clock: parts.clock,
  random: () => Math.random(),
  pause: (ms: number) => wait(ms),
});

/** Every function behind a queue, a stream or the clock, wired as its index.ts does. */
export const workers = {
  publishEvents: ({ bus, cloud }: Parts) => {
    const publish = publishEvents({
      bus,
      busName: cloud.busName,
      setAside: async () => {
        throw new Error('no event of a run is refused');
      },
    });
    return async (records: OutboxRecord[]) => {
      const failed = await publish(records);
      return { batchItemFailures: failed === null ? [] : [{ itemIdentifier: failed }] };
    };
  },

  extractScan: ({ table, s3, cloud, clock, step }: Parts) => {
    const read = extractScan({
      loadCorrections: () => import('../../../functions/workers/extract-scan/corrections.ts'),
      environmentName: 'production',
      scans: scanStore(table),
      uploads: uploadStore(s3, cloud.bucketName),
      eraseFile: fileEraser(s3, cloud.bucketName),
      extract: (file) => step('extract', () => readFile(file)),
      clock,
    });
    return eachMessage(async ({ messageId, body, attributes }) => {
      const receiptsLeft = Math.max(0, maxReceives - Number(attributes.ApproximateReceiveCount));
      for (const scan of scansToRead(body)) await read(scan, { messageId, receiptsLeft });
    });
  },

  fanOutEvent: (parts: Parts) => {
    const { retries, ...rest } = deliveryParts(parts);
    const queues = { prompt: deliveryQueueOf(parts, 'Deliveries'), patient: retries };
    const fanOut = fanOutEvent({ ...rest, queues, clock: parts.clock });
    return eachMessage((record) => fanOut(JSON.parse(record.body).detail));
  },

  sendWebhook: (parts: Parts) => {
    const send = sendWebhook(sendingParts(parts));
    return eachMessage(({ body, messageId, attributes }) =>
      send(JSON.parse(body), {
        messageId,
        receiveCount: Number(attributes.ApproximateReceiveCount),
      }),
    );
  },

  replayEvents: (parts: Parts) => {
    const replay = replayEvents({
      ...sendingParts(parts),
      replays: webhookReplayStore(parts.table),
      log: eventLog(parts.table),
      queue: replayQueue(parts.sqs, queueUrl(parts, 'Replays')),
    });
    return (event: SQSEvent) => {
      const endMs = parts.clock.nowMs() + timeoutSeconds.replayEvents * 1000;
      return eachMessage(({ body, messageId, attributes }) =>
        replay(JSON.parse(body), {
          messageId,
          isLast: Number(attributes.ApproximateReceiveCount) >= maxReceives,
          remainingMs: () => endMs - parts.clock.nowMs(),
        }),
      )(event);
    };
  },

  receiveFile: (parts: Parts) => {
    const { table, s3, cloud, clock } = parts;
    const receive = receiveFile({
      environmentName: 'production',
      uploads: uploadStore(s3, cloud.bucketName),
      eraseFile: fileEraser(s3, cloud.bucketName),
      ...pipeline(parts),
      candidateFiles: candidateFileStore(table),
      intakes: intakeStore(table),
      grants: grantStore(table),
      scans: scanStore(table),
      exports: exportStore(table),
      clock,
    });
    return eachMessage(async ({ body }) => {
      for (const fileKey of createdKeys(body)) await receive(fileKey);
    });
  },

  scoreScan: ({ table, clock }: Parts) => {
    const stores = {
      scans: scanStore(table),
      jobs: jobStore(table),
      applications: applicationStore(table),
      fitScores: fitScoreStore(table),
    };
    const score = scoreScan({ environmentName: 'production', table, ...stores, clock });
    return eachMessage(async ({ body, attributes }) => {
      const isLast = Number(attributes.ApproximateReceiveCount) >= maxReceives;
      const scan = scanToScore(body);
      if (scan) await score(scan, isLast);
    });
  },

  indexCandidate: ({ table, clock }: Parts) => {
    const candidates = candidateStore(table, () => Promise.reject(new Error('no address')));
    const index = indexCandidate({
      environmentName: 'production',
      index: wordIndex({ table, candidates, scans: scanStore(table) }),
      duplicates: duplicates({ table, candidates, search: wordSearch(table, candidates) }),
      clock,
    });
    return eachMessage(async ({ body }) => {
      const candidate = candidateOfMessage(body);
      if (candidate) await index(candidate);
    });
  },

  eraseData: ({ table, s3, cloud, clock }: Parts) => {
    const candidates = candidateStore(table, () => Promise.reject(new Error('no address')));
    const scans = scanStore(table);
    const erase = eraseData({
      environmentName: 'production',
      erasures: erasureStore(table),
      eraser: eraser({
        table,
        applications: applicationStore(table),
        scans,
        fitScores: fitScoreStore(table),
        intakes: intakeStore(table),
        index: wordIndex({ table, candidates, scans }),
        eraseFile: fileEraser(s3, cloud.bucketName),
      }),
      candidates,
      clock,
    });
    return eachMessage(async ({ body }) => {
      const { detail } = JSON.parse(body);
      await erase({ organizationId: detail.organization_id, erasureId: detail.data.object.id });
    });
  },

  exportCandidate: ({ table, s3, cloud, clock }: Parts) => {
    const write = exportCandidate({
      environmentName: 'production',
      exports: exportStore(table),
      candidates: candidateStore(table, () => Promise.reject(new Error('no address'))),
      readCandidateData: candidateDataReader(table, scanStore(table), fitScoreStore(table)),
      files: exportFiles(s3, cloud.bucketName),
      eraseFile: fileEraser(s3, cloud.bucketName),
      clock,
    });
    return eachMessage(async ({ body, attributes }) => {
      const { detail } = JSON.parse(body);
      const order = { organizationId: detail.organization_id, exportId: detail.data.object.id };
      await write(order, Number(attributes.ApproximateReceiveCount) >= maxReceives);
    });
  },

  sweepDueDeliveries: (parts: Parts) => (remainingMs: () => number) =>
    sweepDueDeliveries({
      ...deliveryParts(parts),
      clock: parts.clock,
      random: () => Math.random(),
      remainingMs,
    })(),
};
