import { entryOf } from '../../shared/http/entry.ts';
import * as routes from '../../shared/routes/route-table.ts';
import { labelBy, openLabels } from './label-by.ts';

export const updateApplication = labelBy<typeof routes.updateApplication>((body) => body);

export const entry = entryOf(routes.updateApplication, updateApplication, openLabels);
