import { addApplicationAttachment } from '../../../functions/applications/add-application-attachment.ts';
import { changeApplicationTags } from '../../../functions/applications/change-application-tags.ts';
import { createApplication } from '../../../functions/applications/create-application.ts';
import { getApplication } from '../../../functions/applications/get-application.ts';
import { getApplicationAttachment } from '../../../functions/applications/get-application-attachment.ts';
import { listApplicationAttachments } from '../../../functions/applications/list-application-attachments.ts';
import { listApplications } from '../../../functions/applications/list-applications.ts';
import { renewApplicationUploads } from '../../../functions/applications/renew-application-uploads.ts';
import { updateApplication } from '../../../functions/applications/update-application.ts';
import { upsertApplication } from '../../../functions/applications/upsert-application.ts';
import { receiveFile } from '../../../functions/workers/receive-file/handler.ts';
import type { CreateJobBody } from '../../../shared/contracts/job-body.ts';
import { idSource } from '../../../shared/domain/ids.ts';
import { newJob } from '../../../shared/domain/job.ts';
import { moveJob } from '../../../shared/domain/job-moves.ts';
import type { Job } from '../../../shared/domain/stored/job.ts';
import type { Caller } from '../../../shared/http/api-gateway.ts';
import * as routes from '../../../shared/routes/route-table.ts';
import { addressCounter } from '../../../shared/storage/addresses.ts';
import { candidateFileStore } from '../../../shared/storage/candidate-files.ts';
import { currentIds } from '../../../shared/storage/current-ids.ts';
import { fileEraser } from '../../../shared/storage/erase-file.ts';
import { exportStore } from '../../../shared/storage/exports.ts';
import { grantStore } from '../../../shared/storage/grants.ts';
import { intakeStore } from '../../../shared/storage/intakes.ts';
import { scanStore } from '../../../shared/storage/scans.ts';
import { fileTaker } from '../../../shared/storage/take-files.ts';
import { uploadStore } from '../../../shared/storage/uploads.ts';
import { workingAs } from '../../support/as-function.ts';
import type { Backend } from '../../support/backend.ts';
import { callerOf, newCaller, testEdge } from '../../support/call-endpoint.ts';
import { keyRing } from './key-rings.ts';
import { originOf } from './origin.ts';
import { pipelineStores } from './pipeline-stores.ts';

export type ApplicationCalls = ReturnType<typeof applicationCalls>;

/** Every endpoint of applications, and the worker that takes their files, on the backend's table and bucket. */
export function applicationCalls(backend: Backend, clock: () => Date = () => new Date()) {
  const { table, s3, bucketName } = backend;
  const edge = testEdge(backend, clock);
  const stores = pipelineStores(backend);
  const { jobs, fitScores, reasons, applications, candidates, pipeline } = stores;
  const uploads = uploadStore(s3, bucketName);
  const scans = scanStore(table);
  const addresses = addressCounter(table, async () => keyRing('1'));
  const { organizations } = edge;
  const create = {
    jobs,
    organizations,
    candidates,
    pipeline,
    reasons,
    addresses,
    takeFiles: fileTaker(uploads),
  };
  const cursorKeys = async () => keyRing('1');
  return {
    ...stores,
    scans,
    uploads,
    create: callerOf(routes.createApplication, createApplication({ ...create, formKeys: cursorKeys }), edge),
    list: callerOf(
      routes.listApplications,
      listApplications({ jobs, fitScores, reasons, applications, currentIds: currentIds(table), cursorKeys }),
      edge,
    ),
    get: callerOf(routes.getApplication, getApplication({ jobs, fitScores, reasons, applications }), edge),
    update: callerOf(
      routes.updateApplication,
      updateApplication({ jobs, fitScores, reasons, pipeline }),
      edge,
    ),
    tag: callerOf(
      routes.changeApplicationTags,
      changeApplicationTags({ jobs, fitScores, reasons, pipeline }),
      edge,
    ),
    upsert: callerOf(
      routes.upsertApplication,
      upsertApplication({ ...create, fitScores, reasons, applications }),
      edge,
    ),
    files: callerOf(
      routes.listApplicationAttachments,
      listApplicationAttachments({ applications, cursorKeys }),
      edge,
    ),
    addFile: callerOf(
      routes.addApplicationAttachment,
      addApplicationAttachment({ pipeline, takeFiles: fileTaker(uploads) }),
      edge,
    ),
    renewUploads: callerOf(
      routes.renewApplicationUploads,
      renewApplicationUploads({ applications, takeFiles: fileTaker(uploads), formKeys: cursorKeys }),
      edge,
    ),
    attachment: callerOf(
      routes.getApplicationAttachment,
      getApplicationAttachment({ applications, uploads }),
      edge,
    ),
    receive: workingAs(
      'receive-file',
      receiveFile({
        environmentName: 'production',
        uploads,
        eraseFile: fileEraser(s3, bucketName),
        pipeline,
        candidates,
        candidateFiles: candidateFileStore(table),
        intakes: intakeStore(table),
        grants: grantStore(table),
        scans,
        exports: exportStore(table),
        clock,
      }),
    ),
  };
}

export const careerSite = 'https://jobs.example.com';
/** A visitor of the organization's career site. */
export const visitorOf = (caller: Caller): Caller => ({
  ...caller,
  keyType: 'publishable',
  allowedOrigins: [careerSite],
});
export const fromCareerSite = { origin: careerSite };

/** A new organization with one published job. */
export async function hiring(backend: Backend, fields: Partial<CreateJobBody> = {}) {
  const caller = await newCaller(backend);
  return { caller, visitor: visitorOf(caller), job: await publishedJob(backend, caller, fields) };
}

export async function publishedJob(
  backend: Backend,
  caller: Caller,
  fields: Partial<CreateJobBody> = {},
): Promise<Job> {
  const now = new Date();
  const newId = idSource(now);
  const { job } = moveJob(newJob({ name: 'Nurse', ...fields }, { now, newId }), 'publish', now);
  return pipelineStores(backend).jobs.insert(originOf(caller, now), job, []);
}

/** The least that is an application. */
export const applicationFor = (job: Job, fields: object = {}) => ({
  job_id: job.id,
  candidate: { first_name: 'Jane', email: 'jane.miller@example.com' },
  consent: { processing: true },
  ...fields,
});
