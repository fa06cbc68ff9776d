import { readFileSync } from 'node:fs';
import { openEdge } from '../../shared/http/open-edge.ts';
import { serveRows } from '../../shared/http/serve-rows.ts';
import * as rows from '../../shared/routes/assessment-page.ts';
import { renderAssessmentPage } from './render-page.ts';

const script = readFileSync(new URL('assessment.js', import.meta.url), 'utf8');
const page = renderAssessmentPage();

export const handler = serveRows(
  rows,
  { getAssessmentPage: () => page, getAssessmentScript: () => script },
  openEdge(),
);
