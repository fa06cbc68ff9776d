import type { ApplicationView } from '../../shared/contracts/application.ts';
import { mergeApplication } from '../../shared/domain/application.ts';
import { changedFields } from '../../shared/domain/event.ts';
import type { Handle } from '../../shared/http/call.ts';
import { entryOf } from '../../shared/http/entry.ts';
import { refuseStale } from '../../shared/http/etag.ts';
import { openPipeline } from '../../shared/http/open-pipeline.ts';
import * as routes from '../../shared/routes/route-table.ts';
import type { JobStore } from '../../shared/storage/jobs.ts';
import type { PipelineStore } from '../../shared/storage/pipeline.ts';
import { presentWithStages, type ScoreReading } from '../../shared/views/present-application.ts';

interface Dependencies extends ScoreReading {
  jobs: Pick<JobStore, 'stagesOf'>;
  pipeline: Pick<PipelineStore, 'label'>;
}

export const updateApplication =
  ({ pipeline, ...reading }: Dependencies): Handle<typeof routes.updateApplication> =>
  async (call) => {
    const { params, body, origin, ifMatch } = call;
    const application = await pipeline.label(origin, params.id, (before) => {
      refuseStale(ifMatch, before);
      const next = mergeApplication(before, body);
      if (next === before) return null;
      // The values are the team's own words, which no event contains; the names show what to fetch again.
      const changed = Object.keys(changedFields(before, next));
      return { next, events: [{ type: 'application.updated', context: { changed } }] };
    });
    const [view] = await presentWithStages(reading, call, [application]);
    return view as ApplicationView;
  };

export const entry = entryOf(routes.updateApplication, updateApplication, (edge) => {
  const { jobs, fitScores, pipeline } = openPipeline(edge);
  return { jobs, fitScores, pipeline };
});
