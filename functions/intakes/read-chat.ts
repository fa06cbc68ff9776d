import { ApiError } from '../../shared/domain/api-error.ts';
import type { Intake } from '../../shared/domain/stored/intake.ts';
import type { Job } from '../../shared/domain/stored/job.ts';
import type { Dialogue, IntakeJob, Scene } from '../../shared/intake/dialogue.ts';
import { sceneOf } from '../../shared/intake/scene.ts';
import { type IntakeStore, intakeStore } from '../../shared/storage/intakes.ts';
import { type JobStore, jobStore } from '../../shared/storage/jobs.ts';
import type { OrganizationStore } from '../../shared/storage/organizations.ts';
import type { Table } from '../../shared/storage/table.ts';

export interface ChatStores {
  intakes: IntakeStore;
  jobs: Pick<JobStore, 'find'>;
  organizations: Pick<OrganizationStore, 'find'>;
}

export interface ReadChat {
  intake: Intake;
  dialogue: Dialogue;
  /** The instant of the last turn. */
  saidAt: string;
  scene: Scene;
  /** Undefined for a job that was deleted meanwhile. */
  job: Job | undefined;
}

/** A job of which nothing but its id is left. */
const deletedJob = (id: string): IntakeJob => ({
  id,
  name: '',
  application_form: {
    fields: [],
    consent: { processing_required: true, retention_months: null, privacy_url: null, ai_notice: null },
  },
  requirements: [],
});

/** Reads what a turn needs. Throws {@link ApiError} not_found. */
export const chatReader =
  ({ intakes, jobs, organizations }: ChatStores) =>
  async (organizationId: string, intake: Intake, now: Date): Promise<ReadChat> => {
    const [state, job, organization] = await Promise.all([
      intakes.stateOf<Dialogue>(organizationId, intake.id),
      jobs.find(organizationId, intake.job_id),
      organizations.find(organizationId),
    ]);
    if (!organization) throw new ApiError('not_found');
    const scene = sceneOf({
      organization,
      job: job ?? deletedJob(intake.job_id),
      locale: intake.locale,
      now,
    });
    return { intake, dialogue: state.dialogue, saidAt: state.at, scene, job };
  };

export const openChats = (edge: { table: Table; organizations: OrganizationStore }): ChatStores => ({
  intakes: intakeStore(edge.table),
  jobs: jobStore(edge.table),
  organizations: edge.organizations,
});
