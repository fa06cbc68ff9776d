import { entryOf } from '../../shared/http/entry.ts';
import { openPipeline } from '../../shared/http/open-pipeline.ts';
import * as routes from '../../shared/routes/route-table.ts';
import { moveBy } from './move-by.ts';

export const hireApplication = moveBy<typeof routes.hireApplication>((body) => ({ action: 'hire', ...body }));

export const entry = entryOf(routes.hireApplication, hireApplication, openPipeline);
