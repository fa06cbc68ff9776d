import { newTemplate } from '../../shared/domain/assessment-templates.ts';
import type { Handle } from '../../shared/http/call.ts';
import { entryOf } from '../../shared/http/entry.ts';
import * as routes from '../../shared/routes/route-table.ts';
import {
  type AssessmentTemplateStore,
  assessmentTemplateStore,
} from '../../shared/storage/assessment-templates.ts';
import { createEntry } from './entries.ts';

export const createAssessmentTemplate = (
  entries: AssessmentTemplateStore,
): Handle<typeof routes.createAssessmentTemplate> =>
  createEntry(entries, (body, id, now) => newTemplate(id, body, now));

export const entry = entryOf(routes.createAssessmentTemplate, createAssessmentTemplate, ({ table }) =>
  assessmentTemplateStore(table),
);
