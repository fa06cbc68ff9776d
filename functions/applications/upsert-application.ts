import type { ApplicationView } from '../../shared/contracts/application.ts';
import { ApiError } from '../../shared/domain/api-error.ts';
import { mergeCustomFields } from '../../shared/domain/custom-fields.ts';
import type { AwaitedUpload } from '../../shared/domain/declared-file.ts';
import { mergeMetadata } from '../../shared/domain/metadata.ts';
import type { Application } from '../../shared/domain/stored/application.ts';
import type { Caller } from '../../shared/http/api-gateway.ts';
import type { Handle } from '../../shared/http/call.ts';
import { entryOf } from '../../shared/http/entry.ts';
import { refuseStale } from '../../shared/http/etag.ts';
import { openPipeline } from '../../shared/http/open-pipeline.ts';
import { s3 } from '../../shared/platform/clients.ts';
import { environment } from '../../shared/platform/environment.ts';
import * as routes from '../../shared/routes/route-table.ts';
import type { ApplicationStore } from '../../shared/storage/applications.ts';
import type { CandidateStore } from '../../shared/storage/candidates.ts';
import { createOrFind } from '../../shared/storage/create-or-find.ts';
import { externalIdTaken } from '../../shared/storage/external-ids.ts';
import type { JobStore } from '../../shared/storage/jobs.ts';
import type { PipelineStore } from '../../shared/storage/pipeline.ts';
import { fileTaker } from '../../shared/storage/take-files.ts';
import { uploadStore } from '../../shared/storage/uploads.ts';
import { type ApplicationReading, presentWithStages } from '../../shared/views/present-application.ts';
import { presentNewApplication, withTargets } from '../../shared/views/present-new-application.ts';
import { awaitedAgain } from './declare-files.ts';
import { relabelled } from './label-by.ts';
import { sentApplication } from './sent-application.ts';
import { applicationTaker, openTaker, type TakerStores } from './take-application.ts';

interface Dependencies extends TakerStores {
  fitScores: ApplicationReading['fitScores'];
  applications: Pick<ApplicationStore, 'findByExternalId'>;
  candidates: TakerStores['candidates'] & Pick<CandidateStore, 'find'>;
  jobs: TakerStores['jobs'] & Pick<JobStore, 'stagesOf'>;
  pipeline: TakerStores['pipeline'] & Pick<PipelineStore, 'label' | 'checkFields'>;
}

/**
 * Creates an application, or changes the labels of the one that exists; of concurrent requests, one creates it and the
 * others find it.
 */
export const upsertApplication = (stores: Dependencies): Handle<typeof routes.upsertApplication> => {
  const { applications, candidates, pipeline, takeFiles } = stores;
  const takeApplication = applicationTaker(stores);

  /** Throws {@link ApiError} external_id_taken for an application for another job or of another person. */
  const refuseAnother = async (
    { id, job_id, candidate_id }: Application,
    asked: { job_id: string; candidate_id?: string | undefined },
    organizationId: string,
  ) => {
    if (asked.job_id !== job_id) throw externalIdTaken(id);
    if (asked.candidate_id === undefined || asked.candidate_id === candidate_id) return;
    // The id of a merged candidate leads to the one that remained.
    const person = await candidates.find(organizationId, asked.candidate_id);
    if (person?.id !== candidate_id) throw externalIdTaken(id);
  };

  return async (call) => {
    const { params, body, origin, now, ifMatch } = call;
    const { organizationId } = origin;
    const { external_id } = params;
    let uploads: ReadonlyMap<string, AwaitedUpload> = new Map();
    const { resource: known, isNew } = await createOrFind({
      find: async () => {
        const found = await applications.findByExternalId(organizationId, external_id);
        // Until the worker has erased a deleted person, its application keeps the external id.
        return found && (await candidates.find(organizationId, found.candidate_id)) ? found : undefined;
      },
      create: async () => {
        if (ifMatch !== undefined) throw new ApiError('stale_object');
        const { tags = [], metadata = {}, ...fields } = body;
        const custom_fields = mergeCustomFields({}, fields.custom_fields);
        const given = { ...fields, tags, custom_fields, metadata: mergeMetadata({}, metadata), external_id };
        const taken = await takeApplication(sentApplication(given, call));
        uploads = taken.uploads;
        return taken.application;
      },
    });
    if (isNew) {
      const reasons = await stores.reasons.ofApplications(organizationId, [known]);
      return presentNewApplication(known, uploads, reasons);
    }
    await refuseAnother(known, body, organizationId);
    await pipeline.checkFields(organizationId, body.custom_fields);
    const application = await pipeline.label(origin, known.id, (before) => {
      refuseStale(ifMatch, before);
      const { tags, custom_fields, metadata } = body;
      return relabelled(before, { tags, custom_fields, metadata });
    });
    const again = awaitedAgain(body, application.submission.attachments);
    const [view] = await presentWithStages(stores, call, [application]);
    const targets = await takeFiles(again, now);
    return withTargets(shownTo(call.caller, view as ApplicationView, targets), targets);
  };
};

/** A key that may not read applications sees only the files that its own request declares. */
const shownTo = ({ scopes }: Caller, view: ApplicationView, targets: ReadonlyMap<string, AwaitedUpload>) => {
  if (scopes.includes('applications:read')) return view;
  const attachments = view.submission.attachments.filter(({ id }) => targets.has(id));
  return { ...view, submission: { ...view.submission, attachments } };
};

export const entry = entryOf(routes.upsertApplication, upsertApplication, (edge) => ({
  ...openTaker(edge, fileTaker(uploadStore(s3(), environment.bucketName))),
  ...openPipeline(edge),
}));
