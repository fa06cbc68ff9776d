import { readFileSync } from 'node:fs';
import { openEdge } from '../../shared/http/open-edge.ts';
import { serveRows } from '../../shared/http/serve-rows.ts';
import * as rows from '../../shared/routes/assessment-page.ts';
import { renderAssessmentPage } from './render-page.ts';

const read = (name: string) => readFileSync(new URL(name, import.meta.url), 'utf8');
const script = read('assessment.js');
const editor = read('assessment-editor.js');
const page = renderAssessmentPage();

export const handler = serveRows(
  rows,
  { getAssessmentPage: () => page, getAssessmentScript: () => script, getAssessmentEditor: () => editor },
  openEdge(),
);
