import { dynamoDb } from '../../../shared/platform/clients.ts';
import { environment } from '../../../shared/platform/environment.ts';
import type { ModelChoice } from '../../../shared/platform/extraction-choice.ts';
import { maxReceives } from '../../../shared/platform/names.ts';
import { eachMessage } from '../../../shared/platform/queue-batch.ts';
import { guardedFetch } from '../../../shared/postings/fetch-page.ts';
import { readPosting } from '../../../shared/postings/read-posting.ts';
import { jobStore } from '../../../shared/storage/jobs.ts';
import { openTable } from '../../../shared/storage/table.ts';
import { importJob } from './handler.ts';

const fetchPage = guardedFetch({ allowLoopback: environment.allowLoopbackTargets });

/** Loaded only where the stage has a model. */
const { extraction } = environment;
const model: Promise<typeof import('./model.ts')> | null =
  extraction.engine === 'rules' ? null : import(new URL('./model.mjs', import.meta.url).href);
const opened = model?.then(({ openPostingReading }) => openPostingReading(extraction as ModelChoice));
const readAgain: Parameters<typeof readPosting>[1]['readAgain'] =
  opened && (async (...asked) => (await opened)(...asked));

const work = importJob({
  environmentName: environment.environmentName,
  jobs: jobStore(openTable(dynamoDb(), environment.tableName)),
  readPosting: (url, now) => readPosting(url, { fetchPage, now, readAgain }),
  clock: () => new Date(),
});

export const handler = eachMessage(({ body, attributes }) => {
  const { detail } = JSON.parse(body);
  const isLast = Number(attributes.ApproximateReceiveCount) >= maxReceives;
  return work({ organizationId: detail.organization_id, jobId: detail.data.object.id }, isLast);
});
