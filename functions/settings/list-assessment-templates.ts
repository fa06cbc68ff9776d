import type { AssessmentTemplate } from '../../shared/domain/stored/vocabulary.ts';
import type { Handle } from '../../shared/http/call.ts';
import { entryOf } from '../../shared/http/entry.ts';
import { openCursorKeys } from '../../shared/http/open-cursor-keys.ts';
import * as routes from '../../shared/routes/route-table.ts';
import {
  type AssessmentTemplateStore,
  assessmentTemplateStore,
} from '../../shared/storage/assessment-templates.ts';
import { type Listing, listEntries } from './entries.ts';

export const listAssessmentTemplates =
  (listing: Listing<AssessmentTemplateStore>): Handle<typeof routes.listAssessmentTemplates> =>
  (call) => {
    const { kind: wanted } = call.query;
    const isWanted = ({ kind }: AssessmentTemplate) => wanted?.includes(kind) ?? true;
    return listEntries(listing, wanted && isWanted)(call);
  };

export const entry = entryOf(routes.listAssessmentTemplates, listAssessmentTemplates, ({ table }) => {
  const cursorKeys = openCursorKeys();
  return { entries: assessmentTemplateStore(table), cursorKeys };
});
