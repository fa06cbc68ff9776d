import type { ApplicationView } from '../../shared/contracts/application.ts';
import type { UpdateApplicationBody } from '../../shared/contracts/application-body.ts';
import type { CustomFieldsPatch } from '../../shared/contracts/custom-field-values.ts';
import { mergeApplication } from '../../shared/domain/application.ts';
import { changedFields } from '../../shared/domain/event.ts';
import type { Application } from '../../shared/domain/stored/application.ts';
import type { Call } from '../../shared/http/call.ts';
import { refuseStale } from '../../shared/http/etag.ts';
import { openPipeline } from '../../shared/http/open-pipeline.ts';
import type { Route } from '../../shared/routes/route.ts';
import type { JobStore } from '../../shared/storage/jobs.ts';
import type { PipelineStore } from '../../shared/storage/pipeline.ts';
import { type ApplicationReading, presentWithStages } from '../../shared/views/present-application.ts';

interface LabelStores extends ApplicationReading {
  jobs: Pick<JobStore, 'stagesOf'>;
  pipeline: Pick<PipelineStore, 'label' | 'checkFields'>;
}

/**
 * Makes the handler of a call that changes the team's labels of one application: `patchOf` converts its body to the new
 * labels.
 */
export const labelBy =
  <R extends Route>(patchOf: (body: Call<R>['body'], before: Application) => UpdateApplicationBody) =>
  ({ pipeline, ...reading }: LabelStores) =>
  async (call: Call<R> & { params: { id: string } }): Promise<ApplicationView> => {
    const { params, body, origin, ifMatch } = call;
    const { custom_fields } = body as { custom_fields?: CustomFieldsPatch };
    await pipeline.checkFields(origin.organizationId, custom_fields);
    const application = await pipeline.label(origin, params.id, (before) => {
      refuseStale(ifMatch, before);
      return relabelled(before, patchOf(body, before));
    });
    const [view] = await presentWithStages(reading, call, [application]);
    return view as ApplicationView;
  };

/** The change of an application's labels with its event; null when nothing changes. */
export function relabelled(
  before: Application,
  patch: UpdateApplicationBody,
): ReturnType<Parameters<PipelineStore['label']>[2]> {
  const next = mergeApplication(before, patch);
  if (next === before) return null;
  // The values are the team's own words, which no event contains; the names show what to fetch again.
  const changed = Object.keys(changedFields(before, next));
  return { next, events: [{ type: 'application.updated', context: { changed } }] };
}

/** The stores for changing labels. */
export const openLabels = (edge: Parameters<typeof openPipeline>[0]): LabelStores => {
  const { jobs, fitScores, reasons, pipeline } = openPipeline(edge);
  return { jobs, fitScores, reasons, pipeline };
};
