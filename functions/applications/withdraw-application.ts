import { entryOf } from '../../shared/http/entry.ts';
import { openPipeline } from '../../shared/http/open-pipeline.ts';
import * as routes from '../../shared/routes/route-table.ts';
import { moveBy } from './move-by.ts';

export const withdrawApplication = moveBy<typeof routes.withdrawApplication>((body) => ({
  action: 'withdraw',
  ...body,
}));

export const entry = entryOf(routes.withdrawApplication, withdrawApplication, openPipeline);
