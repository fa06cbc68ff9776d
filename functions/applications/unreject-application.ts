import { entryOf } from '../../shared/http/entry.ts';
import { openPipeline } from '../../shared/http/open-pipeline.ts';
import * as routes from '../../shared/routes/route-table.ts';
import { moveBy } from './move-by.ts';

export const unrejectApplication = moveBy<typeof routes.unrejectApplication>(() => ({ action: 'unreject' }));

export const entry = entryOf(routes.unrejectApplication, unrejectApplication, openPipeline);
