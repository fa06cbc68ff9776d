import { templatePatch } from '../../shared/domain/assessment-templates.ts';
import type { Handle } from '../../shared/http/call.ts';
import { entryOf } from '../../shared/http/entry.ts';
import * as routes from '../../shared/routes/route-table.ts';
import {
  type AssessmentTemplateStore,
  assessmentTemplateStore,
} from '../../shared/storage/assessment-templates.ts';
import { updateEntry } from './entries.ts';

export const updateAssessmentTemplate = (
  entries: AssessmentTemplateStore,
): Handle<typeof routes.updateAssessmentTemplate> => updateEntry(entries, templatePatch);

export const entry = entryOf(routes.updateAssessmentTemplate, updateAssessmentTemplate, ({ table }) =>
  assessmentTemplateStore(table),
);
