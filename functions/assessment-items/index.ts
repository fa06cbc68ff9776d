import { openEdge } from '../../shared/http/open-edge.ts';
import { serveRows } from '../../shared/http/serve-rows.ts';
import { getNextAssessmentItem as row } from '../../shared/routes/assessment-sessions.ts';
import { openDesk } from '../../shared/sittings/open-desk.ts';
import { getNextAssessmentItem } from './get-next-assessment-item.ts';

/** Loaded for DISC-O only: the statements in all languages are larger than the rest of the code. */
const texts = () =>
  import(new URL('./texts.mjs', import.meta.url).href) as Promise<typeof import('./texts.ts')>;
const edge = openEdge();

export const handler = serveRows(
  { getNextAssessmentItem: row },
  {
    getNextAssessmentItem: getNextAssessmentItem(openDesk(edge), async (language) =>
      (await texts()).discOQuestionnaire(language),
    ),
  },
  edge,
);
