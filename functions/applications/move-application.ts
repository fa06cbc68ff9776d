import { entryOf } from '../../shared/http/entry.ts';
import { openPipeline } from '../../shared/http/open-pipeline.ts';
import * as routes from '../../shared/routes/route-table.ts';
import { moveBy } from './move-by.ts';

export const moveApplication = moveBy<typeof routes.moveApplication>((body) => ({ action: 'move', ...body }));

export const entry = entryOf(routes.moveApplication, moveApplication, openPipeline);
