import type { Handle } from '../../shared/http/call.ts';
import { entryOf } from '../../shared/http/entry.ts';
import * as routes from '../../shared/routes/route-table.ts';
import {
  type AssessmentTemplateStore,
  assessmentTemplateStore,
} from '../../shared/storage/assessment-templates.ts';
import { getEntry } from './entries.ts';

export const getAssessmentTemplate = (
  entries: AssessmentTemplateStore,
): Handle<typeof routes.getAssessmentTemplate> => getEntry(entries);

export const entry = entryOf(routes.getAssessmentTemplate, getAssessmentTemplate, ({ table }) =>
  assessmentTemplateStore(table),
);
