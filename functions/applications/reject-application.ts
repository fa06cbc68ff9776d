import { entryOf } from '../../shared/http/entry.ts';
import { openPipeline } from '../../shared/http/open-pipeline.ts';
import * as routes from '../../shared/routes/route-table.ts';
import { moveBy } from './move-by.ts';

export const rejectApplication = moveBy<typeof routes.rejectApplication>((body) => ({
  action: 'reject',
  ...body,
}));

export const entry = entryOf(routes.rejectApplication, rejectApplication, openPipeline);
