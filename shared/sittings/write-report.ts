import type { Assessment } from '../domain/stored/assessment.ts';
import type { StoredResult } from '../domain/stored/assessment-result.ts';
import { reportContent } from './report-content.ts';
import { reportPage } from './report-page.ts';
import { reportPdf } from './report-pdf.ts';

/** The report on a result in one of its two forms. */
export const writeReport = (assessment: Assessment, result: StoredResult, format: 'html' | 'pdf'): string => {
  const content = reportContent(assessment, result);
  return format === 'pdf' ? reportPdf(content) : reportPage(content);
};
