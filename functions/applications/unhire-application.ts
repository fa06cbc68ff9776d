import { entryOf } from '../../shared/http/entry.ts';
import { openPipeline } from '../../shared/http/open-pipeline.ts';
import * as routes from '../../shared/routes/route-table.ts';
import { moveBy } from './move-by.ts';

export const unhireApplication = moveBy<typeof routes.unhireApplication>((body) => ({
  action: 'unhire',
  ...body,
}));

export const entry = entryOf(routes.unhireApplication, unhireApplication, openPipeline);
