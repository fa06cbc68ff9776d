import type { Handle } from '../../shared/http/call.ts';
import { entryOf } from '../../shared/http/entry.ts';
import * as routes from '../../shared/routes/route-table.ts';
import {
  type AssessmentTemplateStore,
  assessmentTemplateStore,
} from '../../shared/storage/assessment-templates.ts';
import { deleteEntry } from './entries.ts';

export const deleteAssessmentTemplate = (
  entries: AssessmentTemplateStore,
): Handle<typeof routes.deleteAssessmentTemplate> => deleteEntry(entries);

export const entry = entryOf(routes.deleteAssessmentTemplate, deleteAssessmentTemplate, ({ table }) =>
  assessmentTemplateStore(table),
);
