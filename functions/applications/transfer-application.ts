import { entryOf } from '../../shared/http/entry.ts';
import { openPipeline } from '../../shared/http/open-pipeline.ts';
import * as routes from '../../shared/routes/route-table.ts';
import { moveBy } from './move-by.ts';

export const transferApplication = moveBy<typeof routes.transferApplication>((body) => ({
  action: 'transfer',
  ...body,
}));

export const entry = entryOf(routes.transferApplication, transferApplication, openPipeline);
