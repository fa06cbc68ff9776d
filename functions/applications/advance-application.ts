import { entryOf } from '../../shared/http/entry.ts';
import { openPipeline } from '../../shared/http/open-pipeline.ts';
import * as routes from '../../shared/routes/route-table.ts';
import { moveBy } from './move-by.ts';

export const advanceApplication = moveBy<typeof routes.advanceApplication>((body) => ({
  action: 'advance',
  ...body,
}));

export const entry = entryOf(routes.advanceApplication, advanceApplication, openPipeline);
