import type { SentApplicationBody } from '../../shared/contracts/application-body.ts';
import { type Beginning, refuseClosedJob, refuseTooLarge } from '../../shared/domain/application.ts';
import { readAnswers } from '../../shared/domain/application-form.ts';
import type { AwaitedUpload, DeclaredFile } from '../../shared/domain/declared-file.ts';
import type { EventOrigin } from '../../shared/domain/event.ts';
import { invalid } from '../../shared/domain/invalid.ts';
import { screen } from '../../shared/domain/screening.ts';
import type { Application } from '../../shared/domain/stored/application.ts';
import type { Candidate } from '../../shared/domain/stored/candidate.ts';
import type { Job } from '../../shared/domain/stored/job.ts';
import { submitted } from '../../shared/domain/submission.ts';
import { openIndexKeys } from '../../shared/http/open-index-keys.ts';
import { type AddressCounter, addressCounter } from '../../shared/storage/addresses.ts';
import { applicationStore } from '../../shared/storage/applications.ts';
import { type CandidateStore, candidateStore } from '../../shared/storage/candidates.ts';
import { type JobStore, jobStore } from '../../shared/storage/jobs.ts';
import type { OrganizationStore } from '../../shared/storage/organizations.ts';
import { type PipelineStore, pipelineStore } from '../../shared/storage/pipeline.ts';
import { type RejectionReasonStore, rejectionReasonStore } from '../../shared/storage/rejection-reasons.ts';
import type { Write } from '../../shared/storage/row.ts';
import type { Table } from '../../shared/storage/table.ts';
import type { FileTaker } from '../../shared/storage/take-files.ts';

export interface TakerStores {
  jobs: Pick<JobStore, 'find'>;
  organizations: Pick<OrganizationStore, 'find'>;
  candidates: Pick<CandidateStore, 'hasApplication' | 'withoutMergedValues'>;
  pipeline: Pick<PipelineStore, 'applied' | 'apply' | 'checkFields'>;
  reasons: Pick<RejectionReasonStore, 'use' | 'ofApplications'>;
  addresses: AddressCounter;
  takeFiles: FileTaker;
}

/** An application as its sender gave it, with the ids for what it creates. */
export interface SentApplication {
  body: SentApplicationBody;
  files: DeclaredFile[];
  /** Whether a visitor of a page sent it, who may use any name. */
  isPublic: boolean;
  /** The particulars of an application that the team enters. */
  team?: OfTeam;
  /** Whether the applications of its address are counted; by default those of visitors are. */
  isCounted?: boolean;
  /** The changes in the same transaction, such as the end of the chat that made it. Called again after a conflict. */
  together?: (submission: Submission) => Promise<Submission & { also: Write[] }>;
  id: string;
  candidateId: string;
  address: string;
  origin: EventOrigin;
  now: Date;
}

export type Submission = ReturnType<typeof submitted>;

/** The particulars of an application that the team enters. */
export interface OfTeam {
  /** A candidate who exists; by default the one with the e-mail address of the body. */
  candidateId?: string;
  /** Whether the sender may read candidates: only then is the data of that candidate copied into the application. */
  mayReadCandidates: boolean;
  /** Whether the application was received elsewhere: its job may be closed, and it need not answer its questions. */
  isImported: boolean;
  /** The reason of the organization's list that rejected it. */
  rejectionReasonId?: string;
  /** The stage and status with which it begins in the pipeline of its job. */
  beginningIn: (job: Job) => Beginning;
}

interface Taken {
  application: Application;
  /** The upload targets of files that were not in the request, by attachment. */
  uploads: ReadonlyMap<string, AwaitedUpload>;
}

/** Stores an application before its files, so that no applicant is lost because of a file. */
export const applicationTaker =
  ({ jobs, organizations, candidates, pipeline, reasons, addresses, takeFiles }: TakerStores) =>
  async (sent: SentApplication): Promise<Taken> => {
    const { body, files, isPublic, team, id, candidateId, address, origin, now } = sent;
    const { isCounted = isPublic, together } = sent;
    const { organizationId } = origin;

    const submit = async () => {
      const [found, organization] = await Promise.all([
        jobs.find(organizationId, body.job_id),
        organizations.find(organizationId),
      ]);
      const job = visibleJob(found, isPublic);
      if (!team?.isImported) refuseClosedJob(job, now);
      await pipeline.checkFields(organizationId, body.custom_fields);
      const beginning = team?.beginningIn(job);
      const useReason = async () =>
        team?.rejectionReasonId ? (await reasons.use(organizationId, team.rejectionReasonId)).marks : [];
      // An unusable reason is refused first, whatever else is wrong.
      await useReason();
      const demands = { answers: !team?.isImported && team?.candidateId === undefined, consent: isPublic };
      const answers = readAnswers(job, body, demands);
      // Only visitors of pages are counted: a server with a secret key sends the applications of many people.
      const fromAddress = isCounted ? await addresses.count(organizationId, address, now) : 0;

      const { email } = body.candidate;
      const who = team?.candidateId === undefined ? { email } : { candidateId: team.candidateId };
      return pipeline.apply(origin, who, async (known) => {
        const sameJob = { job_id: [job.id] };
        const isRepeated = known ? await candidates.hasApplication(organizationId, known, sameJob) : false;
        const signals = screen(body, { fromAddress, isRepeated });
        const ofTeam = 'type' in body.source ? body.source.type : undefined;
        const sourceType = ofTeam ?? (isPublic ? 'portal' : 'api');
        const attachments = files.map(({ attachment }) => attachment);
        const retentionMonths = organization?.retention_months ?? null;
        const made = { id, candidateId, job, sourceType, answers, attachments, signals, beginning, now };
        const isCopied = team?.mayReadCandidates && body.candidate.first_name === null;
        const copied = isCopied && known ? await candidates.withoutMergedValues(organizationId, known) : null;
        const submission = submitted(copied ? named(body, copied) : body, {
          ...made,
          isPublic,
          known,
          retentionMonths,
        });
        refuseTooLarge(submission.application);
        return together ? together(submission) : { ...submission, also: await useReason() };
      });
    };
    // The job may have closed since a crashed first run stored the application.
    const application = (await pipeline.applied(origin, id)) ?? (await submit());
    return { application, uploads: await takeFiles(files, now) };
  };

/** The body with the data of a candidate whom it names by id. */
function named(body: SentApplicationBody, candidate: Candidate): SentApplicationBody {
  const { first_name, last_name, email, phone, location, links } = candidate;
  return { ...body, candidate: { first_name, last_name, email, phone, location, links } };
}

/** The job, if this caller may see it. */
function visibleJob(job: Job | undefined, isPublic: boolean): Job {
  const isVisible = job && !(isPublic && (job.status === 'draft' || job.visibility.portal === 'hidden'));
  if (!isVisible) throw invalid('job_id', 'not_found', 'job_id names no job.');
  return job;
}

/** The stores for taking applications, with the stage's keys. */
export function openTaker(
  { table, organizations }: { table: Table; organizations: OrganizationStore },
  takeFiles: FileTaker,
): TakerStores {
  const candidates = candidateStore(table, openIndexKeys());
  const pipeline = pipelineStore({ table, applications: applicationStore(table), candidates });
  const addresses = addressCounter(table, openIndexKeys());
  const reasons = rejectionReasonStore(table);
  return { jobs: jobStore(table), organizations, candidates, pipeline, reasons, addresses, takeFiles };
}
