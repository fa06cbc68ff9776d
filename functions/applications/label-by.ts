import type { ApplicationView } from '../../shared/contracts/application.ts';
import type { UpdateApplicationBody } from '../../shared/contracts/application-body.ts';
import { mergeApplication } from '../../shared/domain/application.ts';
import { changedFields } from '../../shared/domain/event.ts';
import type { Application } from '../../shared/domain/stored/application.ts';
import type { Call } from '../../shared/http/call.ts';
import { refuseStale } from '../../shared/http/etag.ts';
import { openPipeline } from '../../shared/http/open-pipeline.ts';
import type { Route } from '../../shared/routes/route.ts';
import type { JobStore } from '../../shared/storage/jobs.ts';
import type { PipelineStore } from '../../shared/storage/pipeline.ts';
import { presentWithStages, type ScoreReading } from '../../shared/views/present-application.ts';

interface LabelStores extends ScoreReading {
  jobs: Pick<JobStore, 'stagesOf'>;
  pipeline: Pick<PipelineStore, 'label'>;
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
    const application = await pipeline.label(origin, params.id, (before) => {
      refuseStale(ifMatch, before);
      const next = mergeApplication(before, patchOf(body, before));
      if (next === before) return null;
      // The values are the team's own words, which no event contains; the names show what to fetch again.
      const changed = Object.keys(changedFields(before, next));
      return { next, events: [{ type: 'application.updated', context: { changed } }] };
    });
    const [view] = await presentWithStages(reading, call, [application]);
    return view as ApplicationView;
  };

/** The stores for changing labels. */
export const openLabels = (edge: Parameters<typeof openPipeline>[0]): LabelStores => {
  const { jobs, fitScores, pipeline } = openPipeline(edge);
  return { jobs, fitScores, pipeline };
};
