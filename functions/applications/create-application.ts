import { refuseClosedJob, refuseTooLarge } from '../../shared/domain/application.ts';
import { readAnswers } from '../../shared/domain/application-form.ts';
import { invalid } from '../../shared/domain/job.ts';
import { screen } from '../../shared/domain/screening.ts';
import type { Job } from '../../shared/domain/stored/job.ts';
import { submitted } from '../../shared/domain/submission.ts';
import type { Handle } from '../../shared/http/call.ts';
import { entryOf } from '../../shared/http/entry.ts';
import { openIndexKeys } from '../../shared/http/open-index-keys.ts';
import { openPipeline } from '../../shared/http/open-pipeline.ts';
import { s3 } from '../../shared/platform/clients.ts';
import { environment } from '../../shared/platform/environment.ts';
import * as routes from '../../shared/routes/route-table.ts';
import { type AddressCounter, addressCounter } from '../../shared/storage/addresses.ts';
import type { CandidateStore } from '../../shared/storage/candidates.ts';
import { attachmentKey } from '../../shared/storage/file-keys.ts';
import type { JobStore } from '../../shared/storage/jobs.ts';
import type { OrganizationStore } from '../../shared/storage/organizations.ts';
import type { PipelineStore } from '../../shared/storage/pipeline.ts';
import { uploadStore } from '../../shared/storage/uploads.ts';
import { presentNewApplication, presentReceipt } from '../../shared/views/present-new-application.ts';
import { declareFiles } from './declare-files.ts';
import { type FileTaker, fileTaker } from './take-files.ts';

interface Dependencies {
  jobs: Pick<JobStore, 'find'>;
  organizations: Pick<OrganizationStore, 'find'>;
  candidates: Pick<CandidateStore, 'hasApplication'>;
  pipeline: Pick<PipelineStore, 'applied' | 'apply'>;
  addresses: AddressCounter;
  takeFiles: FileTaker;
}

/** Creates an application for a job: it is stored before its files, so that no applicant is lost because of a file. */
export const createApplication =
  ({
    jobs,
    organizations,
    candidates,
    pipeline,
    addresses,
    takeFiles,
  }: Dependencies): Handle<typeof routes.createApplication> =>
  async ({ body, caller, address, origin, now, newId }) => {
    const { organizationId } = caller;
    const isPublic = caller.keyType === 'publishable';

    const id = newId('application');
    const candidateId = newId('candidate');
    const files = declareFiles(body, (filename) => {
      const attachmentId = newId('attachment');
      return { id: attachmentId, filename, file_key: attachmentKey(organizationId, id, attachmentId) };
    });

    const submit = async () => {
      const [found, organization] = await Promise.all([
        jobs.find(organizationId, body.job_id),
        organizations.find(organizationId),
      ]);
      const job = openJob(found, { isPublic, now });
      const answers = readAnswers(job, body);
      // Only visitors of pages are counted: a server with a secret key sends the applications of many people.
      const fromAddress = isPublic ? await addresses.count(organizationId, address, now) : 0;

      return pipeline.apply(origin, body.candidate.email, async (known) => {
        const sameJob = { job_id: [job.id] };
        const isRepeated = known ? await candidates.hasApplication(organizationId, known, sameJob) : false;
        const signals = screen(body, { fromAddress, isRepeated });
        const ofTeam = 'type' in body.source ? body.source.type : undefined;
        const sourceType = ofTeam ?? (isPublic ? 'portal' : 'api');
        const attachments = files.map(({ attachment }) => attachment);
        const retentionMonths = organization?.retention_months ?? null;
        const made = { id, candidateId, job, sourceType, answers, attachments, signals, now };
        const submission = submitted(body, { ...made, isPublic, known, retentionMonths });
        refuseTooLarge(submission.application);
        return submission;
      });
    };
    // The job may have closed since a crashed first run stored the application.
    const application = (await pipeline.applied(origin, id)) ?? (await submit());
    const taken = await takeFiles(files, now);
    return isPublic ? presentReceipt(application, taken) : presentNewApplication(application, taken);
  };

/** The job, if this caller may see it and it accepts applications. */
function openJob(job: Job | undefined, { isPublic, now }: { isPublic: boolean; now: Date }): Job {
  const isVisible = job && !(isPublic && (job.status === 'draft' || job.visibility.portal === 'hidden'));
  if (!isVisible) throw invalid('job_id', 'not_found', 'job_id names no job.');
  refuseClosedJob(job, now);
  return job;
}

export const entry = entryOf(
  routes.createApplication,
  createApplication,
  (edge) => {
    const { jobs, candidates, pipeline } = openPipeline(edge);
    const addresses = addressCounter(edge.table, openIndexKeys());
    const takeFiles = fileTaker(uploadStore(s3(), environment.bucketName));
    return { jobs, organizations: edge.organizations, candidates, pipeline, addresses, takeFiles };
  },
  ({ addresses }) => ({ addresses }),
);
